import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installedInflection, missingInflection } from '../../../test/support/installed-inflection.ts';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import { noInflection } from '../inflection/inflection.ts';
import { hasReason } from '../writing/explain-edits.ts';
import { correctText, findCorrections } from '../writing/find-corrections.ts';
import { protectedRanges } from '../writing/protected-ranges.ts';
import { findByRules } from '../writing/rules/find-by-rules.ts';
import { parseCorrection } from '../writing/rules/parse-correction.ts';
import { correctedLanguages } from '../writing/rules/registry.ts';
import { readCorrectionGroups, readGroups } from './correction-groups.ts';

/** Where the examples of a language are written, if that matters to its rules. */
const variants: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-BR' };

for (const language of correctedLanguages)
  describe(`corrections in the pack of ${language}`, { skip: await missingInflection(language) }, async () => {
    const inflection = await installedInflection(language);
    const groups = readCorrectionGroups(language);
    const variant = variants[language] ?? language;

    it('have ids, reasons, rules, and examples that change and stay', () => {
      assert.equal(new Set(groups.map(({ id }) => id)).size, groups.length);
      for (const { id, reason, changes, stays, rules } of groups) {
        assert.ok(hasReason(reason), `${id}: ${reason}`);
        assert.ok(rules.length > 0 && changes.length > 0 && stays.length > 0, id);
      }
    });

    for (const [index, { id, changes, stays }] of groups.entries())
      it(`do as their examples say: ${id}`, () => {
        const correct = (text: string) => correctText(text, variant, [], undefined, inflection);
        for (const [before, after] of changes) {
          assert.equal(correct(before), after);
          assert.equal(correct(after), after);
          const context = { language: variant, protectedRanges: protectedRanges(before), inflection };
          const made = new Set(findCorrections(before, variant, undefined, inflection).map(({ start }) => start));
          const own = findByRules(before, context)[index] ?? [];
          assert.ok(
            own.some(({ start }) => made.has(start)),
            `another group changes: ${before}`,
          );
        }
        for (const text of stays) assert.equal(correct(text), text);
      });

    it('take at most 3 ms a sentence', async () => {
      const texts = groups.flatMap(({ changes, stays }) => [...changes.map(([before]) => before), ...stays]);
      const find = async () => texts.map((text) => findCorrections(text, variant, undefined, inflection));
      await find();
      await withinCpu(0.003 * texts.length, find);
    });
  });

it('names the file and the line of what is wrong in rules of corrections', () => {
  const at = 'languages/it/corrections/main.rules:3';
  for (const [text, fault] of [
    ['di il', 'not a rule'],
    ['di il -> del -> dello', 'not a rule'],
    ['(che) -> se', 'no phrase'],
    ['di (il) la -> della', 'a phrase in two parts'],
    ['@absent -> del', 'no group absent'],
    ['di|a il -> del|al|nel', 'lists of different lengths'],
  ] as const)
    assert.throws(() => parseCorrection({ text, at }, 'it', noInflection), { message: `${at}: ${fault}: ${text}` });
  assert.throws(() => readGroups([{ text: 'di -> del', at }]), { message: `${at}: a rule without a group: di -> del` });
  assert.throws(
    () =>
      readGroups([
        { text: '[id] grammar', at },
        { text: '+ di', at },
      ]),
    { message: `${at}: not an example: + di` },
  );
});
