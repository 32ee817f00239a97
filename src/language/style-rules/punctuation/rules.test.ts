import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { applyEdits } from '../edit-text.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { abbreviationCases } from './cases/abbreviation-cases.ts';
import { clauseCases } from './cases/clause-cases.ts';
import { eastAsianCases } from './cases/east-asian-cases.ts';
import { ellipsisCases } from './cases/ellipsis-cases.ts';
import { quotationCases } from './cases/quotation-cases.ts';
import { rangeCases } from './cases/range-cases.ts';
import { signCases } from './cases/sign-cases.ts';
import { punctuationRules } from './rules.ts';

const tables = [
  ...quotationCases,
  ...ellipsisCases,
  ...abbreviationCases,
  ...signCases,
  ...eastAsianCases,
  ...clauseCases,
  ...rangeCases,
];

const values = Object.entries(punctuationRules).flatMap(([rule, byValue]) =>
  Object.entries(byValue).map(([value, how]) => ({ rule, value, how })),
);

function rewritten({ rewrite }: RewrittenValue, text: string, language: string): string {
  const edits = rewrite(text, { language, protectedRanges: [] });
  let position = 0;
  for (const { start, end } of edits) {
    assert.ok(start >= position && end >= start && end <= text.length, 'edits are in order and do not overlap');
    position = end;
  }
  return applyEdits(text, edits);
}

const unmark = (text: string) => text.replaceAll('⍽', '\u00a0');

describe('rules of punctuation', () => {
  for (const { rule, value, language, changes, keeps } of tables)
    test(`${rule}: ${value} in ${language}`, () => {
      const how = punctuationRules[rule]?.[value];
      assert.ok(how, 'is done by rule');
      assert.ok(
        how.languages.some((known) => language === known || language.startsWith(`${known}-`)),
        `knows ${language}`,
      );
      for (const [before, after] of changes) {
        assert.equal(rewritten(how, unmark(before), language), unmark(after));
        assert.equal(rewritten(how, unmark(after), language), unmark(after), 'what is right stays');
      }
      for (const text of keeps) assert.equal(rewritten(how, unmark(text), language), unmark(text));
    });

  test('every value has sentences that change, that are right and that only look alike', () => {
    for (const { rule, value } of values) {
      const cases = tables.filter((table) => table.rule === rule && table.value === value);
      const changes = cases.flatMap((table) => table.changes);
      const keeps = cases.flatMap((table) => table.keeps);
      assert.ok(changes.length >= 1 && keeps.length >= 2, `${rule}: ${value}`);
    }
  });

  test('any text comes to rest after one pass', () => {
    const pieces = fc.constantFrom(
      ...`. , ; : ! ? … ⋯ ・ · 。 、 ， ． ： & ＆ + / - – — —— ~ 〜 ～ ( ) （ ） 「 」 『 』 【 】 〔 〕 《 》 〈 〉 [ ] " ' “ ” „ ‘ ’ ‚ « » ‹ ›`.split(
        ' ',
      ),
      ...'0 5 12 30 2020 a s the and or und Dear James U.S.A. z.B. e.g. However In 唐 年 日 から 가 다 라고 는 ア 漢字'.split(
        ' ',
      ),
      ...[' ', ' ', '\u00a0', '\n', '...', ' - ', ', '],
    );
    const text = fc.oneof(
      fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join('')),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    );
    for (const { rule, value, how } of values)
      fc.assert(
        fc.property(text, fc.constantFrom(...how.languages), (input, language) => {
          const once = rewritten(how, input, language);
          assert.equal(rewritten(how, once, language), once, `${rule}: ${value} in ${language}`);
        }),
        { numRuns: 80 },
      );
  });

  test('long hostile texts are read in one go', () => {
    const parts = [
      '"',
      ' "a',
      "'",
      '« ',
      '「',
      '.',
      '. ',
      '(',
      '( a',
      'a, ',
      'A.',
      'a ',
      ' ',
      '1-',
      '1 - ',
      '—',
      '年',
      '・',
      '!',
      '/ ',
      'a/',
      'Dear ',
      '（',
      '&',
    ];
    for (const part of parts)
      for (const { how } of values)
        rewritten(how, part.repeat(Math.floor(100_000 / part.length)), how.languages[0] as string);
  });
});
