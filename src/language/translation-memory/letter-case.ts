import type { Inline } from '../../contracts/segment.ts';
import { baseLanguage } from '../codes.ts';
import { packWords } from '../packs/tables.ts';
import { findProtectedText } from '../protected-text.ts';
import { isCode } from '../segments.ts';
import { mergeSpans, type TextSpan } from '../text-edit.ts';
import { findPlaceholders } from './placeholder.ts';

/** What is done to the letter case of a stored translation. */
export type CaseChange = 'none' | 'upper' | 'capital' | 'small';

/** Languages that write nouns with capitals: the first word of a translation may be one. */
const capitalNouns = new Set(['de', 'lb', 'nds']);

/** English words that are others with a capital: `Polish`, `May`. */
const casedWords: ReadonlySet<string> = new Set(packWords('en', 'words', 'cased'));

/** From so many letters on a word of a heading has a capital. */
const headingLength = 4;

/**
 * How a translation takes over the letter case of a text that differs from its source in nothing else. Undefined where the
 * case may be part of the meaning (`US`, `us`) or cannot be carried over for certain.
 */
export function planCase(wanted: readonly string[], stored: readonly string[]): CaseChange | undefined {
  const differing = wanted.flatMap((word, index) => (word === stored[index] ? [] : [index]));
  if (differing.length === 0 || differing.every((index) => sameLetters(wanted[index], stored[index]))) return 'none';
  if (isUpper(wanted)) return isUpper(stored) ? 'none' : 'upper';
  if (isUpper(stored)) return undefined;
  if (!differing.every((index) => sameButFirst(wanted[index], stored[index]))) return undefined;
  const heading = isHeading(wanted) || isHeading(stored);
  if (!heading && differing.some((index) => index !== 0)) return undefined;
  // At the start of a sentence the capital says nothing about its word.
  const telling = wanted.length === 1 ? differing : differing.filter((index) => index !== 0);
  if (telling.some((index) => casedWords.has(wanted[index]?.toLowerCase() ?? ''))) return undefined;
  if (differing[0] !== 0) return 'none';
  return startsUpper(wanted[0]) ? 'capital' : 'small';
}

/** Placeholders, addresses and codes keep their letters. */
export function changeCase(inlines: readonly Inline[], change: CaseChange, language: string): readonly Inline[] {
  if (change === 'none') return inlines;
  if (change === 'upper') return inlines.map((inline) => (isCode(inline) ? inline : upperOutside(inline, language)));
  const first = inlines.findIndex((inline) => !isCode(inline) && /\p{L}/u.test(inline));
  return inlines.map((inline, index) =>
    index === first && !isCode(inline) ? firstLetter(inline, change, language) : inline,
  );
}

function upperOutside(text: string, language: string): string {
  let written = '';
  let position = 0;
  for (const { start, end } of keptSpans(text)) {
    written += text.slice(position, start).toLocaleUpperCase(language) + text.slice(start, end);
    position = end;
  }
  return written + text.slice(position).toLocaleUpperCase(language);
}

function keptSpans(text: string): readonly TextSpan[] {
  return mergeSpans([...findPlaceholders(text), ...findProtectedText(text)]);
}

function firstLetter(text: string, change: 'capital' | 'small', language: string): string {
  const found = /^[^\p{L}\p{N}]*(\p{L}[\p{L}\p{M}'’-]*)/u.exec(text);
  const [whole, word] = found ?? [];
  if (whole === undefined || word === undefined) return text;
  const start = whole.length - word.length;
  if (keptSpans(text).some((span) => span.start <= start && start < span.end)) return text;
  const letter = String.fromCodePoint(word.codePointAt(0) ?? 0);
  const rest = word.slice(letter.length);
  const keeps = /\p{Lu}/u.test(rest) || (change === 'small' && keepsCapital(word, language));
  const changed = change === 'capital' ? letter.toLocaleUpperCase(language) : letter.toLocaleLowerCase(language);
  return keeps ? text : text.slice(0, start) + changed + text.slice(start + letter.length);
}

function keepsCapital(word: string, language: string): boolean {
  return capitalNouns.has(baseLanguage(language)) || (baseLanguage(language) === 'en' && /^I(?![\p{L}])/u.test(word));
}

function sameLetters(one = '', other = ''): boolean {
  return one.replaceAll('’', "'") === other.replaceAll('’', "'");
}

function sameButFirst(one = '', other = ''): boolean {
  return sameLetters(one.slice(1), other.slice(1));
}

function startsUpper(word = ''): boolean {
  return /^\p{Lu}/u.test(word);
}

/** All letters that have a case are capitals, and there are enough of them to say so. */
function isUpper(words: readonly string[]): boolean {
  const text = words.join('');
  return text === text.toUpperCase() && (text.match(/\p{Lu}/gu) ?? []).length >= 2;
}

/** Every long word has a capital, as in English headings. */
function isHeading(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length >= headingLength && /^\p{L}/u.test(word));
  return long.length >= 2 && long.every(startsUpper);
}
