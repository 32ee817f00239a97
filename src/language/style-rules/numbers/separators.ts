import type { RewrittenLanguage } from '../style-languages.ts';
import { eastAsianLanguages, europeanLanguages, rewrittenLanguages } from '../style-languages.ts';
import type { RewrittenValue, TextEdit } from '../style-rewriter.ts';
import { isCounted } from './counted.ts';
import { perLanguage } from './per-language.ts';
import type { DecimalSign, WrittenNumber } from './read-numbers.ts';
import { ownDecimal, readNumbers } from './read-numbers.ts';

const noBreak = '\u00a0';

type Thousands = '' | ',' | '.' | '\u00a0' | "'";

/** What a value asks for; what it does not name stays. */
interface NumberForm {
  readonly decimal?: DecimalSign;
  readonly thousands?: Thousands;
  /** Digits before the decimal sign of the numbers it is about. */
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Frequencies of radio stations are written with a period. */
  readonly radio?: boolean;
}

const frequencyAfter = /^[ \u00a0]?(?:MHz|FM|kHz)(?!\p{L})/u;
const frequencyBefore = /(?:FM|UKW)[ \u00a0]$/u;

function isFrequency(text: string, { start, end }: WrittenNumber): boolean {
  return (
    frequencyAfter.test(text.slice(end, end + 6)) || frequencyBefore.test(text.slice(Math.max(0, start - 4), start))
  );
}

function group(integer: string, thousands: string): string {
  return integer.replace(/(?<=\d)(?=(?:\d{3})+$)/g, thousands);
}

function isSpace(thousands: string): boolean {
  return /^[ \u00a0\u202f\u2009]$/.test(thousands);
}

/** `555 123` may be a telephone number; `12 000` and `12 345 km` are not. */
function mayBeTwoNumbers({ thousands, fraction, integer }: WrittenNumber): boolean {
  return thousands === ' ' && fraction === undefined && integer.length < 7 && !integer.endsWith('000');
}

/** Groups of the number under the form: the asked ones where it is a large number, else those it has. */
function thousandsOf(text: string, number: WrittenNumber, form: NumberForm, language: RewrittenLanguage): string {
  const { integer, thousands, start, end, fraction } = number;
  if (form.thousands === undefined) return thousands;
  if (thousands !== '' || form.thousands === '') return form.thousands;
  if (integer.length < 4 || integer.startsWith('0')) return '';
  return isCounted(text, start, end, language) || (fraction !== undefined && !number.doubtful) ? form.thousands : '';
}

function write(text: string, number: WrittenNumber, form: NumberForm, language: RewrittenLanguage): string | undefined {
  const { integer, fraction, start, end } = number;
  if (integer.length < (form.atLeast ?? 0) || integer.length > (form.atMost ?? Number.POSITIVE_INFINITY))
    return undefined;
  if (number.thousands === '' && integer.length > 15) return undefined;
  if (mayBeTwoNumbers(number) && !isCounted(text, start, end, language)) return undefined;
  const single = number.doubtful && /^[.,]\d{3}$/.test(text.slice(end - 4, end));
  if (form.radio && isFrequency(text, number))
    return fraction === undefined || single ? undefined : `${integer}.${fraction}`;
  // `1.500.000` beside `0.5`: groups must not be parted by what is the decimal sign.
  if (isInTheWay(text, number, form, language)) return group(integer, freedThousands(form.decimal, language));
  // `1.234` may be either; the form then has to agree with the language, or a second pass would read it otherwise.
  if (single && form.decimal !== undefined && form.decimal !== ownDecimal[language]) return undefined;
  if (single && number.decimal !== undefined && form.thousands !== undefined && form.decimal === undefined)
    return undefined;
  const counted = !number.doubtful || number.thousands !== '' || isCounted(text, start, end, language);
  const decimal = counted ? (form.decimal ?? number.decimal) : number.decimal;
  let thousands = thousandsOf(text, number, form, language);
  if (fraction !== undefined && thousands === decimal) {
    if (form.thousands !== undefined) return undefined;
    thousands = decimal === '.' ? ',' : '.';
  }
  if (isSpace(thousands) && isSpace(number.thousands)) thousands = number.thousands;
  return group(integer, thousands) + (fraction === undefined ? '' : `${decimal}${fraction}`);
}

/** The sign of the groups is what the form has for decimals, and it is sure that they are groups. */
function isInTheWay(text: string, number: WrittenNumber, form: NumberForm, language: RewrittenLanguage): boolean {
  if (form.decimal === undefined || form.thousands !== undefined || number.thousands !== form.decimal) return false;
  return number.fraction === undefined && (!number.doubtful || isCounted(text, number.start, number.end, language));
}

/**
 * What parts groups whose sign becomes that of decimals: the other sign, or a space in languages that have that sign for
 * decimals, where `1,500` would read as one.
 */
function freedThousands(decimal: DecimalSign | undefined, language: RewrittenLanguage): Thousands {
  const other = decimal === '.' ? ',' : '.';
  return other === ownDecimal[language] ? noBreak : other;
}

function numberForm(languages: readonly RewrittenLanguage[], form: NumberForm): RewrittenValue {
  return perLanguage(languages, (language) => (text) => {
    const edits: TextEdit[] = [];
    for (const number of readNumbers(text, language)) {
      const written = write(text, number, form, language);
      if (written !== undefined && written !== text.slice(number.start, number.end))
        edits.push({ start: number.start, end: number.end, text: written });
    }
    return edits;
  });
}

const comma: NumberForm = { decimal: ',' };
const period: NumberForm = { decimal: '.' };
const withPeriod: readonly RewrittenLanguage[] = ['en', 'es', 'de', 'it', 'fr', ...eastAsianLanguages];
const withComma: readonly RewrittenLanguage[] = ['de', 'es', 'fr', 'it'];

export const decimalSeparator: Readonly<Record<string, RewrittenValue>> = {
  use_comma_and_do_not_use_thousands_separator: numberForm(withComma, { ...comma, thousands: '' }),
  use_comma_as_decimal_separator: numberForm(withComma, comma),
  use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations: numberForm(withComma, {
    ...comma,
    thousands: '',
    radio: true,
  }),
  use_period_and_do_not_use_thousands_separator: numberForm(withPeriod, { ...period, thousands: '' }),
  use_period_as_decimal_separator: numberForm(withPeriod, period),
};

const bothSeparators: Readonly<Record<string, readonly [readonly RewrittenLanguage[], NumberForm]>> = {
  use_comma_as_decimal_separator_and_period_as_thousands_separator: [withComma, { ...comma, thousands: '.' }],
  use_comma_as_decimal_separator_and_space_as_thousands_separator: [withComma, { ...comma, thousands: noBreak }],
  use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations: [
    withComma,
    { ...comma, thousands: '.', radio: true },
  ],
  use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations: [
    withComma,
    { ...comma, thousands: noBreak, radio: true },
  ],
  use_period_as_decimal_separator_and_comma_as_thousands_separator: [withPeriod, { ...period, thousands: ',' }],
  use_period_as_decimal_separator_and_space_as_thousands_separator: [withPeriod, { ...period, thousands: noBreak }],
};

function bySize(size: Pick<NumberForm, 'atLeast' | 'atMost'>): Readonly<Record<string, RewrittenValue>> {
  const values = Object.entries(bothSeparators);
  return Object.fromEntries(
    values.map(([value, [languages, form]]) => [value, numberForm(languages, { ...form, ...size })]),
  );
}

export const numbersOfFiveDigitsOrMore = bySize({ atLeast: 5 });
export const numbersUpToFourDigits = bySize({ atMost: 4 });

const none = numberForm(rewrittenLanguages, { thousands: '' });
const commas = numberForm(rewrittenLanguages, { thousands: ',' });
const periods = numberForm(europeanLanguages, { thousands: '.' });
const spaces = numberForm(rewrittenLanguages, { thousands: noBreak });

export const thousandsSeparator: Readonly<Record<string, RewrittenValue>> = {
  do_not_use: none,
  do_not_use_thousands_separator: none,
  use_comma: commas,
  use_comma_to_separate_large_numbers_into_units_of_three: commas,
  use_period: periods,
  use_period_as_thousands_separator: periods,
  use_space: spaces,
  use_space_as_thousands_separator: spaces,
  use_space_to_separate_large_numbers_into_units_of_three: spaces,
  use_straight_apostrophe_as_thousands_separator: numberForm(['de', 'fr', 'it'], { thousands: "'" }),
};

export const eastAsianCommas = numberForm(eastAsianLanguages, { thousands: ',' });
export const eastAsianNumberFormat = numberForm(eastAsianLanguages, { decimal: '.', thousands: ',' });
