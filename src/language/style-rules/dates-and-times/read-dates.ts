import { baseLanguage } from '../../codes.ts';
import { type TextSpan, withoutOverlaps } from '../../text-edit.ts';
import { readWholeNumber } from '../sinographic-numerals.ts';
import type { CalendarDate } from './calendar-date.ts';
import { calendarDate } from './calendar-date.ts';
import { eraNames, gregorianYear } from './japanese-eras.ts';
import { monthNumbers } from './month-names.ts';

/** How a date is written: only with digits, with the name of its month, or with 年月日 or 년월일. */
export type DateForm = 'numeric' | 'named' | 'characters';

/** A complete date in a text. */
export interface FoundDate extends TextSpan {
  readonly text: string;
  readonly form: DateForm;
  readonly date: CalendarDate;
}

/** Which comes first in 05/06/2024. */
export type DayOrder = 'day-first' | 'month-first';

interface DatePattern {
  readonly form: DateForm;
  readonly pattern: RegExp;
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => CalendarDate | undefined;
}

/** Before a numeric date these say that it is something else. */
const namesANumber =
  /(?:\b(?:version|versi[óo]n|versione|release|ver|v|build|firmware|update|kapitel|abschnitt|chapter|section|chapitre|cap[íi]tulo|capitolo|secci[óo]n|sezione|ip|art|nr|no|num|n[úu]m|n[°º]|ref|id)|[§№#]|バージョン|版本|버전)[.:]?\s?$/iu;

const lead = '(?<![A-Za-zÀ-ɏ\\d０-９_.,/:@#&=+-])';
const trail = '(?![A-Za-zÀ-ɏ\\d０-９_/@=+-]|[.,:][A-Za-z\\d])';

/** The first day of a range without month and year of its own: rewriting the last day alone would break the range. */
const firstOfRange =
  /(?<!\d)\d{1,2}(?:\.|º|°|er|st|nd|rd|th)? ?(?:[–—-]|bis|und|to|and|au|et|al|y|e|a) ?(?:[ie]l )?(?:the )?(?:l['’])?$/iu;
const lastOfRange =
  '(?! ?(?:[~〜～–—-]|至|到|から|부터|까지|、|,) ?[\\d０-９一二三四五六七八九十]{1,3} ?[年月日号號년월일])';

/** Complete dates of the text in any usual form of the language, in reading order; sure ones only. */
export function findDates(text: string, language: string, order: DayOrder | undefined): readonly FoundDate[] {
  const found: FoundDate[] = [];
  for (const { form, pattern, read } of datePatterns(language, order)) {
    for (const match of text.matchAll(pattern)) {
      const date = read(match.groups ?? {});
      if (date === undefined) continue;
      const before = text.slice(Math.max(0, match.index - 14), match.index);
      if ((form === 'numeric' && namesANumber.test(before)) || (form === 'named' && firstOfRange.test(before)))
        continue;
      found.push({ start: match.index, end: match.index + match[0].length, text: match[0], form, date });
    }
  }
  return withoutOverlaps(found);
}

const patternsByLanguage = new Map<string, readonly DatePattern[]>();

function datePatterns(code: string, order: DayOrder | undefined): readonly DatePattern[] {
  const language = baseLanguage(code);
  const key = `${language} ${order}`;
  const patterns = patternsByLanguage.get(key) ?? makePatterns(language, order);
  patternsByLanguage.set(key, patterns);
  return patterns;
}

function makePatterns(language: string, order: DayOrder | undefined): readonly DatePattern[] {
  const east = ['ja', 'ko', 'zh'].includes(language);
  return [
    ...(east ? eastAsianPatterns(language) : [dayFirstPattern(language, order), ...namedPatterns(language)]),
    numericYearFirst('-'),
    numericYearFirst('/'),
    ...(east ? [numericYearFirst('\\.')] : []),
  ];
}

function numericYearFirst(separator: string): DatePattern {
  return {
    form: 'numeric',
    pattern: new RegExp(
      `${lead}(?<year>\\d{4})${separator}(?<month>\\d{1,2})${separator}(?<day>\\d{1,2})${trail}`,
      'g',
    ),
    read: readPlain,
  };
}

function dayFirstPattern(language: string, order: DayOrder | undefined): DatePattern {
  const spaced = language === 'de' ? '|\\. (?<spaced>\\d{1,2})\\. ' : '';
  const middle = `(?:(?<separator>[./-])(?<two>\\d{1,2})\\k<separator>${spaced})`;
  return {
    form: 'numeric',
    pattern: new RegExp(`${lead}(?<one>\\d{1,2})${middle}(?<year>\\d{4})${trail}`, 'g'),
    read: ({ one, two, spaced, separator, year }) => {
      const [first, second] = [Number(one), Number(two ?? spaced)];
      const monthFirst = language === 'en' && separator !== '.';
      // Periods are not usual in English dates, but in versions.
      if (language === 'en' && separator === '.' && (one?.length !== 2 || two?.length !== 2)) return undefined;
      if (!monthFirst || first > 12) return calendarDate(Number(year), second, first);
      if (second > 12 || first === second) return calendarDate(Number(year), first, second);
      if (order === undefined) return undefined;
      const [month, day] = order === 'month-first' ? [first, second] : [second, first];
      return calendarDate(Number(year), month, day);
    },
  };
}

function namedPatterns(language: string): readonly DatePattern[] {
  const months = monthNumbers(language);
  const names = [...months.keys()].sort((one, other) => other.length - one.length).join('|');
  const month = `(?<month>${names})\\.?`;
  const day = '(?<day>\\d{1,2})';
  const year = `(?<year>\\d{4})${trail}(?! ?(?:v\\. ?Chr|BCE?|B\\.C|a\\. ?C|av\\. J))`;
  const sources: Readonly<Record<string, readonly string[]>> = {
    de: [`${day}\\. ?${month} ${year}`],
    en: [
      `(?:the )?${day}(?:st|nd|rd|th) (?:of )?${month},? ${year}`,
      `(?:the )?${day} of ${month},? ${year}`,
      `${day} ${month},? ${year}`,
      `${month} (?:the )?${day}(?:st|nd|rd|th)?, ?${year}`,
    ],
    es: [`${day}(?:\\.?º)? (?:de )?${month} (?:del? )?${year}`, `${month} ${day}, ${year}`],
    fr: [`${day}(?:er)? ${month} ${year}`],
    it: [`${day}[º°]? ${month} ${year}`],
  };
  return (sources[language] ?? []).map((source) => ({
    form: 'named',
    pattern: new RegExp(lead + source, 'giu'),
    read: ({ year, month, day }) =>
      calendarDate(Number(year), months.get(month?.toLowerCase() ?? '') ?? 0, Number(day)),
  }));
}

function eastAsianPatterns(language: string): readonly DatePattern[] {
  if (language === 'ko')
    return [
      characters('(?<!\\d)(?<year>\\d{4})년 ?(?<month>\\d{1,2})월 ?(?<day>\\d{1,2})일'),
      {
        form: 'numeric',
        pattern: new RegExp(`${lead}(?<year>\\d{4})\\. (?<month>\\d{1,2})\\. (?<day>\\d{1,2})(?:\\.|(?![\\d.]))`, 'g'),
        read: readPlain,
      },
    ];
  const number = '[\\d０-９]{1,2}|[〇零○一二三四五六七八九十]{1,3}';
  const year = '[\\d０-９]{4}|[〇零○一二三四五六七八九]{4}';
  const rest = ` ?年 ?(?<month>${number}) ?月 ?(?<day>${number}) ?[日${language === 'zh' ? '号號' : ''}]`;
  const patterns = [characters(`(?<![\\d０-９〇零○一二三四五六七八九十])(?<year>${year})${rest}`)];
  if (language === 'ja') patterns.push(characters(`(?<era>${eraNames})(?<year>元|\\d{1,2}|[０-９]{1,2})${rest}`));
  return patterns;
}

function characters(source: string): DatePattern {
  return { form: 'characters', pattern: new RegExp(source + lastOfRange, 'g'), read: readCharacters };
}

function readPlain({ year, month, day }: Readonly<Record<string, string | undefined>>): CalendarDate | undefined {
  return calendarDate(Number(year), Number(month), Number(day));
}

function readCharacters(groups: Readonly<Record<string, string | undefined>>): CalendarDate | undefined {
  const { era, year = '', month = '', day = '' } = groups;
  const written = year === '元' ? 1 : readWholeNumber(year);
  const gregorian = era === undefined ? written : gregorianYear(era, written);
  return calendarDate(gregorian ?? 0, readWholeNumber(month), readWholeNumber(day));
}
