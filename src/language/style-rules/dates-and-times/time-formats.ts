import { baseLanguage } from '../../codes.ts';
import { isTraditionalChinese, writeWholeNumber } from '../sinographic-numerals.ts';
import type { RewrittenValue, StyleContext, TextEdit } from '../style-rewriter.ts';
import { twoDigits } from './calendar-date.ts';
import type { FoundTime } from './read-times.ts';
import { findTimes, hourOfDay } from './read-times.ts';

/** A time with its hour from 0 to 23. */
interface KnownTime extends FoundTime {
  readonly hourOfDay: number;
}

type WriteTime = (time: KnownTime, language: string) => string | undefined;

/** A value that writes every time whose half of the day is known. */
export function timeValue(languages: readonly string[], write: WriteTime): RewrittenValue {
  return {
    languages,
    rewrite: (text, context) =>
      editTimes(text, context, (time, language) => {
        const known = hourOfDay(time, language);
        return known === undefined ? undefined : write({ ...time, hourOfDay: known }, language);
      }),
  };
}

export function editTimes(
  text: string,
  { language }: StyleContext,
  write: (time: FoundTime, language: string, before: string, after: string) => string | undefined,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const time of findTimes(text, language)) {
    const before = text.slice(Math.max(0, time.start - 12), time.start);
    const following = text.slice(time.end, time.end + 16);
    const written = write(time, language, before, following);
    if (written === undefined || written === time.text) continue;
    // What follows would become its minutes.
    if (written.endsWith('Uhr') && /^ [0-5]\d(?!\d)/.test(following)) continue;
    const unit = written.endsWith(' m.')
      ? (/^[ \u00a0\u202f]?h(?:rs?)?(?![\p{L}\p{N}])/u.exec(following)?.[0] ?? '')
      : '';
    const after = following.slice(unit.length);
    // The period of p.m. may also end the sentence, and a sentence's end may be that one.
    const ends = endsSentence(time.text, written, after);
    const replacement =
      written.endsWith('.') && after.startsWith('.') && !after.startsWith('..') ? written.slice(0, -1) : written;
    edits.push({ start: time.start, end: time.end + unit.length, text: replacement + (ends ? '.' : '') });
  }
  return edits.filter(({ start, end, text: replacement }) => text.slice(start, end) !== replacement);
}

const namesAfterTimes =
  /^ (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|[A-Z]{2,4}T?\b|Eastern|Pacific|Central|Mountain|Greenwich|I\b)/;

function endsSentence(former: string, written: string, after: string): boolean {
  if (!former.endsWith('.') || written.endsWith('.')) return false;
  return /^["”»)]?(?:$|\n| \p{Lu})/u.test(after) && !namesAfterTimes.test(after);
}

/** Chinese, Japanese and Korean name the half of the day before the hour. */
const startHasHalf = /(?:[上下][午]|午[前後]|早上|凌晨|傍晚|晚上|오[전후]) ?[\d０-９]{1,2}[^，。、,]{0,8}$/;

/** The 15:00 of a range whose start has no half of the day of its own: 1–3 pm. */
export function endsRange(before: string): boolean {
  return /\d ?(?:[–—-]|to|and|a|y|until|till) ?$/.test(before) && !startHasHalf.test(before);
}

/** 15:30 with its seconds. */
function digits(hour: number | string, { minute = 0, second }: FoundTime, separator: string): string {
  const seconds = second === undefined ? '' : separator + twoDigits(second);
  return `${hour}${separator}${twoDigits(minute)}${seconds}`;
}

interface TwelveHours {
  readonly half: Readonly<Record<'am' | 'pm', string>>;
  readonly noonAndMidnight?: boolean;
  /** 3 pm for 3:00 pm. */
  readonly bareHours?: boolean;
  readonly separator?: string;
  readonly space?: string;
}

export function twelveHours(languages: readonly string[], style: TwelveHours): RewrittenValue {
  const { half, noonAndMidnight = false, bareHours = false, separator = ':', space = ' ' } = style;
  return timeValue(languages, (time) => {
    const { hourOfDay: hour, minute } = time;
    if (noonAndMidnight && hour % 12 === 0 && !minute && !time.second) return hour === 0 ? 'midnight' : 'noon';
    const bare = minute === undefined || (bareHours && minute === 0 && time.second === undefined);
    const shown = hour % 12 || 12;
    return `${bare ? shown : digits(shown, time, separator)}${space}${half[hour < 12 ? 'am' : 'pm']}`;
  });
}

/** 15:30 for 3:30 pm, and the separator of those that are written so already. */
export function twentyFourHours(languages: readonly string[], separator: ':' | '.' | undefined): RewrittenValue {
  return {
    languages,
    rewrite: (text, context) =>
      editTimes(text, context, (time, language, before) => {
        const hour = hourOfDay(time, language);
        if (time.half !== undefined) {
          if (hour === undefined || endsRange(before)) return undefined;
          // A zero marks the hours of the morning as hours of this clock.
          return digits(twoDigits(hour), time, separator ?? ':');
        }
        if (separator === undefined || time.minute === undefined) return undefined;
        const tail = /[ \u00a0\u202f]?Uhr/.test(time.text) ? ' Uhr' : '';
        return digits(time.form === 'characters' ? time.hour : time.writtenHour, time, separator) + tail;
      }),
  };
}

interface GermanTimes {
  readonly separator: ':' | '.';
  readonly zeros: boolean;
  readonly bareHours?: boolean;
}

/** Times with Uhr; those without it keep doing without, in the same form. */
export function germanTimes({ separator, zeros, bareHours = false }: GermanTimes): RewrittenValue {
  return timeValue(['de'], (time) => {
    const { hourOfDay: hour, minute, text, half } = time;
    const clock = text.endsWith('Uhr') || time.form === 'o-clock' || half !== undefined ? ' Uhr' : '';
    const shown = zeros ? twoDigits(hour) : String(hour);
    if (bareHours && !minute && time.second === undefined && clock !== '') return shown + clock;
    return digits(shown, time, separator) + clock;
  });
}

const morningAndEvening: Readonly<Record<string, readonly [string, string]>> = {
  ja: ['午前', '午後'],
  ko: ['오전 ', '오후 '],
  zh: ['上午', '下午'],
};

/** How a language writes hour and minutes after its word for the half of the day. */
export interface EastAsianClock {
  readonly words?: readonly [hours: string, minutes: string];
  readonly sinographic?: boolean;
  readonly twentyFour?: boolean;
  /** Times in words stay in words, those with a colon keep it. */
  readonly keepForm?: boolean;
}

const ownWords: Readonly<Record<string, readonly [string, string]>> = {
  ja: ['時', '分'],
  ko: ['시', '분'],
  zh: ['点', '分'],
};

export function eastAsianTimes(languages: readonly string[], style: EastAsianClock): RewrittenValue {
  const { sinographic = false, twentyFour = false, keepForm = false } = style;
  return timeValue(languages, (time, code) => {
    const language = baseLanguage(code);
    const [morning, evening] = morningAndEvening[language] ?? ['', ''];
    const { hourOfDay: hour, minute, second } = time;
    const words = keepForm ? (time.form === 'characters' ? ownWords[language] : undefined) : style.words;
    // 早上 and 晚上 say more than 上午 and 下午.
    const named = /^(?:早上|凌晨|傍晚|晚上)/.exec(time.text)?.[0];
    const part = twentyFour ? '' : (named ?? (hour < 12 ? morning : evening));
    const shown = twentyFour ? hour : halfDayHour(hour, language);
    if (words === undefined) return part + digits(shown, time, ':');
    if (second !== undefined) return undefined;
    const traditional = isTraditionalChinese(code);
    const hours = traditional ? words[0].replace('时', '時').replace('点', '點') : words[0];
    const writtenHour = sinographic ? sinographicHour(shown) : shown;
    if (!minute) return `${part}${writtenHour}${hours}`;
    const zero = minute < 10 && language === 'zh' ? (sinographic ? '零' : '0') : '';
    const writtenMinute = sinographic ? writeWholeNumber(minute) : minute;
    return `${part}${writtenHour}${hours}${language === 'ko' ? ' ' : ''}${zero}${writtenMinute}${words[1]}`;
  });
}

function halfDayHour(hour: number, language: string): number {
  if (hour === 12) return language === 'ja' ? 0 : 12;
  return hour === 0 && language === 'ko' ? 12 : hour % 12;
}

function sinographicHour(value: number): string {
  return value === 2 ? '两' : writeWholeNumber(value);
}
