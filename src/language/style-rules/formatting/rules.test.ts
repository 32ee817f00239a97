import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { applyEdits } from '../edit-text.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { formattingCases } from './cases/formatting-cases.ts';
import type { StyleCase } from './cases/style-case.ts';
import { formattingRules } from './rules.ts';

const cases: readonly StyleCase[] = formattingCases;
const values = Object.entries(formattingRules).flatMap(([rule, byValue]) =>
  Object.entries(byValue).map(([value, rewritten]) => ({ name: `${rule}: ${value}`, rule, value, rewritten })),
);

function rewrite({ rewrite }: RewrittenValue, text: string, language: string): string {
  return applyEdits(text, rewrite(text, { language, protectedRanges: [] }));
}

function findValue(rule: string, value: string): RewrittenValue {
  const rewritten = formattingRules[rule]?.[value];
  assert.ok(rewritten, `${rule}: ${value} is done by rule`);
  return rewritten;
}

describe('rules of formatting', () => {
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
    '+1 +49 0049 212 555 1234 030 (0) (212) . - / ( ) @ [at] (at) at [dot] (dot) name example com Tel.: Fax 中 文 个 km kg % A b 12 7';
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
    const hostile = ['1', '+1 ', '(', '12-', 'a.', 'a@', 'a[dot]', ' ', '中 ', '030 ', '212-555-'].map((piece) =>
      piece.repeat(100_000 / piece.length),
    );
    for (const { rewritten } of values)
      for (const before of hostile) rewrite(rewritten, before, rewritten.languages[0] ?? '');
  });
});
