import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { findSentences } from './find-sentences.ts';
import { isSpace } from './marks.ts';

function sentences(text: string, language = 'en', newlines = false): string[] {
  return findSentences(text, language, { newlines }).map((span) => text.slice(span.start, span.end));
}

const cases = readFileSync(new URL('./find-sentences.cases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [language: string, text: string]);

test('hard cases in nineteen languages are cut where a reader would cut them', async (context) => {
  for (const language of new Set(cases.map(([code]) => code))) {
    await context.test(language, () => {
      for (const [, marked] of cases.filter(([code]) => code === language)) {
        const expected = marked.split('¦').map((sentence) => sentence.trim());
        assert.deepEqual(sentences(marked.replaceAll('¦', ''), language), expected);
      }
    });
  }
});

test('newlines end sentences only when asked to', () => {
  const text = 'A heading\nHello there. How are\r\nyou?\n\nFine';
  assert.deepEqual(sentences(text, 'en', true), ['A heading', 'Hello there.', 'How are', 'you?', 'Fine']);
  assert.deepEqual(sentences(text, 'en', false), ['A heading\nHello there.', 'How are\r\nyou?', 'Fine']);
  assert.deepEqual(sentences('Mr.\nSmith', 'en', true), ['Mr.', 'Smith']);
  assert.deepEqual(sentences('one\u2028two\u0085three', 'en', true), ['one', 'two', 'three']);
});

test('URLs, addresses, decimals and versions are never cut', () => {
  const whole = [
    'https://example.com/a.B?c=D!E',
    'john.Doe@example.Com',
    '3.14159 or 1.000.000,00',
    'v1.2.3-Beta.4',
    'example.Com/Path.Html',
    '192.168.0.1:80',
  ];
  for (const text of whole) assert.deepEqual(sentences(`See ${text} and go on`), [`See ${text} and go on`]);
});

test('footnote marks and closing marks stay with their sentence', () => {
  assert.deepEqual(sentences('It is so.[1][23] He agreed.'), ['It is so.[1][23]', 'He agreed.']);
  assert.deepEqual(sentences('(It is so.) "He agreed!" Yes.'), ['(It is so.)', '"He agreed!"', 'Yes.']);
});

test('Greek questions, Urdu and Armenian stops end sentences', () => {
  assert.deepEqual(sentences('Τι κάνεις; Καλά.', 'el'), ['Τι κάνεις;', 'Καλά.']);
  assert.deepEqual(sentences('One; Two', 'en'), ['One; Two']);
  assert.deepEqual(sentences('یہ کتاب ہے۔ وہ قلم ہے۔', 'ur'), ['یہ کتاب ہے۔', 'وہ قلم ہے۔']);
  assert.deepEqual(sentences('Բարև։ Ինչպես ես։', 'hy'), ['Բարև։', 'Ինչպես ես։']);
});

test('unknown languages and variants have rules too', () => {
  assert.deepEqual(sentences('Dr. Foo came. Bar left.', 'xx'), ['Dr. Foo came.', 'Bar left.']);
  assert.deepEqual(sentences('Am 3. Oktober. Dann nicht.', 'de-AT'), ['Am 3. Oktober.', 'Dann nicht.']);
});

const characters = fc.constantFrom(...'aB é.。!?…؟। \n\u00a0"\'()「」«»1I-İს字😀[;:,');

test('spans are in order, not empty, without white space at their ends, and leave only white space out', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(characters, fc.string({ unit: 'grapheme', maxLength: 1 })), maxLength: 60 }),
      fc.constantFrom('en', 'de', 'fr', 'ja', 'hi', 'ar', 'el', 'xx'),
      fc.boolean(),
      (text, language, newlines) => {
        let position = 0;
        for (const { start, end } of findSentences(text, language, { newlines })) {
          assert.ok(start >= position && end > start && end <= text.length);
          assert.equal(text.slice(position, start).trimStart().replaceAll('\u0085', ''), '');
          assert.ok(!isSpace(text.charCodeAt(start)) && !isSpace(text.charCodeAt(end - 1)));
          position = end;
        }
        assert.equal(text.slice(position).trimStart().replaceAll('\u0085', ''), '');
      },
    ),
    { numRuns: 2000 },
  );
});

test('the time for hostile texts grows no faster than the text', () => {
  for (const unit of ['. ', 'A. ', '(. ', '「。', '1. ', '" ! ', 'a.a', '.\n', '!)', '('.repeat(40)]) {
    const time = (length: number): number => {
      const text = unit.repeat(length / unit.length);
      let best = Infinity;
      for (let round = 0; round < 3; round++) {
        const before = process.threadCpuUsage();
        findSentences(text, 'en', { newlines: true });
        const { user, system } = process.threadCpuUsage(before);
        best = Math.min(best, (user + system) / 1000);
      }
      return best;
    };
    // Eight times the text: 8 if linear, 64 if quadratic. The time of the processor, not of the wall.
    const ratio = (): number => time(320_000) / Math.max(time(40_000), 1);
    assert.ok(ratio() < 32 || ratio() < 32, `${JSON.stringify(unit)} is not linear`);
  }
});
