import type { Segment } from '../../contracts/segment.ts';
import { plainText } from '../segments.ts';
import { placeholderSource } from './placeholder.ts';

export type TokenKind = 'word' | 'number' | 'mark' | 'placeholder';

/** A word, a number, a mark or a placeholder of a text; in scripts without spaces every letter is a word. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** White space comes before it. */
  readonly spaced: boolean;
}

/** Letters of scripts that put no spaces between words. */
export const unspacedScripts =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

/** Digits with what groups them or comes before decimals; a space groups only in threes. */
const number = "\\p{Nd}+(?:[.,'’]\\p{Nd}+|[\\u00a0\\u202f]\\p{Nd}{3}(?!\\p{Nd}))*(?![\\p{L}\\p{M}\\p{N}_])";
const letters = `(?:(?![${unspacedScripts}])[\\p{L}\\p{M}\\p{N}_])+`;
const pattern = new RegExp(
  `(${placeholderSource})|(${number})|([${unspacedScripts}]\\p{M}*|${letters}(?:['’-]${letters})*)|\\S`,
  'gu',
);

const numbersAndPlaceholders = new RegExp(`${placeholderSource}|((?<![\\p{L}\\p{M}\\p{N}_])${number})`, 'gu');

/** Text with each run of white space as one space and none at the ends. */
export function foldWhiteSpace(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** What two segments have to agree in to be the same text. Codes do not part words. */
export function foldedText(segment: Segment): string {
  return foldWhiteSpace(plainText(segment));
}

export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [found, placeholder, digits, word] = match;
    const kind =
      placeholder !== undefined
        ? 'placeholder'
        : digits !== undefined
          ? 'number'
          : word !== undefined
            ? 'word'
            : 'mark';
    tokens.push({ kind, text: found, spaced: match.index > end });
    end = match.index + found.length;
  }
  return tokens;
}

/** The text with each number and each placeholder, outside of words, as `write` gives it. */
export function replaceVariables(
  text: string,
  write: (found: string, kind: 'number' | 'placeholder') => string,
): string {
  return text.replace(numbersAndPlaceholders, (found: string, digits: string | undefined) =>
    write(found, digits === undefined ? 'placeholder' : 'number'),
  );
}
