import type { Segment } from '../../contracts/segment.ts';
import { isCode, plainText } from '../segments.ts';

export type TokenKind = 'word' | 'number' | 'mark';

/** A word, a number or a mark of a text; in scripts without spaces every letter is a word. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** Letters of scripts that put no spaces between words. */
export const unspacedScripts =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

/** Digits with what groups them or comes before decimals; a space groups only in threes. */
const number = "\\p{Nd}+(?:[.,'’]\\p{Nd}+|[\\u00a0\\u202f]\\p{Nd}{3}(?!\\p{Nd}))*(?![\\p{L}\\p{M}\\p{N}_])";
const letters = `(?:(?![${unspacedScripts}])[\\p{L}\\p{M}\\p{N}_])+`;
const pattern = new RegExp(`(${number})|([${unspacedScripts}]\\p{M}*|${letters}(?:['’-]${letters})*)|\\S`, 'gu');

export const numberPattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])${number}`, 'gu');

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
  for (const match of text.matchAll(pattern)) {
    const kind = match[1] !== undefined ? 'number' : match[2] !== undefined ? 'word' : 'mark';
    tokens.push({ kind, text: match[0] });
  }
  return tokens;
}

/** Where the codes stand: how many characters that are no white space come before each. */
export function codePositions(segment: Segment): readonly number[] {
  const positions: number[] = [];
  let seen = 0;
  for (const inline of segment.inlines)
    if (isCode(inline)) positions.push(seen);
    else seen += inline.replace(/\s/gu, '').length;
  return positions;
}
