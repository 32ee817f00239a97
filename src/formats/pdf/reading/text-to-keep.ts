import type { BlockText } from './block-text.ts';
import { isUnknown } from './drawn-words.ts';
import type { LeftReason } from './page-layout.ts';
import type { Paragraph } from './page-paragraphs.ts';
import { listMarker } from './paragraph-breaks.ts';

export const wholeWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const codeSign = /[{}()[\];=<>|&$#\\/_:+*"'`~^@%]/gu;

/** Among letters that nobody knows, as few are no text. */
const fewWords = 3;
/** Of the letters of a text, that nobody knows: what is left says nothing, however many words there are. */
const mostlyUnknown = 0.5;

/** Why text stays as it is; undefined where it is to be translated. */
export function reasonToKeep({ lines }: Paragraph, { text }: BlockText): LeftReason | undefined {
  const glyphs = lines.flatMap((line) => line.glyphs);
  const share = (test: (glyph: (typeof glyphs)[number]) => boolean): number =>
    glyphs.filter(test).length / glyphs.length;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const unknown = share(isUnknown);
  if (unknown > mostlyUnknown) return 'unmapped';
  if (unknown > 0.2 && (text.match(/\p{L}{2,}/gu)?.length ?? 0) < fewWords) return 'unmapped';
  if (letters === 0) return unknown > 0 ? 'unmapped' : 'no-letters';
  if (listMarker.test(text)) return 'marker';
  if (letters === 1 && !wholeWord.test(text)) return 'single-letter';
  if (!wholeWord.test(text) && isOfNames(text, glyphs)) return 'formula';
  const symbolic = share(({ character }) => character.font.symbolic);
  const words = text.match(/\p{L}{3,}/gu)?.length ?? 0;
  if (symbolic > 0.4 && words < 3) return 'formula';
  return isFixedPitch(lines) && (hasSignsOfCode(text) || isCommand(text)) ? 'code' : undefined;
}

export function isFixedPitch(lines: Paragraph['lines']): boolean {
  const glyphs = lines.flatMap((line) => line.glyphs);
  return glyphs.filter(({ character }) => character.font.family === 'mono').length > 0.9 * glyphs.length;
}

export function hasSignsOfCode(text: string): boolean {
  const signs = text.match(codeSign)?.length ?? 0;
  return signs >= 2 && signs > 0.08 * text.length;
}

const program = /^(?:[a-z][\w.+-]*|~?\.{0,2}\/\S+)$/u;
const option = /^--?[A-Za-z][\w-]*(?:=\S*)?$/u;
const path = /^(?:~|\.{1,2}|\/[^\s/]+)\/\S|^[a-z][a-z+]*:\/\/|^\w[\w-]*\.[a-z]\w{0,4}$/u;
/** In words: commands with an option, and with a file alone. */
const longest = { withOption: 24, withPath: 5 };

/** Whether a text in a typewriter face is a command: a name in small letters, and an option or a file. */
export function isCommand(text: string): boolean {
  const [first = '', ...others] = text
    .replaceAll('\u200b', '')
    .trim()
    .replace(/^[$#>%] +/u, '')
    .split(/\s+/u);
  if (!program.test(first) || /[,;:!?]$/u.test(others.at(-1) ?? ',')) return false;
  const has = (sign: RegExp, most: number): boolean => others.length < most && others.some((word) => sign.test(word));
  return has(option, longest.withOption) || has(path, longest.withPath);
}

/** Between large brackets and small letters, in parts of the smaller. */
const sizesOfFormula = 1.8;

/** Letters that are names each, as in a matrix: no two of them are a word, or large signs are around those that are beside each other. */
function isOfNames(text: string, glyphs: readonly { readonly size: number; readonly text: string }[]): boolean {
  if (!/\p{L}{2}/u.test(text)) return true;
  if (/\p{L}{3}/u.test(text) || !/[=+[\]()|\d]/u.test(text)) return false;
  const sizes = glyphs.filter((glyph) => glyph.text.trim() !== '').map(({ size }) => size);
  return Math.max(...sizes) > sizesOfFormula * Math.min(...sizes);
}
