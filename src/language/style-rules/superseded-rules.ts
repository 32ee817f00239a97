import type { ConfiguredValue } from './style-catalogue.ts';

/** A choice that leaves other rules nothing to say. */
interface Superseding {
  readonly category: string;
  readonly rule: string;
  readonly values: RegExp;
  readonly supersedes: readonly string[];
}

/** Where two choices of one category ask for different things, the one that says more is right. */
export const supersedingChoices: readonly Superseding[] = [
  {
    category: 'dates_and_times',
    rule: 'date_format',
    // With leading zeros and numbers only, any of the usual signs may be between them.
    values: /^(?!use_numerals_only_with_)/,
    supersedes: ['dates_in_numerical_form', 'writing_dates'],
  },
  {
    category: 'dates_and_times',
    rule: 'date_format',
    values: /leading_zero/,
    supersedes: ['single_digit_days_and_months'],
  },
  {
    category: 'dates_and_times',
    rule: 'writing_dates',
    values: /spelled_out_month/,
    supersedes: ['dates_in_numerical_form'],
  },
  {
    category: 'dates_and_times',
    rule: 'time_format',
    // 09:30 is a time of the 24-hour clock, and 시 and 분 stand with numbers without zeros.
    values: /12_hour_clock|leading_zero|korean_words/,
    supersedes: ['single_digit_hours'],
  },
  {
    category: 'numbers',
    rule: 'large_number_format',
    values: /^always_use_arabic_numerals$/,
    supersedes: ['large_sums_of_money', 'large_sums_of_money_format'],
  },
  {
    category: 'numbers',
    rule: 'numbers_up_to_4_digits',
    values: /./,
    supersedes: ['decimal_separator', 'thousands_separator'],
  },
  {
    category: 'numbers',
    rule: 'numbers_of_5_digits_or_more',
    values: /./,
    supersedes: ['decimal_separator', 'thousands_separator'],
  },
  {
    category: 'numbers',
    rule: 'decimal_separator',
    values: /do_not_use_thousands_separator/,
    supersedes: ['thousands_separator'],
  },
];

/** Whether another choice of the list leaves this one nothing to say. */
export function isSuperseded(one: ConfiguredValue, all: readonly ConfiguredValue[]): boolean {
  return supersedingChoices.some(
    ({ category, rule, values, supersedes }) =>
      one.category === category &&
      supersedes.includes(one.rule) &&
      all.some((other) => other.category === category && other.rule === rule && values.test(other.value)),
  );
}
