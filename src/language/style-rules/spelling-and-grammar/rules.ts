import type { RewrittenRules } from '../style-rewriter.ts';
import { abbreviationUsage } from './abbreviation-usage.ts';
import { allCaps } from './all-caps.ts';
import { foreignWordTranslation } from './chinese-brands.ts';
import { conjunctions } from './conjunctions.ts';
import { contractions } from './contractions.ts';
import { accentsAndCedillas, accentsInVerbsLikeCeder, accentsWithInversion } from './french-accents.ts';
import { circumflexOnIAndU } from './french-circumflex.ts';
import { abbreviatingNumero } from './french-numero.ts';
import { pluralizingForeignWords } from './french-plurals.ts';
import { participleOfLaisser, verbsInElerAndEter } from './french-verbs.ts';
import { compoundNouns } from './german-compounds.ts';
import { eszett, umlauts } from './german-letters.ts';
import { informalAddressPronouns } from './german-pronouns.ts';
import { establishedLoanwords, unestablishedLoanwords } from './korean-loanwords.ts';
import { latinAbbreviations } from './latin-abbreviations.ts';
import { personalTitles } from './personal-titles.ts';
import { spanishWordSolo } from './spanish-solo.ts';
import { spelledOutNumbers } from './spelled-out-numbers.ts';
import { specialCharacters } from './symbols.ts';

/** How words are written. */
export const spellingAndGrammarRules: RewrittenRules = {
  abbreviating_french_word_numero: abbreviatingNumero,
  abbreviation_usage: abbreviationUsage,
  accents_and_cedillas: accentsAndCedillas,
  accents_in_verbs_conjugated_like_french_word_céder: accentsInVerbsLikeCeder,
  accents_with_subject_verb_inversion: accentsWithInversion,
  compound_nouns: compoundNouns,
  all_caps: allCaps,
  conjunctions,
  contractions,
  established_loanwords: establishedLoanwords,
  eszett,
  foreign_word_translation: foreignWordTranslation,
  french_verbs_ending_in_eler_and_eter: verbsInElerAndEter,
  i_and_u_with_circumflex_accents: circumflexOnIAndU,
  informal_address_pronouns: informalAddressPronouns,
  latin_abbreviations: latinAbbreviations,
  past_participle_of_french_word_laisser_followed_by_infinitive: participleOfLaisser,
  personal_titles: personalTitles,
  pluralizing_foreign_words: pluralizingForeignWords,
  spanish_word_solo: spanishWordSolo,
  special_characters: specialCharacters,
  spelled_out_numbers: spelledOutNumbers,
  umlauts,
  unestablished_loanwords: unestablishedLoanwords,
};
