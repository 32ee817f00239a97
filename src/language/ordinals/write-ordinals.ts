import { allMatches } from '../all-matches.ts';
import { baseLanguage } from '../codes.ts';
import { packData } from '../packs/pack-files.ts';
import { editMatches } from '../style-rules/edit-text.ts';
import type { TextEdit } from '../style-rules/style-rewriter.ts';

type Marks = Readonly<Record<string, string | undefined>>;

/** How a language writes ordinals in digits: the number and a mark. */
interface Ordinals {
  /** Marks in a source text; absent where texts of the language are not read for ordinals. */
  readonly read?: string;
  /** What comes before ordinals with marks that are also letters of lists: `la 2a edición`, not `figura 2a`. */
  readonly readBehindArticle?: string;
  /** Marks that are right in a translation. */
  readonly accepts: string;
  /** By the category of the number in CLDR's rules for ordinals. */
  readonly masculine: Marks;
  /** Absent where gender makes no difference. */
  readonly feminine?: Marks;
  /** The shorter form of a masculine one before its noun. */
  readonly beforeNoun?: { readonly number: string; readonly mark: string; readonly from: string };
  readonly century?: { readonly word: string; readonly written: string };
}

const languages = packData<Ordinals | undefined>('ordinals');
const sameAs: Readonly<Record<string, string | undefined>> = { sr: 'hr', bs: 'hr' };
/** What engines make of marks. */
const damaged = 'to|à';

const trail = String.raw`(?![\p{L}\p{M}\p{N}])`;
const lead = String.raw`(?<![\p{L}\p{N}.,/:\-–])`;

/** Behind any of these an ordinal is no part of a noun phrase that goes on. */
const noNoun = String.raw`(?:que|del|con|por|para|los|las|una|sin|fue|era|hasta|desde|entre)${trail}`;

/**
 * Ordinals in digits as the target writes them, with their numerals of centuries: *El 3er piso* becomes *The 3rd floor*, where
 * an engine leaves the mark of the source. Only numbers that are ordinals in the source change. Linear in the text.
 */
export function writeOrdinals(text: string, sourceText: string, source: string, target: string): readonly TextEdit[] {
  const patterns = patternsOf(baseLanguage(target));
  if (patterns === undefined) return [];
  const centuries = patterns.century === undefined ? [] : editMatches(text, patterns.century, patterns.writeCentury);
  const numbers = ordinalsIn(sourceText, baseLanguage(source));
  if (numbers.size === 0) return centuries;
  const { ordinals } = patterns;
  const edits = editMatches(text, patterns.marked, ({ groups, index, 0: found }) => {
    const { number = '', mark = '' } = groups ?? {};
    if (!numbers.has(number)) return undefined;
    const written = patterns.accepted.test(mark) ? mark : markOf(number, isFeminine(mark), patterns);
    const rest = text.slice(index + found.length, index + found.length + 40);
    const isShort = written === ordinals.beforeNoun?.from && patterns.isShort.test(number) && beforeNoun.test(rest);
    return number + (isShort ? ordinals.beforeNoun?.mark : written);
  });
  return withoutOverlaps([...centuries, ...edits, ...bareNumbers(text, sourceText, numbers, patterns)]);
}

/** Where the engine leaves no mark at all, and the number is in both texts once. */
function bareNumbers(
  text: string,
  sourceText: string,
  numbers: ReadonlySet<string>,
  patterns: TargetPatterns,
): readonly TextEdit[] {
  if (patterns.ordinals.masculine.other !== '.') return [];
  return editMatches(text, bareNumber, ({ 0: number }) => {
    const isAlone = numbers.has(number) && countOf(text, number) === 1 && countOf(sourceText, number) === 1;
    return isAlone ? `${number}.` : undefined;
  });
}

const bareNumber = new RegExp(String.raw`${lead}\d{1,3}(?= \p{Ll})`, 'gu');
const beforeNoun = new RegExp(String.raw`^ (?!${noNoun})\p{Ll}{3}`, 'u');

function countOf(text: string, number: string): number {
  return text.match(/\d+/g)?.filter((one) => one === number).length ?? 0;
}

function isFeminine(mark: string): boolean {
  return /[aªà]s?$|(?:re|de)s?$/.test(mark);
}

function markOf(number: string, feminine: boolean, { ordinals, rules }: TargetPatterns): string {
  const marks = feminine ? (ordinals.feminine ?? ordinals.masculine) : ordinals.masculine;
  return marks[rules.select(Number(number))] ?? marks.other ?? '';
}

/** In reading order; of two that share letters, the first. */
function withoutOverlaps(edits: readonly TextEdit[]): readonly TextEdit[] {
  let end = 0;
  return edits
    .toSorted((one, other) => one.start - other.start)
    .filter((edit) => {
      const free = edit.start >= end;
      if (free) end = edit.end;
      return free;
    });
}

const readers = new Map<string, RegExp>();

function ordinalsIn(text: string, language: string): ReadonlySet<string> {
  const { read, readBehindArticle } = languages[language] ?? {};
  if (read === undefined || !/\d/.test(text)) return new Set();
  const letters = readBehindArticle === undefined ? '' : `|${readBehindArticle}\\d{1,3}[ao]`;
  const known = readers.get(language);
  const reader = known ?? new RegExp(`${lead}(?:\\d{1,3}(?:${read})${letters})${trail}`, 'gu');
  if (known === undefined) readers.set(language, reader);
  return new Set(allMatches(text, reader).map(([found]) => Number.parseInt(found, 10).toString()));
}

interface TargetPatterns {
  readonly ordinals: Ordinals;
  readonly rules: Intl.PluralRules;
  readonly marked: RegExp;
  readonly accepted: RegExp;
  readonly isShort: RegExp;
  readonly century: RegExp | undefined;
  writeCentury(match: RegExpExecArray): string | undefined;
}

const targets = new Map<string, TargetPatterns>();

function patternsOf(language: string): TargetPatterns | undefined {
  const ordinals = languages[sameAs[language] ?? language];
  if (ordinals === undefined) return undefined;
  const known = targets.get(language) ?? makePatterns(language, ordinals);
  targets.set(language, known);
  return known;
}

function makePatterns(language: string, ordinals: Ordinals): TargetPatterns {
  const marks = Object.values(languages).flatMap((one) => [one?.read ?? [], one?.accepts ?? []].flat());
  const anyMark = [...marks, '[ao]', damaged].join('|');
  const rules = new Intl.PluralRules(language, { type: 'ordinal' });
  const { century } = ordinals;
  const either = `(?:(?<roman>[IVXL]{1,8})(?:e|th)?|(?<number>\\d{1,2})(?:${anyMark}))`;
  const behind = `${century?.word} (?<behind>[IVXL]{1,8})`;
  const pattern = new RegExp(`${lead}(?:${either} ${century?.word}|${behind})${trail}`, 'gu');
  const patterns: TargetPatterns = {
    ordinals,
    rules,
    marked: new RegExp(`${lead}(?<number>\\d{1,3})(?<mark>${anyMark})${trail}`, 'gu'),
    accepted: new RegExp(`^(?:${ordinals.accepts})$`, 'u'),
    isShort: new RegExp(`^(?:${ordinals.beforeNoun?.number ?? '-'})$`, 'u'),
    century: century === undefined ? undefined : pattern,
    writeCentury({ groups }) {
      const { roman = groups?.behind, number: digits } = groups ?? {};
      const number = roman === undefined ? Number(digits) : fromRoman(roman);
      if (number < 1 || number > 40 || (roman !== undefined && toRoman(number) !== roman)) return undefined;
      return century?.written
        .replace('{roman}', toRoman(number))
        .replace('{ordinal}', number + markOf(String(number), false, patterns));
    },
  };
  return patterns;
}

const romanParts: readonly (readonly [string, number])[] = [
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

function toRoman(number: number): string {
  let rest = number;
  let roman = '';
  for (const [letters, value] of romanParts) for (; rest >= value; rest -= value) roman += letters;
  return roman;
}

function fromRoman(roman: string): number {
  let rest = roman;
  let number = 0;
  for (const [letters, value] of romanParts)
    for (; rest.startsWith(letters); rest = rest.slice(letters.length)) number += value;
  return rest === '' ? number : 0;
}
