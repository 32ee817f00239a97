import type { RewrittenRules } from '../style-rewriter.ts';
import { abbreviations } from './abbreviations.ts';
import { anglicisms } from './anglicisms.ts';
import { countryNames } from './country-names.ts';
import { directionalLanguage } from './directional-language.ts';
import { doubleNegatives, positiveLanguage, readerActionRequired } from './double-negatives.ts';
import { frenchGender } from './french-gender.ts';
import { japaneseTone, mixingStyles } from './japanese-styles.ts';
import { declarativeEndings } from './korean-endings.ts';
import { binaryGender } from './neutral-gender.ts';
import { redundantIntroductoryPhrases, redundantPhraseValues } from './redundant-phrases.ts';
import { genderOfMixedGroups, italianSchwa, nonBinarySpanish } from './romance-gender.ts';
import { shortVsLongWords } from './short-words.ts';

/** How readers are spoken to. */
export const styleAndToneRules: RewrittenRules = {
  abbreviations,
  addressing_non_binary_people: nonBinarySpanish,
  anglicisms,
  binary_representation_of_gender: binaryGender,
  country_names: countryNames,
  declarative_endings: declarativeEndings,
  directional_language: directionalLanguage,
  double_negatives: doubleNegatives,
  gender_unspecified: frenchGender,
  gender_unspecified_or_mixed: genderOfMixedGroups,
  mixing_styles: mixingStyles,
  positive_vs_negative_language: positiveLanguage,
  reader_action_required: readerActionRequired,
  redundant_introductory_phrases: redundantIntroductoryPhrases,
  redundant_phrases: redundantPhraseValues,
  referring_to_non_binary_people: italianSchwa,
  short_vs_long_words: shortVsLongWords,
  tone: japaneseTone,
};
