import { editMatches } from '../edit-text.ts';
import { rewriting } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { byLanguage } from '../words.ts';
import { unhyphenated } from './english-numbers.ts';
import { hyphenated, hyphenatedUnderHundred } from './french-numbers.ts';

export const spelledOutNumbers: Readonly<Record<string, RewrittenValue>> = {
  use_hyphens: byLanguage({
    en: () => (text) => editMatches(text, unhyphenated, () => '-'),
    fr: () => hyphenated,
  }),
  use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et: rewriting(['fr'], hyphenatedUnderHundred),
};
