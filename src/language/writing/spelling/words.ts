import { baseLanguage } from '../../codes.ts';
import type { ProtectedRange } from '../../style-rules/style-rewriter.ts';
import { startsSentence } from '../../style-rules/words.ts';

/** A word that a dictionary may know. */
export interface SpelledWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly startsSentence: boolean;
}

/** Letters, with apostrophes between them; hyphens part words, since few dictionaries have compounds with them. */
const letters = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu;

/** Short words that lose their vowel before another word, by language. */
const elisions: Readonly<Record<string, RegExp>> = {
  fr: /^(?:[ldnmtscj]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)['’]/i,
  it: /^(?:[dlcvmtsn]|un|gl|dell|all|dall|nell|sull|coll|quest|quell|bell|sant|buon|nessun|alcun|ciascun|tutt|mezz|dev|cos|com|anch|neanch|nient|senz|pover|grand|ond|dov|quand)['’]/i,
};

/** Longer ones are no words, and dictionaries take long over them. */
const longestWord = 64;

/**
 * The words of a text that can be misspelt: no names in capitals, no camelCase, nothing with digits or underscores beside
 * it, nothing protected, no parts of a longer word that is cut short (`Haus-`).
 */
export function readWords(text: string, language: string, ranges: readonly ProtectedRange[]): readonly SpelledWord[] {
  const elision = elisions[baseLanguage(language)];
  const words: SpelledWord[] = [];
  let next = 0;
  for (const { 0: found, index } of text.matchAll(letters)) {
    while (next < ranges.length && (ranges[next] as ProtectedRange).end <= index) next += 1;
    const range = ranges[next];
    if (range !== undefined && range.start < index + found.length) continue;
    const cut = elision?.exec(found)?.[0].length ?? 0;
    const word = found.slice(cut);
    if (word.length > longestWord || !isOrdinary(word) || isPart(text, index, index + found.length)) continue;
    const start = index + cut;
    words.push({ word, start, end: start + word.length, startsSentence: startsSentence(text, index) });
  }
  return words;
}

/** In small letters, perhaps with a capital first. */
function isOrdinary(word: string): boolean {
  return /^\p{L}[\p{Ll}\p{M}'’]*$/u.test(word) && /[\p{Ll}]/u.test(word);
}

function isPart(text: string, start: number, end: number): boolean {
  return /[\p{N}_@#$\\/]/u.test(text[start - 1] ?? '') || /[\p{N}_@\\/]/u.test(text[end] ?? '') || cutShort(text, end);
}

/** `Haupt- und Nebensatz`: the first is no word. */
function cutShort(text: string, end: number): boolean {
  return (text[end] === '-' || text[end] === '\u2010') && !/\p{L}/u.test(text[end + 1] ?? '');
}
