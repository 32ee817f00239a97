import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMarkedTexts } from '../../../test/support/read-marked-texts.ts';
import { explainEdits, hasReason, reasonOf } from './explain-edits.ts';
import { findCorrections } from './find-corrections.ts';

const languages = { en: 'en-US', de: 'de', fr: 'fr', es: 'es', it: 'it', pt: 'pt-BR' };

describe('reasons of corrections', () => {
  for (const [name, language] of Object.entries(languages))
    it(`are written for every rule that finds something in the marked texts of ${name}`, () => {
      const rules = new Set(
        readMarkedTexts(name).flatMap(({ text }) => findCorrections(text, language).map(({ rule }) => rule)),
      );
      assert.ok(rules.size > 3);
      assert.deepEqual(
        [...rules].filter((rule) => !hasReason(rule)),
        [],
      );
    });

  it('belong to whole words, where a rule changes a part of one', () => {
    const listed = (text: string, start: number, end: number, meant: string) =>
      explainEdits(text, [{ start, end, text: meant, rule: 'grammar' }]).map(({ start, end, replacements }) => [
        text.slice(start, end),
        ...replacements,
      ]);
    assert.deepEqual(listed('ils joue ici', 8, 8, 'nt'), [['joue', 'jouent']]);
    assert.deepEqual(listed('au dessus', 2, 3, '-'), [['au dessus', 'au-dessus']]);
    assert.deepEqual(listed('le mot: non', 6, 6, '\u00a0'), [['', '\u00a0']]);
    assert.deepEqual(listed('a dog , a cat', 5, 6, ''), [[' ', '']]);
    // Two in one word share it.
    const both = [
      { start: 2, end: 3, text: 'x', rule: 'grammar' },
      { start: 6, end: 7, text: 'y', rule: 'grammar' },
    ];
    assert.deepEqual(
      explainEdits('abcdefghi', both).map(({ start, end, replacements }) => [start, end, replacements[0]]),
      [
        [0, 6, 'abxdef'],
        [6, 9, 'yhi'],
      ],
    );
  });

  it('are those of the engine, of the rule, or of its area', () => {
    const text = 'Il à faim $&.';
    const edit = { start: 3, end: 4, text: 'a', rule: 'grammalecte/conf' };
    const reason = 'Confusion probable.';
    assert.deepEqual(explainEdits(text, [{ ...edit, reason, alternatives: ['a', 'as'] }]), [
      { start: 3, end: 4, replacements: ['a', 'as'], rule: 'grammalecte/conf', reason, confidence: 0.85 },
    ]);
    assert.match(reasonOf('grammalecte/conf', { before: '$&' }).reason, /“\$&”/);
    const [spanish, german, own] = ['agreement/noun', 'agreement/german/noun', 'agreement/german/dass'].map((rule) =>
      reasonOf(rule),
    );
    assert.deepEqual([spanish?.confidence, german?.confidence, own?.confidence], [0.89, 0.72, 0.72]);
    assert.doesNotMatch(spanish?.reason ?? '', /case/);
    assert.match(german?.reason ?? '', /case/);
    assert.match(own?.reason ?? '', /conjunction/);
    assert.equal(reasonOf('grammar/unheard-of', { after: 'x' }).reason, 'The grammar of the sentence asks for “x”.');
  });
});
