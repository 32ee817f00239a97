import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { applyEdits } from '../edit-text.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { dateCases } from './cases/date-cases.ts';
import type { StyleCase } from './cases/style-case.ts';
import { timeCases } from './cases/time-cases.ts';
import { yearCases } from './cases/year-cases.ts';
import { datesAndTimesRules } from './rules.ts';

const cases: readonly StyleCase[] = [...dateCases, ...timeCases, ...yearCases];
const values = Object.entries(datesAndTimesRules).flatMap(([rule, byValue]) =>
  Object.entries(byValue).map(([value, rewritten]) => ({ name: `${rule}: ${value}`, rule, value, rewritten })),
);

function rewrite({ rewrite }: RewrittenValue, text: string, language: string): string {
  return applyEdits(text, rewrite(text, { language, protectedRanges: [] }));
}

function findValue(rule: string, value: string): RewrittenValue {
  const rewritten = datesAndTimesRules[rule]?.[value];
  assert.ok(rewritten, `${rule}: ${value} is done by rule`);
  return rewritten;
}

describe('rules of dates and times', () => {
  for (const { rule, value, language, changed, stays } of cases) {
    const rewritten = findValue(rule, value);
    it(`${rule}: ${value} in ${language}`, () => {
      assert.ok(rewritten.languages.includes(language.slice(0, 2)), 'the rule is for the language');
      for (const [before, after] of changed) {
        assert.equal(rewrite(rewritten, before, language), after);
        assert.equal(rewrite(rewritten, after, language), after, 'what is right stays');
      }
      for (const text of stays) assert.equal(rewrite(rewritten, text, language), text);
    });
  }

  it('has cases for every value', () => {
    const tested = new Set(cases.map(({ rule, value }) => `${rule}: ${value}`));
    assert.deepEqual(
      values.map(({ name }) => name).filter((name) => !tested.has(name)),
      [],
    );
  });

  const pieces =
    "0 3 5 9 12 13 24 2024 1990 98 05 . : / - – , ’ ' ( ) am a.m. PM p. Uhr h March May 5th März enero mars de of the " +
    '1er 年 月 日 号 時 分 点 半 午後 下午 晚上 오후 시 분 년 월 일 十 二〇二四 二 令和 元 BC A.D. CE century siglo XX siècle e ' +
    'secolo Jahrhundert im anni años années 90s 世紀 世纪 년대 세기 年代 公元 西元 昭和 twentieth alle ore las um at';
  const text = fc
    .array(fc.oneof(fc.constantFrom(...pieces.split(' '), ' ', ' ', '\n'), fc.constant(' ')), { maxLength: 14 })
    .map((parts) => parts.join(''));

  for (const { name, rewritten } of values)
    it(`${name} leaves its own result alone`, () => {
      fc.assert(
        fc.property(
          fc.oneof(text, fc.string({ unit: 'binary' })),
          fc.constantFrom(...rewritten.languages),
          (before, language) => {
            const after = rewrite(rewritten, before, language);
            assert.equal(rewrite(rewritten, after, language), after);
          },
        ),
        { numRuns: 150, seed: 4 },
      );
    });

  it('comes through long hostile texts', () => {
    const hostile = ['1', '12.', '2024-', '9:', '年', '十', ' ', 'a.m.', '5 March ', '1.1.', '二〇'].map((piece) =>
      piece.repeat(100_000 / piece.length),
    );
    for (const { rewritten } of values)
      for (const before of hostile) rewrite(rewritten, before, rewritten.languages[0] ?? '');
  });
});
