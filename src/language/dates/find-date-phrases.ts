import { allMatches } from '../all-matches.ts';
import { baseLanguage } from '../codes.ts';
import { packData } from '../packs/pack-files.ts';
import type { ProtectedRange } from '../style-rules/style-rewriter.ts';
import { withoutOverlaps } from '../text-edit.ts';

/** A date or time of a text, with the words that belong to it, and how the target language says it. */
export interface DatePhrase extends ProtectedRange {
  readonly found: string;
  readonly target: string;
}

interface SourceDates {
  /** Patterns with `{day}`, `{month}` and `{year}`. */
  readonly day: string;
  readonly month: string;
  /** Dates in digits alone, of which the preposition is said in another way; order and marks stay. */
  readonly numeric?: string;
  /** Whether months begin with a capital. */
  readonly capital: boolean;
  /** Patterns of the prepositions that are said in another way before dates. */
  readonly prepositions: Readonly<Record<string, string | undefined>>;
  readonly times?: string;
}

interface TargetDates {
  readonly day: string;
  readonly year: string;
  readonly monthYear: string;
  readonly first: string;
  /** What `day` says before a vowel. */
  readonly elided?: Readonly<Record<string, string>>;
  /** Days that follow the second form of a preposition. */
  readonly elidedDays?: readonly number[];
  readonly beforeDay: Readonly<Record<string, string | undefined>>;
  readonly beforeMonth: Readonly<Record<string, string | undefined>>;
  readonly time: string;
  readonly at: string;
  /** Before the hour of one. */
  readonly atOne: string;
}

interface DatesOfLanguage {
  readonly source?: SourceDates;
  readonly target?: TargetDates;
}

const packs = packData<DatesOfLanguage | undefined>('dates');

/**
 * Dates, months with their year and times of day of a text as the target language says them (`dates.json` of its pack), in reading
 * order: `on March 4, 2025` is *el 4 de marzo de 2025*. Empty where one of the languages is not in the table, and between
 * languages whose dates have the same form. Linear in the text.
 */
export function findDatePhrases(text: string, sourceCode: string, targetCode: string): readonly DatePhrase[] {
  const [source, target] = [baseLanguage(sourceCode), baseLanguage(targetCode)];
  const written = packs[target]?.target;
  if (packs[source]?.source === undefined || written === undefined) return [];
  const { dates, times, hint } = patternsOf(source);
  if (!hint.test(text)) return [];
  const found: DatePhrase[] = [];
  for (const match of allMatches(text, dates)) {
    const phrase = writeDate(match.groups ?? {}, source, target);
    if (phrase !== undefined) found.push(phraseAt(match, phrase));
  }
  if (times !== undefined)
    for (const match of allMatches(text, times)) {
      const phrase = writeTime(match.groups ?? {}, written);
      if (phrase !== undefined) found.push(phraseAt(match, phrase));
    }
  return withoutOverlaps(found);
}

function phraseAt({ 0: found, index }: RegExpExecArray, target: string): DatePhrase {
  return { start: index, end: index + found.length, found, target };
}

type Groups = Readonly<Record<string, string | undefined>>;

function writeDate(groups: Groups, sourceCode: string, targetCode: string): string | undefined {
  const target = packs[targetCode]?.target;
  if (target !== undefined && groups.numeric !== undefined) return writeNumeric(groups, groups.numeric, target);
  const month = patternsOf(sourceCode).months.get((groups.month ?? '').toLowerCase());
  if (target === undefined || month === undefined) return undefined;
  const name = monthNames(targetCode)[month] ?? '';
  const day = Number(groups.day ?? 0);
  const year = groups.year;
  const before = preposition(groups, day > 0 ? target.beforeDay : target.beforeMonth);
  if (before === undefined || day > 31) return undefined;
  const vowel = /^[aeiouàèéo]/i.test(name);
  if (day === 0) {
    // A month alone may be a name, or another word.
    if (year === undefined && before === '') return undefined;
    const date = year === undefined ? name : target.monthYear.replace('{month}', name).replace('{year}', year);
    return choose(before, vowel) + date;
  }
  let written = target.day.replace('{day}', day === 1 ? target.first : String(day));
  for (const [full, short] of Object.entries(target.elided ?? {}))
    if (vowel) written = written.replace(`${full}{month}`, `${short}{month}`);
  written = written.replace('{month}', name) + (year === undefined ? '' : target.year.replace('{year}', year));
  return choose(before, target.elidedDays?.includes(day) === true) + written;
}

/** Which number is the day is often unknown: only what comes before the date changes. */
function writeNumeric(groups: Groups, date: string, target: TargetDates): string | undefined {
  const before = preposition(groups, target.beforeDay);
  const numbers = [groups.first ?? groups.isoMonth, groups.second ?? groups.isoDay].map(Number);
  if (before === undefined || before === '' || Math.min(...numbers) < 1) return undefined;
  if (Math.min(...numbers) > 12 || Math.max(...numbers) > 31) return undefined;
  return choose(before, target.elidedDays?.includes(Number(groups.first)) === true) + date;
}

/** Undefined where the target has no way to say it. */
function preposition(groups: Groups, said: Readonly<Record<string, string | undefined>>): string | undefined {
  const name = Object.keys(groups).find((group) => group.startsWith('before_') && groups[group] !== undefined);
  return name === undefined ? '' : said[name.slice('before_'.length)];
}

function choose(before: string, second: boolean): string {
  const [plain = '', elided = plain] = before.split('|');
  return second ? elided : plain;
}

function writeTime({ at, hour = '', minute = '00', half }: Groups, target: TargetDates): string | undefined {
  const given = Number(hour);
  if (Number(minute) > 59 || given > 23 || (half !== undefined && (given < 1 || given > 12))) return undefined;
  const hours = half === undefined ? given : (given % 12) + (half === 'p' ? 12 : 0);
  const time = target.time.replace('{hour}', String(hours)).replace('{minute}', minute);
  if (at === undefined) return time;
  return (hours === 1 ? target.atOne : target.at) + time;
}

interface SourcePatterns {
  readonly dates: RegExp;
  readonly times: RegExp | undefined;
  /** Found quickly: no date or time is without a digit or the name of a month. */
  readonly hint: RegExp;
  /** From 0, by their names in lower case. */
  readonly months: ReadonlyMap<string, number>;
}

const patterns = new Map<string, SourcePatterns>();

function patternsOf(language: string): SourcePatterns {
  const known = patterns.get(language) ?? makePatterns(language, packs[language]?.source as SourceDates);
  patterns.set(language, known);
  return known;
}

function makePatterns(
  language: string,
  { day, month, numeric, capital, prepositions, times }: SourceDates,
): SourcePatterns {
  const months = new Map(monthNames(language).map((name, index) => [name.toLowerCase(), index]));
  const names = monthNames(language).map((name) =>
    capital ? name : `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`,
  );
  const before = Object.entries(prepositions).map(([name, pattern]) => `(?<before_${name}>${pattern})`);
  const lead = String.raw`(?<![\p{L}\p{M}\p{N}.,/:\-–])`;
  const trail = String.raw`(?![\p{L}\p{M}\p{N}/\-–]|[.,:]\d|['’]\p{L})`;
  const [dates, monthsOfYear] = [day, month].map((pattern) =>
    pattern
      .replaceAll('{day}', '(?<day>\\d{1,2})')
      .replaceAll('{month}', `(?<month>${names.join('|')})`)
      .replaceAll('{year}', '(?<year>[12]\\d{3})'),
  );
  const inDigits = numeric === undefined ? '' : `${numeric}|`;
  const optional = before.length === 0 ? '' : `(?:(?:${before.join('|')}) )?`;
  return {
    months,
    hint: new RegExp(`\\d|${names.join('|')}`, 'u'),
    dates: new RegExp(lead + anySpace(`${optional}(?:${inDigits}${dates}|${monthsOfYear})`) + trail, 'gu'),
    times: times === undefined ? undefined : new RegExp(`${lead}(?:${anySpace(times)})`, 'gu'),
  };
}

/** Numbers and the words beside them are often kept on one line. */
function anySpace(pattern: string): string {
  return pattern.replaceAll(' ', '[ \\u00a0\\u202f]');
}

const namesByLanguage = new Map<string, readonly string[]>();

/** Full names, January first. */
function monthNames(language: string): readonly string[] {
  const known = namesByLanguage.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 15)));
  namesByLanguage.set(language, names);
  return names;
}
