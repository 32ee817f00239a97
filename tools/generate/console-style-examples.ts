import { plainText, textSegment } from '../../src/language/segments.ts';
import { prepareStyleList } from '../../src/language/style-rules/apply-style-list.ts';
import { languagesByRule } from '../../src/language/style-rules/registry.ts';
import { type ConfiguredValue, styleCatalogue } from '../../src/language/style-rules/style-catalogue.ts';
import { sampleTexts, styleCases } from '../../test/support/style-cases.ts';
import type { Generator } from './generator.ts';

type Example = readonly [before: string, after: string];

/** Texts that are the same in every language; the cases have more. */
const addresses = ['info@example.org', 'info (at) example (dot) org', '0049 30 1234567', '+34 912 345 678'];
const times = ['00:00', '24:00', '08:05', '8:05', '15:30:20', '5/3/2024', '1980年代', '80年代', '19世紀'];
const cases = styleCases();
const numerals = cases.flatMap(({ changes }) => changes.flat()).filter((text) => !/\p{L}{3}/u.test(text));
const neutralTexts = [...addresses, ...times, ...numerals];

/** Longer texts are hard to take in beside each other. */
const mostCharacters = 60;

/** Language → rule → value → a text before and after, written by the rewriter of the server itself; for the page of style rules. */
export const consoleStyleExamples: Generator = {
  name: 'examples of style rules in the console',
  output: 'web/src/pages/styles/style-examples.generated.json',
  async produce() {
    const examples: Record<string, Record<string, Record<string, Example>>> = {};
    for (const [category, rules] of Object.entries(styleCatalogue))
      for (const [rule, values] of Object.entries(rules))
        for (const value of values)
          for (const language of languagesByRule({ category, rule, value })) {
            const example = exampleOf({ category, rule, value }, language);
            if (example === undefined) continue;
            examples[language] ??= {};
            examples[language][rule] ??= {};
            examples[language][rule][value] = example;
          }
    return `${JSON.stringify(examples, null, 1)}\n`;
  },
};

/** The first of the texts that the value changes: those of its own cases, of its rule, of its language, of all languages. */
function exampleOf({ category, rule, value }: ConfiguredValue, language: string): Example | undefined {
  const list = prepareStyleList({ [category]: { [rule]: value } }, language);
  const ofRule = cases.filter((one) => one.rule === rule && one.language.startsWith(language.slice(0, 2)));
  const own = ofRule.filter((one) => one.value === value).flatMap(({ changes }) => changes.map(([before]) => before));
  const texts = [...own, ...ofRule.flatMap(({ changes }) => changes.flat())];
  for (const before of [...texts, ...sampleTexts(language), ...neutralTexts]) {
    const after = plainText(list.apply(textSegment(before)));
    if (after !== before && Math.max(before.length, after.length) <= mostCharacters) return [before, after];
  }
  return undefined;
}
