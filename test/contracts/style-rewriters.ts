import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { textSegment } from '../../src/language/segments.ts';
import { applyStyleRules } from '../../src/language/style-rules/apply-style-rules.ts';
import { styleCatalogue } from '../../src/language/style-rules/style-catalogue.ts';
import { coversLanguage } from '../../src/language/style-rules/style-languages.ts';
import type { RewrittenRules, RewrittenValue } from '../../src/language/style-rules/style-rewriter.ts';
import { applyEdits } from '../../src/language/text-edit.ts';
import type { StyleCase } from '../support/style-cases.ts';

/** What the suite needs to know of a category. */
export interface TestedCategory {
  readonly category: string;
  readonly rules: RewrittenRules;
  readonly cases: readonly StyleCase[];
  /** What random texts are put together from: the words and marks that the rewriters look for. */
  readonly pieces: readonly string[];
  /** What long texts repeat. */
  readonly hostile: readonly string[];
  /** Random texts a value. */
  readonly runs: number;
  readonly seed?: number;
}

/** Every category of rewriters passes it. */
export function testStyleRules({ category, rules, cases, pieces, hostile, runs, seed }: TestedCategory): void {
  const values = Object.entries(rules).flatMap(([rule, byValue]) =>
    Object.entries(byValue).map(([value, how]) => ({ name: `${rule}: ${value}`, rule, value, how })),
  );
  const parameters = { numRuns: runs, ...(seed === undefined ? {} : { seed }) };
  const text = fc.oneof(
    fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(' ', ' ', '\u00a0', '\n')), { maxLength: 14 })
      .map((parts) => parts.join('')),
    fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary' }),
  );

  describe(`rules of ${category}`, () => {
    for (const { rule, value, language, changes, keeps } of cases)
      test(`${rule}: ${value} in ${language}`, () => {
        const how = rules[rule]?.[value];
        assert.ok(how, 'is done by rule');
        assert.ok(coversLanguage(how.languages, language), `knows ${language}`);
        for (const [before, after] of changes) {
          assert.equal(rewritten(how, before, language), after);
          assert.equal(rewritten(how, after, language), after, 'what is right stays');
          staysWhereProtected(how, before, language);
        }
        for (const kept of keeps) assert.equal(rewritten(how, kept, language), kept);
      });

    test('every value is in the catalogue', () => {
      for (const { rule, value, name } of values) assert.ok(styleCatalogue[category]?.[rule]?.includes(value), name);
    });

    test('every value has sentences that change, that are right and that only look alike', () => {
      for (const { rule, value, name } of values) {
        const own = cases.filter((one) => one.rule === rule && one.value === value);
        const changes = own.flatMap((one) => one.changes);
        const keeps = own.flatMap((one) => one.keeps);
        assert.ok(changes.length >= 1 && keeps.length >= 2, name);
      }
    });

    for (const { name, how } of values) {
      test(`${name} leaves its own result alone`, () => {
        fc.assert(
          fc.property(text, fc.constantFrom(...how.languages), (before, language) => {
            const once = rewritten(how, before, language);
            assert.equal(rewritten(how, once, language), once);
          }),
          parameters,
        );
      });
    }

    test('long hostile texts are read in one go', () => {
      for (const part of hostile)
        for (const { how } of values)
          rewritten(how, part.repeat(Math.floor(100_000 / part.length)), how.languages[0] as string);
    });
  });
}

/** The result of one rewriter, whose edits are in order. */
function rewritten({ rewrite }: RewrittenValue, text: string, language: string): string {
  const edits = rewrite(text, { language, protectedRanges: [] });
  let position = 0;
  for (const { start, end } of edits) {
    assert.ok(start >= position && end >= start && end <= text.length, 'edits are in order and do not overlap');
    position = end;
  }
  return applyEdits(text, edits);
}

/** Protects the whole text, and each of its words alone. */
function staysWhereProtected({ rewrite }: RewrittenValue, text: string, language: string): void {
  for (const { 0: word, index } of [...text.matchAll(/\S+/g), { 0: text, index: 0 }]) {
    const range = { start: index, end: index + word.length };
    const result = applyStyleRules(textSegment(text), [rewrite], language, [range]).inlines.join('');
    assert.ok(result.includes(word), `the protected '${word}' is in '${result}'`);
    if (word === text)
      assert.doesNotMatch(result.replace(text, ''), /[\p{L}\p{N}]/u, 'at most a mark stands beside it');
  }
}
