import type { RewrittenRules } from '../style-rewriter.ts';
import {
  abbreviationsWithComma,
  approximateWithoutComma,
  zeroInMeasurement,
  zeroInNumbering,
} from './chinese-numerals.ts';
import { currencyFormat } from './currency-format.ts';
import { decimalsLessThanOne } from './decimals-less-than-one.ts';
import { dimensionsSeparator } from './dimensions.ts';
import { equationReference } from './equation-references.ts';
import {
  alwaysKanji,
  approximateKanji,
  arabicCounts,
  countersAndMonths,
  fullWidthNumerals,
  halfWidthNumerals,
  nativeReadings,
} from './japanese-numerals.ts';
import {
  abbreviatedLargeNumbers,
  alwaysArabicNumerals,
  englishSumsGlued,
  englishSumsInWords,
  englishSumsSpaced,
  italianSumsAbbreviated,
  italianSumsInWords,
  spelledLargeNumbers,
} from './large-numbers.ts';
import { mathematicalExpressionSpacing } from './mathematical-expressions.ts';
import { repeatedUnits } from './measurement-lists.ts';
import { chineseMyriads, japaneseMyriads, spacedKoreanMyriads, unspacedKoreanMyriads } from './myriads.ts';
import { percentageFormat } from './percentages.ts';
import {
  decimalSeparator,
  eastAsianCommas,
  eastAsianNumberFormat,
  numbersOfFiveDigitsOrMore,
  numbersUpToFourDigits,
  thousandsSeparator,
} from './separators.ts';
import { referenceToSymbol } from './symbol-references.ts';
import { temperatureFormat } from './temperatures.ts';
import { spellingOutUnits, unitsOfMeasureSpacing } from './units.ts';

/** How numbers and what they count are written. */
export const numbersRules: RewrittenRules = {
  approximate_numbers: { use_kanji_numbers: approximateKanji },
  currency_format: currencyFormat,
  decimal_numbers_less_than_one: { always_use_0_before_decimal_separator: decimalsLessThanOne },
  decimal_separator: decimalSeparator,
  dimensions_separator: dimensionsSeparator,
  equation_formula_reference: {
    always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text: equationReference,
  },
  kanji_numbers: {
    use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings: nativeReadings,
  },
  large_number_format: {
    always_use_arabic_numerals: alwaysArabicNumerals,
    spell_out_large_numbers: spelledLargeNumbers,
    use_abbreviations_for_large_numbers: abbreviatedLargeNumbers,
    use_chinese_characters_for_ten_thousands_and_hundred_millions: chineseMyriads,
    use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years: eastAsianCommas,
    use_kanji_for_trillions_hundred_millions_and_ten_thousands: japaneseMyriads,
    use_korean_words_만_억_조_with_space: spacedKoreanMyriads,
    use_korean_words_만_억_조_without_space: unspacedKoreanMyriads,
  },
  large_sums_of_money: {
    spell_out_italian_words_milione_and_miliardo: italianSumsInWords,
    use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo: italianSumsAbbreviated,
  },
  large_sums_of_money_format: {
    use_amount_followed_by_abbreviation_for_million_or_billion_without_space: englishSumsGlued,
    use_amount_followed_by_space_then_abbreviation_for_million_or_billion: englishSumsSpaced,
    use_amount_followed_by_space_then_english_word_million_or_billion: englishSumsInWords,
  },
  list_of_measurements_with_units: { repeat_unit_for_each_measurement_in_list: repeatedUnits },
  mathematical_expression_spacing: {
    use_space_between_elements_of_mathematical_expression_or_equation: mathematicalExpressionSpacing,
  },
  number_format: {
    use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
      eastAsianNumberFormat,
  },
  number_separator: {
    do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value: approximateWithoutComma,
    use_chinese_comma_to_separate_numbers_in_abbreviations: abbreviationsWithComma,
  },
  numbers_of_5_digits_or_more: numbersOfFiveDigitsOrMore,
  numbers_up_to_4_digits: numbersUpToFourDigits,
  percentage_format: percentageFormat,
  reference_to_symbol: { spell_out_symbol_name_followed_by_symbol_in_parentheses: referenceToSymbol },
  spelling_out_units: spellingOutUnits,
  temperature_format: temperatureFormat,
  thousands_separator: thousandsSeparator,
  units_of_measure_spacing: unitsOfMeasureSpacing,
  use_of_hiragana_and_kanji: {
    use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers:
      countersAndMonths,
  },
  writing_numbers: {
    always_use_kanji_numbers: alwaysKanji,
    use_arabic_numerals: arabicCounts,
    use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
      fullWidthNumerals,
    use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
      halfWidthNumerals,
  },
  zero_format: {
    use_chinese_word_〇_for_numbering: zeroInNumbering,
    use_chinese_word_零_for_measurement: zeroInMeasurement,
  },
};
