import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from './aligned-sentence.ts';
import { findPassages } from './find-passages.ts';
import { SentenceWithoutPassages } from './sentence-without-passages.ts';
import { TaggedSentence } from './tagged-sentence.ts';

function without(sentence: string, cuts: readonly number[] = []): SentenceWithoutPassages {
  return new SentenceWithoutPassages(sentence, cuts, findPassages(sentence, cuts));
}

test('what is left reads as if there had been no passages', () => {
  for (const [sentence, left] of [
    ['I see {n} cats.', 'I see cats.'],
    ['See https://example.com/x.', 'See.'],
    ['See (https://example.com/x), please', 'See, please'],
    ['Open "{file}" now', 'Open now'],
    ['{n} cats', 'cats'],
    ['cats {n}', 'cats'],
    ['{a} and {b} {c}!', 'and!'],
    ['one{n}two', 'one two'],
    ['请访问https://example.com谢谢', '请访问谢谢'],
    ['Line {a}\n{b} two', 'Line two'],
  ] as const)
    assert.equal(without(sentence).text, left, sentence);
});

test('codes keep their positions', () => {
  const rest = without('I see {n} cats.', [2, 6, 9, 14]);
  assert.deepEqual(
    rest.cuts.map((cut) => rest.text.slice(cut)),
    ['see cats.', 'cats.', '.'],
  );
});

/** Puts passages back into a translation, written as words with the places of their source words: `'Ich:0 sehe:1'`. */
function restore(sentence: string, answer: string): string {
  const rest = without(sentence);
  const tagged = new TaggedSentence(rest.text, rest.cuts);
  const html = answer.replaceAll(/(\S+):(\d)/g, '<b id="$2">$1</b>').replaceAll('_', '');
  const { units, tokens } = rest.restore({ units: tagged.units, tokens: tagged.readAnswer(html) });
  for (const [index, { start }] of units.entries()) assert.ok((units[index - 1]?.end ?? 0) <= start);
  for (const { units: own } of tokens) for (const unit of own) assert.ok(unit > 0 && unit <= units.length);
  return textOf(tokens);
}

const cases: readonly (readonly [string, string, string, string])[] = [
  ['between their neighbours', 'I see {n} cats.', 'Ich:0 sehe:1 Katzen.:2', 'Ich sehe {n} Katzen.'],
  ['before the right one when they have parted', 'I see {n} cats', 'sehe:1 ich:0 Katzen:2', 'sehe ich {n} Katzen'],
  ['before the full stop', 'See https://a.org.', 'Siehe.:0', 'Siehe https://a.org.'],
  ['with their brackets', 'See this ({url}), please.', 'Siehe:0 das,:1 bitte.:2', 'Siehe das ({url}), bitte.'],
  ['at the beginning', '{n} cats sleep', 'Katzen:0 schlafen:1', '{n} Katzen schlafen'],
  ['at the end', 'cats sleep {n}', 'Katzen:0 schlafen:1', 'Katzen schlafen {n}'],
  ['in their order', '{a} {b} sleep {c}{d}', 'schlafen:0', '{a} {b} schlafen {c}{d}'],
  ['tight where they were', 'file{n}: x', 'Datei:_:0 x:1', 'Datei{n}: x'],
  ['with their line break', 'Open\n{file}\nnow', 'Öffne:0 jetzt:1', 'Öffne\n{file}\njetzt'],
  [
    'with spaces where the source has none',
    '请访问https://a.org谢谢',
    'Visit:0 thanks:1',
    'Visit https://a.org thanks',
  ],
];
for (const [where, sentence, answer, expected] of cases)
  test(`they come back ${where}`, () => assert.equal(restore(sentence, answer), expected));
