import type { RewrittenRules } from '../style-rewriter.ts';
import { abbreviations } from './abbreviations.ts';
import { anglicisms } from './anglicisms.ts';
import { countryNames } from './country-names.ts';
import { directionalLanguage } from './directional-language.ts';
import { doubleNegatives, positiveLanguage, readerActionRequired } from './double-negatives.ts';
import { redundantIntroductoryPhrases, redundantPhraseValues } from './redundant-phrases.ts';
import { shortVsLongWords } from './short-words.ts';

/** How readers are spoken to. */
export const styleAndToneRules: RewrittenRules = {
  abbreviations,
  anglicisms,
  country_names: countryNames,
  directional_language: directionalLanguage,
  double_negatives: doubleNegatives,
  positive_vs_negative_language: positiveLanguage,
  reader_action_required: readerActionRequired,
  redundant_introductory_phrases: redundantIntroductoryPhrases,
  redundant_phrases: redundantPhraseValues,
  short_vs_long_words: shortVsLongWords,
};
