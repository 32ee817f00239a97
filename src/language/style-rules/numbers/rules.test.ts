import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { applyEdits } from '../edit-text.ts';
import type { RewrittenValue, StyleContext } from '../style-rewriter.ts';
import { currencyCases } from './cases/currency-cases.ts';
import { expressionCases } from './cases/expression-cases.ts';
import { largeNumberCases } from './cases/large-number-cases.ts';
import { measureCases } from './cases/measure-cases.ts';
import { separatorCases } from './cases/separator-cases.ts';
import { unitCases } from './cases/unit-cases.ts';
import { numbersRules } from './rules.ts';

const tables = [
  ...currencyCases,
  ...measureCases,
  ...unitCases,
  ...separatorCases,
  ...expressionCases,
  ...largeNumberCases,
];

const values = Object.entries(numbersRules).flatMap(([rule, byValue]) =>
  Object.entries(byValue).map(([value, how]) => ({ rule, value, how })),
);

function rewritten({ rewrite }: RewrittenValue, text: string, language: string): string {
  const context: StyleContext = { language, protectedRanges: [] };
  const edits = rewrite(text, context);
  let position = 0;
  for (const { start, end } of edits) {
    assert.ok(start >= position && end >= start && end <= text.length, 'edits are in order and do not overlap');
    position = end;
  }
  return applyEdits(text, edits);
}

/** No-break spaces are shown as `~` in the tables. */
const unmark = (text: string) => text.replaceAll('~', '\u00a0');

describe('rules of numbers', () => {
  for (const { rule, value, language, changes, keeps } of tables)
    test(`${rule}: ${value} in ${language}`, () => {
      const how = numbersRules[rule]?.[value];
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
      ...'\uff15 \uff05 \uffe5 0 1 2 5 10 12 20 100 345 1000 2024 12345 . , : - – / % % $ € ¥ £ ° °C ( ) + = × x \u00a0 km m kg USD EUR CHF'.split(
        ' ',
      ),
      ' ',
      ...'Euro dollars degrees million Millionen millones milioni mln Mio. percent Prozent por ciento 百分之 五十 三 万 億 円 元 人 つ 만 원 도 섭씨 摂氏 美元 第 〇 零 、 か所 five several equation II'.split(
        ' ',
      ),
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
        { numRuns: 60 },
      );
  });

  test('long hostile texts are read in one go', () => {
    for (const part of [
      '1',
      '1,',
      '1.',
      '1 ',
      '1 000',
      '$',
      '1x',
      '1+',
      '百',
      '五、',
      ' ',
      '10-',
      '1,000,',
      '%',
      '一',
      '-',
      '1km,',
      '万',
    ])
      for (const { how } of values)
        for (const language of how.languages.slice(0, 1))
          rewritten(how, part.repeat(Math.floor(100_000 / part.length)), language);
  });
});
