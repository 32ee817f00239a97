import type { TextSpan } from '../../text-edit.ts';
import { masked } from '../checked-text.ts';

/** Letters of scripts that put no space between words. */
export const unspacedLetters =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

export const unspaced: ReadonlySet<string> = new Set(['ja', 'zh', 'yue', 'th', 'lo', 'km', 'my']);

/** A word with its place in the text. */
export interface TextWord extends TextSpan {
  readonly word: string;
}

const words = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;

export function readWords(text: string): readonly TextWord[] {
  return Array.from(text.matchAll(words), ({ 0: word, index }) => ({ word, start: index, end: index + word.length }));
}

/** Where a text begins and ends without white space. */
export function trimmedSpan(text: string): TextSpan {
  const end = text.trimEnd().length;
  return { start: Math.min(end, text.length - text.trimStart().length), end };
}

/** A piece of a text for an explanation. */
export function quote(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text;
  return `“${short.replaceAll(masked, '').replaceAll(/\s+/g, ' ').trim()}”`;
}

export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}
