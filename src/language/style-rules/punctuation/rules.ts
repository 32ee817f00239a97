import type { RewrittenRules } from '../style-rewriter.ts';
import { abbreviations, acronyms, periodsInAcademicDegrees, possessives, uppercaseAcronyms } from './abbreviations.ts';
import { bracket, roundBrackets, supplementaryParentheses, titlesOfBooks, titlesOfCreativeWorks } from './brackets.ts';
import { commaAfterLatinAbbreviations, sentenceBreakIndicator, serialComma } from './clauses/clauses.ts';
import { commaAfterConjunctiveAdverbs, commaAfterShortIntroductoryPhrase } from './clauses/introductions.ts';
import {
  chineseMixedWithEnglish,
  cornerBracketAndPeriods,
  cornerBracketsAndPeriods,
  doubleEmDash,
  fullSentenceInBrackets,
  koreanDash,
  offsetPhrases,
  passageOfTime,
  periodsAndCommas,
  periodsInDirectQuotes,
  remarkInSentence,
  remarkOnPreviousSentence,
} from './east-asian-stops.ts';
import { ellipsis } from './ellipsis.ts';
import {
  apostrophe,
  highlightingSpecificExpressions,
  quotationMark,
  quotationMarkAndApostrophe,
  quotationStyle,
} from './quotations.ts';
import { rangeIndicator } from './ranges.ts';
import { exclamationMarks, salutation, spacingAndPunctuation } from './sentence-ends.ts';
import {
  ampersandAbbreviationSpacing,
  ampersandUsage,
  colon,
  colonInHeading,
  colonInHours,
  colonOfRatios,
  plusSignUsage,
  relatedPhrasesIndicator,
  slash,
  slashUsage,
} from './word-signs.ts';

/** How sentences and their parts are set apart. */
export const punctuationRules: RewrittenRules = {
  abbreviations,
  acronyms,
  ampersand_abbreviation_spacing: ampersandAbbreviationSpacing,
  ampersand_usage: ampersandUsage,
  apostrophe,
  bracket,
  chinese_mixed_with_english: chineseMixedWithEnglish,
  colon,
  colon_between_hours_and_minutes_or_chapters_and_verses: colonInHours,
  colon_in_heading: colonInHeading,
  colon_to_replace_versus_or_to: colonOfRatios,
  corner_bracket_and_periods: cornerBracketAndPeriods,
  corner_brackets_and_periods: cornerBracketsAndPeriods,
  comma_after_conjunctive_adverbs: commaAfterConjunctiveAdverbs,
  comma_after_i_e_and_e_g: commaAfterLatinAbbreviations,
  comma_after_short_introductory_phrase: commaAfterShortIntroductoryPhrase,
  dash: koreanDash,
  ellipsis,
  em_dash: doubleEmDash,
  exclamation_marks: exclamationMarks,
  full_sentence_in_round_brackets: fullSentenceInBrackets,
  highlighting_specific_expressions: highlightingSpecificExpressions,
  parentheses_for_supplementary_information: supplementaryParentheses,
  passage_of_time_and_movement_between_locations: passageOfTime,
  periods_and_commas: periodsAndCommas,
  periods_in_academic_degrees: periodsInAcademicDegrees,
  periods_in_direct_quotes: periodsInDirectQuotes,
  periods_in_uppercase_initialisms_and_acronyms: { do_not_use: acronyms.do_not_use_periods },
  plus_sign_usage: plusSignUsage,
  possessives_of_proper_names_ending_in_s_style: possessives,
  quotation_mark: quotationMark,
  quotation_mark_and_apostrophe: quotationMarkAndApostrophe,
  quotation_style: quotationStyle,
  range_indicator: rangeIndicator,
  related_phrases_indicator: relatedPhrasesIndicator,
  round_brackets: roundBrackets,
  salutation,
  sentence_break_indicator: sentenceBreakIndicator,
  serial_comma: serialComma,
  setting_off_non_quoted_phrases: offsetPhrases,
  slash,
  slash_usage: slashUsage,
  spacing_and_punctuation: spacingAndPunctuation,
  text_in_round_brackets_referring_to_previous_sentence: remarkOnPreviousSentence,
  text_in_round_brackets_supplementing_preceding_text: remarkInSentence,
  titles_of_books_and_newspapers: titlesOfBooks,
  titles_of_creative_works_trade_names_laws_and_regulations: titlesOfCreativeWorks,
  uppercase_acronyms: uppercaseAcronyms,
};
