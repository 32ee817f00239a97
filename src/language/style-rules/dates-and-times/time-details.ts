import type { RewrittenValue } from '../style-rewriter.ts';
import { twoDigits } from './calendar-date.ts';
import { editTimes } from './time-formats.ts';

const western = ['de', 'en', 'es', 'fr', 'it'];
const everywhere = [...western, 'ja', 'ko', 'zh'];

/** Between the hours and minutes of French times. */
function hourMinuteSeparator(separator: string): RewrittenValue {
  return {
    languages: ['fr'],
    rewrite: (text, context) =>
      editTimes(text, context, ({ writtenHour, minute, second, form, half }) =>
        half !== undefined || second !== undefined || minute === undefined || (form !== 'colon' && form !== 'letter-h')
          ? undefined
          : writtenHour + separator + twoDigits(minute),
      ),
  };
}

export const hoursMinutesSeparator = {
  use_colon_without_spaces: hourMinuteSeparator(':'),
  use_letter_h_with_regular_space_on_either_side: hourMinuteSeparator(' h '),
  use_letter_h_without_spaces: hourMinuteSeparator('h'),
};

/** Three pairs of digits: with periods they are a time only after or before a word for one. */
function secondsSeparator(separator: string): RewrittenValue {
  return {
    languages: western,
    rewrite: (text, context) =>
      editTimes(text, context, (time) => {
        if (time.second === undefined || time.minute === undefined) return undefined;
        return time.text.replace(/(\d)[:.](\d\d)[:.](\d\d)/, `$1${separator}$2${separator}$3`);
      }),
  };
}

export const hoursMinutesSecondsSeparator = {
  use_colon: secondsSeparator(':'),
  use_period: secondsSeparator('.'),
};

function midnight(former: RegExp, hour: string): RewrittenValue {
  return {
    languages: everywhere,
    rewrite: (text, context) =>
      editTimes(text, context, ({ text: written, hour: value, minute, second, half, form }) =>
        value % 24 !== 0 || minute !== 0 || second !== undefined || half !== undefined || form === 'characters'
          ? undefined
          : written.replace(former, hour),
      ),
  };
}

export const midnightInNumerals = {
  use_00_00: midnight(/^24/, '00'),
  use_24_00: midnight(/^00?(?=\D)/, '24'),
};

function singleDigitHour(change: (hour: string) => string): RewrittenValue {
  return {
    languages: everywhere,
    rewrite: (text, context) =>
      editTimes(text, context, ({ text: written, form, minute, second }) =>
        form === 'characters' || minute === undefined || second !== undefined
          ? undefined
          : written.replace(/\d+/, change),
      ),
  };
}

export const singleDigitHours = {
  // 00:30 is how midnight is written, with or without the rule.
  do_not_use_leading_zero: singleDigitHour((hour) => hour.replace(/^0(?=[1-9])/, '')),
  use_leading_zero: singleDigitHour((hour) => hour.padStart(2, '0')),
};
