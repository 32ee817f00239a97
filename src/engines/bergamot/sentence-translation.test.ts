import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Segment } from '../../contracts/segment.ts';
import { isCode, plainText } from '../../language/segments.ts';
import { readMarked, writeMarked } from '../shared/projection/marked-text.ts';
import { BergamotSegmentTranslation } from './bergamot-segment-translation.ts';

/** Translates with an engine that knows these answers, and shows what it was asked. */
async function translate(source: string, answers: Readonly<Record<string, string>>, language = 'zh') {
  const asked: string[] = [];
  const translation = new BergamotSegmentTranslation(async ({ text }) => {
    asked.push(text);
    return answers[text] ?? '';
  }, language);
  return { text: writeMarked(await translation.translate(readMarked(source))), asked };
}

describe('a code inside of a run of text', () => {
  const run = '<b id=0>三只猫睡觉</b>';
  const cut = '<b id=0>三只</b><b id=1>猫</b><b id=2>睡觉</b>';
  const words = '<b id="0">Three cats are asleep</b>';
  const aligned = '<b id="0">Three</b> <b id="1">cats</b> <b id="2">sleep</b>';

  it('changes no word of its translation', async () => {
    const { text, asked } = await translate('三只<b>猫</b>睡觉', { [run]: words, [cut]: aligned });
    assert.deepEqual(asked.sort(), [cut, run].sort());
    assert.equal(text, 'Three <b>cats</b> are asleep');
  });

  it('that is alone is no space in it', async () => {
    const asks = { [run]: words, '<b id=0>三只</b><b id=1>猫睡觉</b>': '<b id="0">Three</b> <b id="1">cats sleep</b>' };
    const { text } = await translate('三只<x/>猫睡觉', asks);
    assert.equal(text, 'Three<x/> cats are asleep');
  });
});

describe('a protected passage', () => {
  it('that the engine copies is asked for once', async () => {
    const question = '<b id=0>See</b> <b id=1>{a}.</b>';
    const { text, asked } = await translate('See {a}.', { [question]: '<b id="0">Siehe</b> <b id="1">{a}.</b>' }, 'en');
    assert.deepEqual([text, asked], ['Siehe {a}.', [question]]);
  });

  it('that it loses is asked for once more, without it', async () => {
    const answers = {
      '<b id=0>See</b> <b id=1>{a}.</b>': '<b id="0">Siehe.</b>',
      '<b id=0>See.</b>': '<b id="0">Siehe.</b>',
    };
    assert.equal((await translate('See {a}.', answers, 'en')).text, 'Siehe {a}.');
  });

  it('that is longer than any model copies is not shown to it', async () => {
    const address = `https://example.com/${'a'.repeat(300)}`;
    const { text, asked } = await translate(`See ${address}.`, { '<b id=0>See.</b>': '<b id="0">Siehe.</b>' }, 'en');
    assert.deepEqual([text, asked], [`Siehe ${address}.`, ['<b id=0>See.</b>']]);
  });

  it('by itself, and a sentence that the engine has nothing to say about, come back as they are', async () => {
    assert.deepEqual(await translate('{a}: https://a.org.', {}, 'en'), { text: '{a}: https://a.org.', asked: [] });
    assert.equal((await translate('Zz <b>{a}</b>,  zz!', {}, 'en')).text, 'Zz <b>{a}</b>,  zz!');
  });

  it('comes out once for each time it is in the source, and so do codes, whatever the engine makes of it', async () => {
    const passages = ['{a}', '{{ b }}', '%s', 'a@b.org', 'https://a.org/b', '/c/d'];
    const part = fc.constantFrom(
      'cat',
      'the ',
      ' ',
      '. ',
      ', ',
      '(',
      ')',
      '猫',
      '\n',
      '<x/>',
      '<b>',
      '</b>',
      ...passages,
    );
    const source = fc.array(part, { maxLength: 30 }).map((parts) => {
      // Passages that touch something may be another one with it.
      const spaced = parts.map((one) => (passages.includes(one) ? ` ${one} ` : one)).join('');
      return readMarked(spaced);
    });
    await fc.assert(
      fc.asyncProperty(source, fc.infiniteStream(fc.nat(5)), async (segment, choices) => {
        const damage = (tag: string): string => {
          const { value } = choices.next();
          return (
            [tag, '', tag + tag, tag.toUpperCase().replaceAll('B ID', 'b id').replaceAll('/B', '/b'), `x${tag}`, tag][
              value
            ] ?? ''
          );
        };
        const translation = new BergamotSegmentTranslation(
          async ({ text }) => text.replaceAll(/<b id=\d+>[^<]*<\/b>/g, damage),
          'en',
        );
        const translated = await translation.translate(segment);
        const codes = ({ inlines }: Segment) => inlines.filter(isCode).map(({ kind, id }) => `${kind} ${id}`);
        assert.deepEqual(codes(translated).sort(), codes(segment).sort());
        const count = (text: string) => passages.map((passage) => text.split(passage).length - 1);
        assert.deepEqual(count(plainText(translated)), count(plainText(segment)), plainText(translated));
      }),
      { numRuns: 1_000 },
    );
  });

  it('costs nothing where there is none', async () => {
    assert.deepEqual((await translate('I see. You see.', {}, 'en')).asked, ['I see.', 'You see.']);
  });
});
