import type { RewrittenValue } from '../style-rewriter.ts';
import { eastAsianTimes, germanTimes, twelveHours, twentyFourHours } from './time-formats.ts';

const english = ['en'];
const eastAsian = ['ja', 'ko', 'zh'];
const western = ['de', 'en', 'es', 'fr', 'it'];
const everywhere = [...western, ...eastAsian];

const lowercase = { am: 'am', pm: 'pm' };
const uppercase = { am: 'AM', pm: 'PM' };
const lowercasePeriods = { am: 'a.m.', pm: 'p.m.' };
const uppercasePeriods = { am: 'A.M.', pm: 'P.M.' };

/** The values of the rule `time_format`. */
export const timeFormats: Readonly<Record<string, RewrittenValue>> = {
  use_12_hour_clock_and_lowercase_am_or_pm_with_periods: twelveHours(english, { half: lowercasePeriods }),
  use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
    twelveHours(english, { half: lowercasePeriods, noonAndMidnight: true }),
  use_12_hour_clock_and_lowercase_am_or_pm_without_periods: twelveHours(english, { half: lowercase }),
  use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
    twelveHours(english, { half: lowercase, noonAndMidnight: true }),
  use_12_hour_clock_and_specify_morning_or_evening: eastAsianTimes(eastAsian, { keepForm: true }),
  use_12_hour_clock_and_uppercase_am_or_pm_with_periods: twelveHours(english, { half: uppercasePeriods }),
  use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
    twelveHours(english, { half: uppercasePeriods, noonAndMidnight: true }),
  use_12_hour_clock_and_uppercase_am_or_pm_without_periods: twelveHours(english, { half: uppercase }),
  use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
    twelveHours(english, { half: uppercase, noonAndMidnight: true }),
  use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals:
    eastAsianTimes(['zh'], { keepForm: true }),
  use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours:
    eastAsianTimes(['zh'], { words: ['点', '分'] }),
  use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes:
    eastAsianTimes(['zh'], { words: ['时', '分'] }),
  use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes:
    eastAsianTimes(['zh'], { words: ['时', '分'], sinographic: true }),
  use_12_hour_clock_with_arabic_numerals_and_colon: eastAsianTimes(eastAsian, {}),
  use_12_hour_clock_with_korean_words_시_and_분: eastAsianTimes(['ko'], { words: ['시', '분'] }),
  use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
    twelveHours(english, { half: lowercase, bareHours: true }),
  use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
    twelveHours(english, { half: uppercase, bareHours: true }),
  use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces:
    twelveHours(['es'], { half: { am: 'a. m.', pm: 'p. m.' }, separator: '.' }),
  use_24_hour_clock: twentyFourHours(everywhere, undefined),
  use_24_hour_clock_with_arabic_numerals_and_colon: eastAsianTimes(eastAsian, { twentyFour: true }),
  use_24_hour_clock_with_colon_as_separator: twentyFourHours(western, ':'),
  use_24_hour_clock_with_korean_words_시_and_분: eastAsianTimes(['ko'], { words: ['시', '분'], twentyFour: true }),
  use_24_hour_clock_with_period_as_separator: twentyFourHours(['de', 'en', 'es', 'it'], '.'),
  use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: germanTimes({
    separator: ':',
    zeros: true,
  }),
  use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: germanTimes({
    separator: ':',
    zeros: false,
  }),
  use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: germanTimes({
    separator: '.',
    zeros: true,
  }),
  use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: germanTimes({
    separator: '.',
    zeros: false,
  }),
  use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
    germanTimes({ separator: '.', zeros: false, bareHours: true }),
};
