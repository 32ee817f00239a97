import { readWholeNumber } from '../../../style-rules/sinographic-numerals.ts';
import { startsSentence } from '../../../style-rules/words.ts';
import type { TextSpan } from '../../../text-edit.ts';
import type { CheckedText } from '../../checked-text.ts';
import { readWords } from '../texts.ts';

/** A word that names a month, from 1. */
export interface MonthWord extends TextSpan {
  readonly month: number;
}

interface MonthNames {
  readonly exact: ReadonlyMap<string, number>;
  /** What all forms of a longer name begin with. */
  readonly beginnings: readonly (readonly [string, number])[];
}

/** Words that are also something else at the beginning of a sentence: `May I …`. */
const otherMeanings: ReadonlySet<string> = new Set(['may', 'march', 'august']);
/** Months have a capital in these languages, and none in others: `Mars` is a planet in French. */
const withCapital: ReadonlySet<string> = new Set(['en', 'de', 'el', 'lb', 'af']);
const withoutCapital: ReadonlySet<string> = new Set(['fr']);

const namesByLanguage = new Map<string, MonthNames>();
const read = new WeakMap<CheckedText, readonly MonthWord[]>();

/** Months that a text names in words, in reading order. */
export function monthsOf(text: CheckedText): readonly MonthWord[] {
  const known = read.get(text) ?? readMonths(text);
  read.set(text, known);
  return known;
}

/** `9月`, `九月`, `9월`; a number of months has another word between. */
const numberedMonth = /(?<![\d０-９])(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])[月월](?![\d份]?[間间曜]|球|面|光)/gu;
const numbered: ReadonlySet<string> = new Set(['ja', 'zh', 'yue', 'ko']);

function readMonths(text: CheckedText): readonly MonthWord[] {
  if (numbered.has(text.base))
    return Array.from(text.prose.matchAll(numberedMonth), ({ 0: found, 1: month = '', index: start }) => ({
      month: readWholeNumber(month) ?? 0,
      start,
      end: start + found.length,
    }));
  const { exact, beginnings } = namesOf(text.base);
  return readWords(text.prose).flatMap(({ word, start, end }): readonly MonthWord[] => {
    const isCapital = /^\p{Lu}/u.test(word);
    if (isCapital ? withoutCapital.has(text.base) : withCapital.has(text.base)) return [];
    const lower = word.toLowerCase();
    const month = exact.get(lower) ?? monthByBeginning(lower, beginnings);
    if (month === undefined) return [];
    if (
      otherMeanings.has(lower) &&
      startsSentence(text.prose, start) &&
      !/^[ ,]{1,2}\d/.test(text.prose.slice(end, end + 3))
    )
      return [];
    return [{ month, start, end }];
  });
}

/** Endings that may follow. */
const longestEnding = 3;

function monthByBeginning(word: string, beginnings: MonthNames['beginnings']): number | undefined {
  return beginnings.find(
    ([beginning]) => word.startsWith(beginning) && word.length - beginning.length <= longestEnding,
  )?.[1];
}

function namesOf(base: string): MonthNames {
  const known = namesByLanguage.get(base) ?? makeNames(base);
  namesByLanguage.set(base, known);
  return known;
}

/** From CLDR: by themselves, and within a date, where some languages have another case. */
function makeNames(base: string): MonthNames {
  const exact = new Map<string, number>();
  const beginnings: [string, number][] = [];
  const alone = new Intl.DateTimeFormat(base, { month: 'long', timeZone: 'UTC' });
  const dated = new Intl.DateTimeFormat(base, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(base, { month: 'short', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const date = Date.UTC(2024, month - 1, 15);
    const within = dated.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
    const forms = [alone.format(date), within].map((name) => name.toLowerCase());
    if (!forms.every((name) => /^[\p{L}\p{M}]{3,}$/u.test(name))) continue;
    for (const name of forms) exact.set(name, month);
    const abbreviated = short.format(date).toLowerCase().replace(/\.$/, '');
    if (/^\p{L}{3,}$/u.test(abbreviated) && abbreviated !== 'mar' && abbreviated !== 'mai')
      exact.set(abbreviated, month);
    const common = commonBeginning(forms[0] ?? '', forms[1] ?? '');
    if (forms[0] !== forms[1] && common.length >= 4) beginnings.push([common, month]);
  }
  return { exact, beginnings };
}

function commonBeginning(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}
