import type { TextSpan } from '../../text-edit.ts';
import type { CheckedText } from '../checked-text.ts';
import type { CheckedSegment, FoundError, SegmentCheck } from '../quality-check.ts';
import { quote, readWords, type TextWord, trimmedSpan, unspaced } from './texts.ts';

/** Languages that often write a sentence in the same way. */
const related: readonly ReadonlySet<string>[] = [
  new Set(['da', 'nb', 'nn', 'no']),
  new Set(['hr', 'bs', 'sr', 'sh', 'me']),
  new Set(['id', 'ms']),
  new Set(['es', 'gl', 'ast']),
];
/** Words in a row that both texts have. */
const longestCommon = 5;
const windowLength = 4;
/** Of these so many are longer and begin with a small letter: names, titles and terms stay in their language. */
const leastSmallWords = 2;
const leastLettersOfScript = 8;

/** Text that is still in the language of the source. */
export const untranslatedCheck: SegmentCheck = {
  id: 'untranslated',
  find(segment) {
    const { source, target } = segment;
    if (related.some((group) => group.has(source.base) && group.has(target.base))) return [];
    if (isSame(segment)) return [untranslated(target, trimmedSpan(target.text))];
    return [...commonPassages(segment), ...foreignScript(segment)];
  },
};

function untranslated(target: CheckedText, span: TextSpan): FoundError {
  return {
    type: 'Accuracy',
    subType: 'Untranslated text',
    severity: 'Major',
    explanation: `${quote(target.slice(span))} is not translated.`,
    source: [],
    target: [span],
    confidence: 0.9,
  };
}

/** The whole text is as it was, and is no name. */
function isSame({ source, target }: CheckedSegment): boolean {
  const text = target.text.trim();
  if (text !== source.text.trim()) return false;
  if (unspaced.has(source.base)) return (text.match(ownLetters(source.base))?.length ?? 0) >= 3;
  const words = readWords(target.prose);
  return words.length >= 3 && words.filter(isSmall).length >= 2;
}

function isSmall({ word }: TextWord): boolean {
  return /^\p{Ll}{2,}$/u.test(word);
}

/** Longer runs of words that the source has in the same order. */
function commonPassages({ source, target }: CheckedSegment): readonly FoundError[] {
  const words = readWords(target.prose);
  if (words.length < longestCommon) return [];
  const windows = windowsOf(readWords(source.prose));
  const found: FoundError[] = [];
  let from = -1;
  const end = (to: number): void => {
    const run = from === -1 ? [] : words.slice(from, to);
    from = -1;
    if (run.length < longestCommon || run.filter(({ word }) => /^\p{Ll}{4,}$/u.test(word)).length < leastSmallWords)
      return;
    const span = { start: (run[0] as TextWord).start, end: (run.at(-1) as TextWord).end };
    if (!isQuoted(target.text, span)) found.push(untranslated(target, span));
  };
  for (let index = 0; index + windowLength <= words.length; index += 1) {
    const isCommon = windows.has(windowAt(words, index));
    if (isCommon && from === -1) from = index;
    if (!isCommon && from !== -1) end(index + windowLength - 1);
  }
  end(words.length);
  return found;
}

function windowsOf(words: readonly TextWord[]): ReadonlySet<string> {
  const windows = new Set<string>();
  for (let index = 0; index + windowLength <= words.length; index += 1) windows.add(windowAt(words, index));
  return windows;
}

function windowAt(words: readonly TextWord[], index: number): string {
  return words
    .slice(index, index + windowLength)
    .map(({ word }) => word.toLowerCase())
    .join(' ');
}

/** Titles are quoted in their language. */
function isQuoted(text: string, { start, end }: TextSpan): boolean {
  return (
    /["“”„«»‘’'(]\s?$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    /^[.,!?…]?\s?["“”«»’')]/u.test(text.slice(end, end + 3))
  );
}

const scripts: Readonly<Record<string, string | undefined>> = {
  ja: '\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー',
  zh: '\\p{Script=Han}',
  yue: '\\p{Script=Han}',
  ko: '\\p{Script=Hangul}',
  ru: '\\p{Script=Cyrillic}',
  uk: '\\p{Script=Cyrillic}',
  be: '\\p{Script=Cyrillic}',
  bg: '\\p{Script=Cyrillic}',
  mk: '\\p{Script=Cyrillic}',
  el: '\\p{Script=Greek}',
  ar: '\\p{Script=Arabic}',
  fa: '\\p{Script=Arabic}',
  ur: '\\p{Script=Arabic}',
  he: '\\p{Script=Hebrew}',
  hi: '\\p{Script=Devanagari}',
  mr: '\\p{Script=Devanagari}',
  ne: '\\p{Script=Devanagari}',
  bn: '\\p{Script=Bengali}',
  th: '\\p{Script=Thai}',
  ka: '\\p{Script=Georgian}',
  hy: '\\p{Script=Armenian}',
};
const twoScripts: ReadonlySet<string> = new Set(['sr', 'bs', 'kk', 'uz', 'az', 'mn', 'ky', 'tg', 'tt']);

function ownLetters(base: string): RegExp {
  return new RegExp(`[${scripts[base] ?? '\\p{Script=Latin}'}]`, 'gu');
}

/** Runs in the script of the source, which the language of the translation does not write. */
function foreignScript({ source, target }: CheckedSegment): readonly FoundError[] {
  const [own, other] = [scripts[target.base] ?? '\\p{Script=Latin}', scripts[source.base]];
  if (other === undefined || own.includes(other.slice(0, 16)) || other.includes(own)) return [];
  if (twoScripts.has(target.base)) return [];
  const run = new RegExp(`[${other}](?:[${other}\\s\\p{P}\\p{N}]{0,400}[${other}])?`, 'gu');
  return Array.from(target.prose.matchAll(run))
    .filter(({ 0: found }) => (found.match(ownLetters(source.base))?.length ?? 0) >= leastLettersOfScript)
    .map(({ 0: found, index }) => untranslated(target, { start: index, end: index + found.length }));
}
