import { baseLanguage } from '../../codes.ts';
import { closeUp } from '../edit-text.ts';
import { digitByDigit, japanese, writeWholeNumber } from '../sinographic-numerals.ts';
import type { RewrittenValue, StyleContext, TextEdit } from '../style-rewriter.ts';
import type { CalendarDate } from './calendar-date.ts';
import { twoDigits } from './calendar-date.ts';
import { dayOrder } from './day-order.ts';
import { monthNames } from './month-names.ts';
import type { DateForm, DayOrder, FoundDate } from './read-dates.ts';
import { findDates } from './read-dates.ts';

/** One way to write a date. */
export interface DateFormat {
  readonly languages: readonly string[];
  /** Undefined where the format has no way to write the day without loss. */
  readonly write: (date: CalendarDate, language: string) => string | undefined;
  /** Dates that already have the format, perhaps with other zeros; a whole date must match. */
  readonly right?: RegExp;
  /** For formats with slashes: 05/06/2024 is read in the order of the format, so that it stays what it is. */
  readonly order?: DayOrder;
  /** Only dates in these forms are brought to the format. */
  readonly from?: readonly DateForm[];
}

export function dateValue(format: DateFormat): RewrittenValue {
  return { languages: format.languages, rewrite: (text, context) => rewriteDates(text, context, format) };
}

function rewriteDates(text: string, { language }: StyleContext, format: DateFormat): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const found of findDates(text, language, format.order ?? dayOrder(language))) {
    if (format.from !== undefined && !format.from.includes(found.form)) continue;
    if (format.right?.test(found.text) === true && orderHolds(found, format.order)) continue;
    const written = format.write(found.date, language);
    if (written === undefined || !fitsBefore(text, found, written, language)) continue;
    const replacement =
      written.endsWith('.') && !found.text.endsWith('.') && text[found.end] === '.' ? written.slice(0, -1) : written;
    if (replacement !== found.text)
      edits.push(closeUp(text, { start: found.start, end: found.end, text: replacement }));
  }
  return edits;
}

/** 12/25/2024 looks like a date with the day first, and is none. */
function orderHolds({ text, date }: FoundDate, order: DayOrder | undefined): boolean {
  const first = /^(\d{1,2})[/.-]/.exec(text)?.[1];
  return (
    order === undefined || first === undefined || Number(first) === (order === 'day-first' ? date.day : date.month)
  );
}

/** The article before a date has to suit what is written: l'8 marzo, but il 2024-03-08; el 5 de mayo, but mayo 5. */
function fitsBefore(text: string, { start }: FoundDate, written: string, language: string): boolean {
  const before = text.slice(Math.max(0, start - 6), start);
  if (baseLanguage(language) === 'it') {
    const elided = startsWithVowel.test(written);
    if (/['’]$/.test(before)) return elided;
    if (/(?:il|[dns]?[ae]l) $/i.test(before)) return !(elided && /[a-z]/.test(written));
  }
  return !(baseLanguage(language) === 'es' && /\b(?:el|al|del|día) $/i.test(before) && /^\D/.test(written));
}

const startsWithVowel = /^(?:0?8|11)(?!\d)/;

function nameOf(month: number, language: string): string {
  return monthNames[baseLanguage(language)]?.[month - 1] ?? '';
}

const germanShort = ['Jan.', 'Feb.', 'Mrz.', 'Apr.', 'Mai', 'Jun.', 'Jul.', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.'];
const germanLong = ['Jan.', 'Febr.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'];

function dayAndYear(year: number, separator: string, { month, day }: CalendarDate): string {
  return [twoDigits(day), twoDigits(month), year].join(separator);
}

function yearFirst(separator: string, { year, month, day }: CalendarDate): string {
  return [year, twoDigits(month), twoDigits(day)].join(separator);
}

/** A century that two digits are read as; other years keep their four. */
function shortYear(year: number): string | undefined {
  return year >= 1950 && year < 2050 ? twoDigits(year % 100) : undefined;
}

/** The day and the full name of the month, as the language joins them. */
export function writeNamed({ year, month, day }: CalendarDate, language: string): string {
  const name = nameOf(month, language);
  switch (baseLanguage(language)) {
    case 'de':
      return `${day}. ${name} ${year}`;
    case 'es':
      return `${day} de ${name} de ${year}`;
    case 'fr':
      return `${day === 1 ? '1er' : day} ${name} ${year}`;
    default:
      return `${day} ${name} ${year}`;
  }
}

const slashLanguages = ['en', 'es', 'fr', 'it'];
const eastAsian = ['ja', 'ko', 'zh'];
const allLanguages = ['de', ...slashLanguages, ...eastAsian];

/** Numbers alone, in the order and with the marks that are usual in the language. */
export function writeNumeric(date: CalendarDate, language: string, zeros: boolean): string | undefined {
  const { year } = date;
  const [month, day] = zeros ? [twoDigits(date.month), twoDigits(date.day)] : [date.month, date.day];
  if (language === 'fr-CA') return yearFirst('-', date);
  switch (baseLanguage(language)) {
    case 'de':
      return `${day}.${month}.${year}`;
    case 'ko':
      return `${year}. ${month}. ${day}.`;
    case 'ja':
    case 'zh':
      return `${year}/${month}/${day}`;
    case 'en': {
      const order = dayOrder(language);
      if (order === undefined) return undefined;
      return order === 'month-first' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
    }
    default:
      return `${day}/${month}/${year}`;
  }
}

const periods: DateFormat = {
  languages: ['de', 'fr', 'it'],
  write: (date) => dayAndYear(date.year, '.', date),
  right: /^\d{1,2}\.\d{1,2}\.\d{4}$/,
};
const slashes: DateFormat = {
  languages: slashLanguages,
  write: (date) => dayAndYear(date.year, '/', date),
  right: /^\d{1,2}\/\d{1,2}\/\d{4}$/,
  order: 'day-first',
};
const isoDate: DateFormat = { languages: allLanguages, write: (date) => yearFirst('-', date) };
const spelledOut: DateFormat = { languages: ['en', 'fr', 'it', 'es'], write: writeNamed };
const spanish: DateFormat = { languages: ['es'], write: writeNamed };

const yearMonthDay: DateFormat = {
  languages: ['ja', 'zh'],
  write: ({ year, month, day }) => `${year}年${month}月${day}日`,
};

/** Dates with month and day between two other marks: only those that are numbers already. */
export const numericalForms = {
  hyphens: {
    languages: ['de', ...slashLanguages],
    write: (date) => dayAndYear(date.year, '-', date),
    right: /^\d{1,2}-\d{1,2}-\d{4}$/,
    order: 'day-first',
    from: ['numeric'],
  },
  periods: { ...periods, languages: ['de', ...slashLanguages], order: 'day-first', from: ['numeric'] },
  slashes: { ...slashes, languages: ['de', ...slashLanguages], from: ['numeric'] },
} as const satisfies Record<string, DateFormat>;

/** The values of the rules `date_format`, `dates_in_numerical_form` and `writing_dates`. */
export const dateFormats = {
  use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months: {
    languages: ['de'],
    write: (date) => {
      const year = shortYear(date.year);
      return year && `${twoDigits(date.day)}.${twoDigits(date.month)}.${year}`;
    },
  },
  use_dd_period_mm_period_yyyy: periods,
  use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months: {
    languages: ['de', 'fr', 'it'],
    write: (date) => dayAndYear(date.year, '.', date),
  },
  use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
    { languages: ['de'], write: ({ year, month, day }) => `${day}. ${germanShort[month - 1]} ${year}` },
  use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
    { languages: ['de'], write: ({ year, month, day }) => `${day}. ${germanLong[month - 1]} ${year}` },
  use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days: {
    languages: ['de'],
    write: writeNamed,
    right: /^[1-9]\d?\. (?:Jänner|Feber) \d{4}$/,
  },
  use_dd_slash_mm_slash_yyyy: slashes,
  use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months: {
    languages: slashLanguages,
    write: (date) => dayAndYear(date.year, '/', date),
    order: 'day-first',
  },
  use_dd_space_spelled_out_month_space_yyyy: spelledOut,
  use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month: spanish,
  use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month: {
    languages: ['es'],
    write: (date, language) => writeNamed(date, language).replace('septiembre', 'setiembre'),
  },
  use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days: spelledOut,
  use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months: {
    languages: ['en'],
    write: ({ year, month, day }) => `${twoDigits(month)}/${twoDigits(day)}/${year}`,
    order: 'month-first',
  },
  use_numerals_only_with_leading_zero_for_single_digits: {
    languages: allLanguages,
    write: (date, language) => writeNumeric(date, language, true),
    right: /^(?:\d{4}([-/.])\d{2}\1\d{2}|\d{2}([-/.])\d{2}\2\d{4})$/,
  },
  use_numerals_only_without_leading_zero_for_single_digits: {
    languages: ['de', 'en', 'es', 'it', ...eastAsian],
    write: (date, language) => writeNumeric(date, language, false),
    right: /^(?:\d{4}([-/.])[1-9]\d?\1[1-9]\d?|[1-9]\d?([-/.])[1-9]\d?\2\d{4})$/,
  },
  use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month: {
    languages: ['es'],
    write: ({ year, month, day }, language) => `${nameOf(month, language)} ${day}, ${year}`,
  },
  use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days: {
    languages: ['en'],
    write: ({ year, month, day }, language) => `${nameOf(month, language)} ${day}, ${year}`,
  },
  use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers: {
    languages: ['ja', 'zh'],
    write: ({ year, month, day }) =>
      `${digitByDigit(String(year), japanese)}年${writeWholeNumber(month)}月${writeWholeNumber(day)}日`,
  },
  use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days:
    yearMonthDay,
  use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months: isoDate,
  use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months: isoDate,
  'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months':
    { languages: ['ko'], write: ({ year, month, day }) => `${year}년 ${month}월 ${day}일` },
  use_yyyy_period_mm_period_dd: {
    languages: eastAsian,
    write: (date) => yearFirst('.', date),
    right: /^\d{4}\.\d{1,2}\.\d{1,2}$/,
  },
  use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months: {
    languages: ['ko'],
    write: ({ year, month, day }) => `${year}. ${month}. ${day}.`,
  },
  use_yyyy_slash_mm_slash_dd: {
    languages: eastAsian,
    write: (date) => yearFirst('/', date),
    right: /^\d{4}\/\d{1,2}\/\d{1,2}$/,
  },
  use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months: {
    languages: eastAsian,
    write: (date) => yearFirst('/', date),
  },
} as const satisfies Record<string, DateFormat>;

export const writingDates = {
  use_dd_space_spelled_out_month_space_yyyy: { ...spelledOut, languages: ['de', ...slashLanguages] },
  use_numerals: {
    languages: allLanguages,
    write: (date, language) => writeNumeric(date, language, true),
    from: ['named', 'characters'],
  },
} as const satisfies Record<string, DateFormat>;
