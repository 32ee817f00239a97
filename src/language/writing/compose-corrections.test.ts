import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Correction } from '../../contracts/engines/correction.ts';
import { compareCorrections } from './compare-corrections.ts';
import { applyCorrections, composeCorrections } from './compose-corrections.ts';

function correction(start: number, end: number, text: string, rule = 'spelling'): Correction {
  return { start, end, replacements: [text], rule, reason: `Reason of ${rule}.`, confidence: 0.9 };
}

describe('composeCorrections', () => {
  it('brings what a second pass found back to the text as it was', () => {
    const text = 'I look foward to meet you, definately.';
    const first = [correction(7, 13, 'forward'), correction(27, 37, 'definitely')];
    const second = [correction(18, 22, 'meeting', 'grammar')];
    const all = composeCorrections(text, first, second);
    assert.equal(applyCorrections(text, all), 'I look forward to meeting you, definitely.');
    assert.deepEqual(
      all.map(({ start, end }) => text.slice(start, end)),
      ['foward', 'meet', 'definately'],
    );
  });

  it('joins corrections that meet, and drops those that take each other back', () => {
    const joined = composeCorrections('a aple', [correction(2, 6, 'apple')], [correction(0, 3, 'an a', 'grammar')]);
    assert.deepEqual(joined, [
      { ...correction(0, 6, 'an apple', 'grammar'), reason: 'Reason of grammar. Reason of spelling.' },
    ]);
    assert.deepEqual(composeCorrections('one two', [correction(0, 3, 'six')], [correction(0, 3, 'one')]), []);
  });

  it('makes of any text what both passes make of it', () => {
    const cuts = fc.array(fc.tuple(fc.nat(4), fc.nat(3), fc.string({ maxLength: 3 })), { maxLength: 6 });
    const placed = (text: string, wanted: readonly (readonly [number, number, string])[]): readonly Correction[] => {
      let position = 0;
      return wanted.flatMap(([skip, length, replacement]) => {
        const start = position + skip;
        const end = start + length;
        if (end > text.length) return [];
        position = end + 1;
        return text.slice(start, end) === replacement ? [] : [correction(start, end, replacement)];
      });
    };
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), cuts, cuts, (text, one, other) => {
        const first = placed(text, one);
        const between = applyCorrections(text, first);
        const second = placed(between, other);
        const all = composeCorrections(text, first, second);
        assert.equal(applyCorrections(text, all), applyCorrections(between, second));
        let position = 0;
        for (const { start, end } of all) {
          assert.ok(start >= position && end >= start && end <= text.length);
          position = end;
        }
      }),
    );
  });
});

describe('compareCorrections', () => {
  it('has a correction for each passage that differs', () => {
    const why = { rule: 'llm/rewrite', reason: 'The language model wrote it so.', confidence: 0.5 };
    const before = 'This is teh end. All is well, and that is all.';
    const after = 'This is the end. All is well, that is it.';
    const found = compareCorrections(before, after, why);
    assert.equal(applyCorrections(before, found), after);
    assert.deepEqual(
      found.map(({ start, end, replacements, rule }) => [
        before.slice(start, end).trim(),
        replacements[0].trim(),
        rule,
      ]),
      [
        ['teh', 'the', 'llm/rewrite'],
        ['and', '', 'llm/rewrite'],
        ['all', 'it', 'llm/rewrite'],
      ],
    );
    assert.deepEqual(compareCorrections('same', 'same', why), []);
  });
});
