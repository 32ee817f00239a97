import { readFinalMark } from './final-mark.ts';
import { replaceVariables, type Token, tokenize, unspacedScripts } from './tokenize.ts';

/**
 * What segments are found by. Segments with words by the beginnings of these, which forms of one word share; in scripts
 * without spaces, by pairs of letters. Short segments, of which a changed word leaves too little, by trigrams as well.
 */
export interface SearchFeatures {
  readonly words: readonly string[];
  /** Undefined for a segment that is not short. */
  readonly trigrams: readonly string[] | undefined;
}

const stemLength = 5;

const startsUnspaced = new RegExp(`^[${unspacedScripts}]`, 'u');

/** Words of a text whose search goes by trigrams. */
export const shortWords = 5;

/** Twice that, since a text of half the length may still be a match. */
const indexedShortWords = shortWords * 2;

export function searchFeatures(text: string, tokens: readonly Token[] = tokenize(text)): SearchFeatures {
  const lower = readFinalMark(text).body.toLowerCase();
  const stems = new Set<string>();
  let words = 0;
  let previous = '';
  for (const token of tokens) {
    if (token.kind !== 'word') {
      previous = '';
      continue;
    }
    words += 1;
    const word = token.text.toLowerCase();
    if (startsUnspaced.test(word)) {
      if (previous !== '') stems.add(previous + word);
      previous = word;
    } else {
      stems.add(word.slice(0, stemLength));
      previous = '';
    }
  }
  return { words: [...stems], trigrams: words <= indexedShortWords ? trigramsOf(lower) : undefined };
}

/** Whether the search for a segment goes by trigrams: there are few words, or none. */
export function isShort(tokens: readonly Token[]): boolean {
  return tokens.filter(({ kind }) => kind === 'word').length <= shortWords;
}

/** Without the final mark; numbers and placeholders count as one digit: all these are exchanged. */
function trigramsOf(lower: string): readonly string[] {
  const trigrams = new Set<string>();
  const alike = replaceVariables(lower, () => '0').replace(/\p{Nd}+/gu, '0');
  for (const word of alike.split(' ')) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return [...trigrams];
}
