import { overlapX, widthOf } from '../geometry.ts';
import { hangingFont } from './hanging-font.ts';
import type { TextLine } from './line-text.ts';
import type { Box } from './page-content.ts';
import type { Glyph } from './page-glyphs.ts';

/** A line that is drawn between the parts of a formula: of a fraction, over what a root is of, over a letter. */
export interface FormulaBar {
  /** In the frame of the block. */
  readonly box: Box;
  /** Index in `PageContent.paths`. */
  readonly path: number;
  /** Letters of the line that belong to it. */
  readonly glyphs: ReadonlySet<Glyph>;
}

export interface Stroke {
  readonly box: Box;
  readonly path: number;
}

/** In sizes of the line: longer ones are rules between rows. */
export const longestBar = 16;
/** From the baseline to how far bars of a line are, in its sizes. */
const reach = { below: 0.6, above: 1.6 };
const mostStrokes = 200;
/** In sizes of a letter: its small letters are up to this above the baseline, and its tall ones not further than the other below a bar. */
const xHeight = 0.45;
const mostBelow = 1.35;
const mostAbove = 0.9;

/** Bars of formulas within a line; strokes are sorted from bottom to top. */
export function formulaBars(line: TextLine, strokes: readonly Stroke[]): readonly FormulaBar[] {
  const { baseline, size } = line;
  const found: FormulaBar[] = [];
  const start = firstAbove(strokes, baseline - reach.below * size);
  for (let index = start; index < Math.min(strokes.length, start + mostStrokes); index += 1) {
    const { box, path } = strokes[index] as Stroke;
    if (box.bottom > baseline + reach.above * size) break;
    if (widthOf(box) > longestBar * size || overlapX(box, line.box) < 0.9 * widthOf(box)) continue;
    const glyphs = glyphsOfBar(line, box);
    if (glyphs !== undefined) found.push({ box, path, glyphs });
  }
  return found;
}

export function firstAbove(strokes: readonly Stroke[], height: number): number {
  let low = 0;
  let high = strokes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((strokes[middle]?.box.bottom ?? 0) < height) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The letters above and below a bar; undefined where the stroke is none: under text, through it, between rows. */
function glyphsOfBar({ glyphs, size, baseline }: TextLine, bar: Box): ReadonlySet<Glyph> | undefined {
  const height = (bar.bottom + bar.top) / 2;
  const above: Glyph[] = [];
  const below: Glyph[] = [];
  let root: Glyph | undefined;
  for (const glyph of glyphs) {
    if (isRoot(glyph)) {
      if (Math.abs(glyph.box.right - bar.left) < 0.3 * size && height > baseline) root = glyph;
      continue;
    }
    const middle = (glyph.box.left + glyph.box.right) / 2;
    if (middle < bar.left - 0.5 || middle > bar.right + 0.5) continue;
    const rise = (glyph.baseline - height) / glyph.size;
    // Symbols that hang from their origin are as tall as what is beside them.
    if (hangingFont.test(glyph.character.font.name)) (rise > 0.2 ? above : below).push(glyph);
    else if (rise > -0.1 && rise < mostAbove) above.push(glyph);
    else if (rise < -xHeight && rise > -mostBelow) below.push(glyph);
    else if (rise >= -xHeight && rise <= -0.1) return undefined;
  }
  if (root !== undefined) return new Set([root, ...below]);
  if (above.length === 0 && below.length === 0) return besideUnderscore({ glyphs, size, baseline }, bar);
  if (below.length === 0) return undefined;
  if (above.length > 0) return new Set([...above, ...below]);
  // Over a letter of a formula; over words of a text, it is the line under what is above them.
  const isOver = below.every(({ character }) => character.font.symbolic) && widthOf(bar) < 4 * size;
  return isOver && height > baseline + xHeight * size ? new Set(below) : undefined;
}

/** In sizes of the line: how wide an underscore is, how far below the baseline, and how near to its letters. */
const underscore = { narrowest: 0.2, widest: 0.9, below: 0.25, gap: 0.3 };

/** The letters on both sides of an underscore that is drawn as a line, as TeX does. */
function besideUnderscore(
  { glyphs, size, baseline }: Pick<TextLine, 'glyphs' | 'size' | 'baseline'>,
  bar: Box,
): ReadonlySet<Glyph> | undefined {
  const width = widthOf(bar) / size;
  const depth = (baseline - bar.top) / size;
  if (width < underscore.narrowest || width > underscore.widest || depth < -0.05 || depth > underscore.below)
    return undefined;
  const before = glyphs.filter(({ box }) => Math.abs(bar.left - box.right) < underscore.gap * size);
  const after = glyphs.filter(({ box }) => Math.abs(box.left - bar.right) < underscore.gap * size);
  return before.length > 0 && after.length > 0 ? new Set([...before, ...after]) : undefined;
}

function isRoot({ text, character: { font } }: Glyph): boolean {
  return text === '√' || (text === 'p' && /^CMSY/i.test(font.name)) || (text === '' && hangingFont.test(font.name));
}
