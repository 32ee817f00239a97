import { textSegment } from '../../src/language/segments.ts';
import { type PreparedStyleList, prepareStyleList } from '../../src/language/style-rules/apply-style-list.ts';
import { languagesByRule } from '../../src/language/style-rules/registry.ts';
import { type ConfiguredValue, styleCatalogue } from '../../src/language/style-rules/style-catalogue.ts';
import { coversLanguage } from '../../src/language/style-rules/style-languages.ts';
import { sampleTexts } from '../../test/support/style-cases.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import { median } from '../measurement/statistics.ts';

/**
 * What a style list costs a sentence. Running text, and the sentences that the rules are tested with: short ones, in most
 * of which something looks like a case for a rule.
 */
const rounds = 5;
const languages = ['en', 'de', 'fr'];

/** One value of every rule that has one in the language. */
function choices(language: string): readonly ConfiguredValue[] {
  return Object.entries(styleCatalogue).flatMap(([category, rules]) =>
    Object.entries(rules).flatMap(([rule, values]) =>
      values
        .map((value) => ({ category, rule, value }))
        .filter((one) => coversLanguage(languagesByRule(one), language))
        .slice(0, 1),
    ),
  );
}

function listOf(chosen: readonly ConfiguredValue[], language: string): PreparedStyleList {
  const byCategory = Map.groupBy(chosen, ({ category }) => category);
  const rules = Object.fromEntries(
    Array.from(byCategory, ([category, values]) => [
      category,
      Object.fromEntries(values.map(({ rule, value }) => [rule, value])),
    ]),
  );
  return prepareStyleList(rules, language);
}

/** Microseconds a sentence, the median of rounds; the first warms up and does not count. */
function microseconds(list: PreparedStyleList, texts: readonly string[]): number {
  const segments = texts.map(textSegment);
  const times = Array.from({ length: rounds + 1 }, () => {
    const start = performance.now();
    for (const segment of segments) list.apply(segment);
    return ((performance.now() - start) * 1_000) / segments.length;
  });
  return median(times.slice(1));
}

function report(language: string, what: string, texts: readonly string[]): void {
  const all = choices(language);
  const ten = all.filter((_, index) => index % Math.floor(all.length / 10) === 0).slice(0, 10);
  const characters = Math.round(texts.join('').length / texts.length);
  const whole = listOf(all, language);
  const changed = texts.filter((text) => whole.apply(textSegment(text)).inlines.join('') !== text);
  const cells = [
    `${language}, ${what}`.padEnd(26),
    `${texts.length} sentences of ${characters} characters`.padEnd(36),
    `one rule ${median(all.map((one) => microseconds(listOf([one], language), texts))).toFixed(1)} µs`.padEnd(18),
    `ten ${microseconds(listOf(ten, language), texts).toFixed(1)} µs`.padEnd(14),
    `all ${all.length} ${microseconds(whole, texts).toFixed(1)} µs`.padEnd(20),
    `${((changed.length * 100) / texts.length).toFixed(0)} % changed by all`,
  ];
  console.log(cells.join('  '));
}

report('en', 'running text', readCorpus().sentences);
for (const language of languages) report(language, 'test sentences', [...new Set(sampleTexts(language))]);
