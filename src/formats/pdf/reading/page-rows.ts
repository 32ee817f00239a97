import { uniteBoth } from '../geometry.ts';
import { hangingFont } from './hanging-font.ts';
import type { Box } from './page-content.ts';
import type { Glyph } from './page-glyphs.ts';

/** Glyphs without a wide gap between them. */
export interface Word {
  readonly glyphs: readonly Glyph[];
  readonly box: Box;
}

/** Words on one baseline, over the whole page. */
export interface Row {
  readonly baseline: number;
  readonly size: number;
  readonly words: readonly Word[];
}

interface Piece {
  glyphs: Glyph[];
  box: Box;
  readonly baseline: number;
  readonly size: number;
}

/** Gap between words at which they are looked at separately, in parts of the size. */
const wordGap = 0.6;

/** Finds the rows of a page from top to bottom; raised and lowered small text is in the row that it belongs to. */
export function findRows(glyphs: readonly Glyph[]): readonly Row[] {
  const pieces = attachSmall(piecesOf(glyphs));
  const rows: Piece[][] = [];
  for (const piece of pieces.sort((one, other) => other.baseline - one.baseline)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (first !== undefined && isSameBaseline(first, piece)) row?.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => {
    const words = wordsOf(row.flatMap((piece) => piece.glyphs));
    const main = row.reduce((one, other) => (other.glyphs.length > one.glyphs.length ? other : one));
    return { baseline: main.baseline, size: main.size, words };
  });
}

function isSameBaseline(one: Pick<Piece, 'baseline' | 'size'>, other: Pick<Piece, 'baseline' | 'size'>): boolean {
  return Math.abs(one.baseline - other.baseline) <= Math.max(0.4, 0.12 * Math.min(one.size, other.size));
}

/** Glyphs side by side on one baseline, of about one size. */
function piecesOf(glyphs: readonly Glyph[]): Piece[] {
  const sorted = [...glyphs].sort((one, other) => other.baseline - one.baseline);
  const rows: Glyph[][] = [];
  for (const glyph of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (first !== undefined && isSameBaseline(first, glyph)) row?.push(glyph);
    else rows.push([glyph]);
  }
  return rows.flatMap((row) => {
    const pieces: Piece[] = [];
    for (const glyph of row.sort((one, other) => one.box.left - other.box.left)) {
      const last = pieces.at(-1);
      const isNear = last !== undefined && glyph.box.left - last.box.right < wordGap * Math.max(glyph.size, last.size);
      const isAlike = last !== undefined && Math.max(glyph.size, last.size) < 1.6 * Math.min(glyph.size, last.size);
      if (last !== undefined && isNear && isAlike) {
        last.glyphs.push(glyph);
        last.box = uniteBoth(last.box, glyph.box);
      } else pieces.push({ glyphs: [glyph], box: glyph.box, baseline: glyph.baseline, size: glyph.size });
    }
    return pieces;
  });
}

/** In sizes of the base; negative where they are above each other. */
function gapBetween(piece: Piece, base: Piece): number {
  return Math.max(piece.box.left - base.box.right, base.box.left - piece.box.right) / base.size;
}

/** Symbols that hang from their origin, which is above the line that they are in. */
function isHanging({ glyphs }: Piece): boolean {
  return (
    glyphs.length > 0 && glyphs.every(({ text, character }) => text === '√' || hangingFont.test(character.font.name))
  );
}

/** Whether the middle of a symbol that hangs from its origin is about at the height of the letters of a line beside it. */
function hangsBeside(piece: Piece, base: Piece): boolean {
  const rise = (piece.baseline - base.baseline) / piece.size;
  return rise > 0.4 && rise < 1.6 && gapBetween(piece, base) > -0.3 && base.size > 0.8 * piece.size && !isHanging(base);
}

/** Marks that are drawn by themselves, higher or lower than the letter that they belong to. */
function isMarks({ glyphs }: Piece): boolean {
  return glyphs.length > 0 && glyphs.every(({ text }) => /^\p{M}+$/u.test(text));
}

/** In sizes of the letter: marks are no further from its baseline, and from itself. */
const marksReach = 0.8;

/** Of raised and lowered letters, in parts of those that they belong to. */
const usualSmall = 0.65;
const sizeWeight = 0.3;

/** How far small letters are from a line: less far if their sizes are those of an index and its letter. */
function distanceFrom(piece: Piece, base: Piece): number {
  const sizes = Math.abs(Math.log(piece.size / (usualSmall * base.size)));
  return Math.max(gapBetween(piece, base), -1) + sizeWeight * (sizes > 0.5 ? 10 * sizes : sizes);
}

/** Of letters that are drawn a little higher or lower than those around them, as in the name of TeX: the most of them, and sizes of them. */
const shifted = { letters: 3, rise: 0.3, gap: 0.05, sizes: 0.86 };

/** Whether letters are within a line, or touch it, but for a small difference in height; a shadow has the letters of its text. */
function isShiftedWithin(piece: Piece, base: Piece): boolean {
  const { length } = piece.glyphs;
  if (length > shifted.letters || length >= base.glyphs.length) return false;
  if (Math.abs(piece.baseline - base.baseline) > shifted.rise * Math.min(piece.size, base.size)) return false;
  if (Math.min(piece.size, base.size) < shifted.sizes * Math.max(piece.size, base.size)) return false;
  if (gapBetween(piece, base) > shifted.gap) return false;
  return !piece.glyphs.every(({ text, box }) =>
    base.glyphs.some((other) => other.text === text && Math.abs(other.box.left - box.left) < shifted.rise * base.size),
  );
}

/** Moves pieces that are smaller and beside a larger one, at another height, to that one. */
function attachSmall(pieces: readonly Piece[]): Piece[] {
  const sorted = [...pieces].sort((one, other) => other.baseline - one.baseline);
  const largest = sorted.reduce((most, { size }) => Math.max(most, size), 0);
  const reach = Math.min(1.6 * largest, 60);
  let first = 0;
  return sorted.filter((piece) => {
    while (first < sorted.length && (sorted[first] as Piece).baseline > piece.baseline + reach) first += 1;
    let best: Piece | undefined;
    const hangs = isHanging(piece);
    const marks = isMarks(piece);
    let least = hangs ? 1.2 : wordGap;
    let nearest = Number.POSITIVE_INFINITY;
    const end = Math.min(sorted.length, first + 2_000);
    for (let index = first; index < end; index += 1) {
      const base = sorted[index] as Piece;
      if (base.baseline < piece.baseline - reach) break;
      const rise = piece.baseline - base.baseline;
      if (marks) {
        const gap = gapBetween(piece, base);
        const isLetter = base.glyphs.length > 0 && !isMarks(base) && Math.abs(rise) < marksReach * base.size;
        if (isLetter && gap < least) [best, least] = [base, gap];
        continue;
      }
      if (hangs && base.glyphs.length > 0 && hangsBeside(piece, base)) {
        const gap = gapBetween(piece, base);
        if (gap < least) [best, least] = [base, gap];
        continue;
      }
      if (!hangs && !isSameBaseline(base, piece) && isShiftedWithin(piece, base)) {
        if (nearest > 0) [best, nearest] = [base, 0];
        continue;
      }
      if (
        piece.size > 0.86 * base.size ||
        rise > 0.75 * base.size ||
        rise < -0.5 * base.size ||
        base.glyphs.length === 0
      )
        continue;
      if (isSameBaseline(base, piece) || piece.glyphs.length > 12) continue;
      if (gapBetween(piece, base) >= wordGap) continue;
      const distance = distanceFrom(piece, base);
      if (distance < nearest) [best, nearest] = [base, distance];
    }
    if (best === undefined) return true;
    best.glyphs.push(...piece.glyphs);
    // Limits are beside the symbol, not beside the letters of its line.
    if (hangs) best.box = uniteBoth(best.box, piece.box);
    piece.glyphs = [];
    return false;
  });
}

function wordsOf(glyphs: readonly Glyph[]): readonly Word[] {
  const words: { glyphs: Glyph[]; box: Box }[] = [];
  for (const glyph of [...glyphs].sort((one, other) => one.box.left - other.box.left)) {
    const last = words.at(-1);
    if (last !== undefined && glyph.box.left - last.box.right < wordGap * glyph.size) {
      last.glyphs.push(glyph);
      last.box = uniteBoth(last.box, glyph.box);
    } else words.push({ glyphs: [glyph], box: glyph.box });
  }
  return words;
}
