import { rewriting } from '../punctuation/rewritten-value.ts';
import { resolvedAbbreviations, usedAbbreviations } from '../spelling-and-grammar/abbreviation-usage.ts';
import { symbolsInWords } from '../spelling-and-grammar/symbols.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { allOf, byLanguage, matching } from '../words.ts';

const percentWords = {
  de: 'Prozent',
  en: 'per ?cent',
  es: 'por ciento',
  fr: 'pour cent',
  it: 'per ?cento',
};
/** English and Italian write the sign next to the number. */
const percentSigns = byLanguage(
  Object.fromEntries(
    Object.entries(percentWords).map(([language, word]) => [
      language,
      () =>
        matching(new RegExp(`(?<=\\d)[ \\u00a0]${word}(?![\\p{L}\\p{N}-])`, 'gu'), () =>
          language === 'en' || language === 'it' ? '%' : '\u00a0%',
        ),
    ]),
  ),
);

export const abbreviations: Readonly<Record<string, RewrittenValue>> = {
  avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily: rewriting(
    resolvedAbbreviations.languages,
    allOf(resolvedAbbreviations.rewrite, symbolsInWords.rewrite),
  ),
  use_abbreviations_and_symbols: rewriting(
    usedAbbreviations.languages,
    allOf(usedAbbreviations.rewrite, percentSigns.rewrite),
  ),
};
