import type { BlockText } from './block-text.ts';
import { hasSignsOfCode, isCommand, isLoneName, isStatement } from './code-lines.ts';
import { isUnknown } from './drawn-words.ts';
import type { LeftReason } from './page-layout.ts';
import type { Paragraph } from './page-paragraphs.ts';
import { listMarker } from './paragraph-breaks.ts';

export const wholeWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

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
  return isFixedPitch(lines) && isCode(text, lines) ? 'code' : undefined;
}

export function isFixedPitch(lines: Paragraph['lines']): boolean {
  const glyphs = lines.flatMap((line) => line.glyphs);
  return glyphs.filter(({ character }) => character.font.family === 'mono').length > 0.9 * glyphs.length;
}

/** Whether a text, each line of which is seen, is code: lines of one text may be statements one below the other. */
function isCode(text: string, lines: Paragraph['lines']): boolean {
  if (hasSignsOfCode(text) || isCommand(text) || isStatement(text)) return true;
  if (lines.length < 2) return false;
  const names = lines.filter((line) => isLoneName(line.text)).length;
  const code = lines.filter((line) => hasSignsOfCode(line.text) || isCommand(line.text) || isStatement(line.text));
  return code.length >= names && code.length + names === lines.length;
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
