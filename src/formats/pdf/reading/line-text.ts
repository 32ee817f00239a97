import type { Box } from './page-content.ts';
import type { Glyph } from './page-glyphs.ts';
import type { Segment } from './page-segments.ts';
import { closelySet } from './scripts.ts';

/** A character of a line in the order of reading; spaces between words belong to no glyph. */
export interface LineItem {
  readonly text: string;
  readonly glyph?: Glyph;
}

export interface TextLine extends Segment {
  readonly items: readonly LineItem[];
  readonly text: string;
  readonly isRightToLeft: boolean;
  /** A mark or a number is beside it: an item of a list. */
  readonly isItem?: boolean;
  /** A short text is beside it: the name of a row. */
  readonly isBesideLabel?: boolean;
  /** The last text of its row, where it is the one before it. */
  readonly rowEnd?: Box;
  /** Dots lead from it to a page number or an amount. */
  readonly endsEntry?: boolean;
  /** It divides the texts above and below it. */
  readonly isDivider?: boolean;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const mark = /^\p{M}+$/u;

/** The width of a space, in parts of the size, where the line has none drawn, and where it has. */
const spaceWithout = 0.16;
const spaceWith = 0.28;
const closeSpace = 0.6;
/** How far letters with a drawn space between them may overlap: italics, and fonts that say wrong widths. */
const overlapAtSpace = 0.25;
const leastSpaced = 4;

/** The text of a line, as it is read. */
export function readLine(segment: Segment): TextLine {
  const glyphs = orderMarks(withoutRepeats(segment.glyphs));
  const gaps = glyphs.slice(1).map((glyph, index) => {
    const previous = glyphs[index] as Glyph;
    return (glyph.box.left - previous.box.right) / Math.max(previous.size, glyph.size);
  });
  const hasSpaces = glyphs.some(
    ({ spaceBefore, spaceAfter }, index) => (spaceBefore && index > 0) || (spaceAfter && index < glyphs.length - 1),
  );
  // Text with letters set apart has a gap everywhere.
  const usual = glyphs.length < 4 ? 0 : Math.max(0, median(gaps));
  const isSpaced = isSpacedWord(glyphs, gaps, usual);
  const least = !hasSpaces && areTight(gaps) ? tight.space : spaceWithout;
  const spaceless = hasSpaces ? fontsWithoutSpaces(glyphs, gaps, usual) : noFonts;
  const visual: LineItem[] = [];
  glyphs.forEach((glyph, index) => {
    const previous = glyphs[index - 1];
    const gap = gaps[index - 1] ?? 0;
    const { name } = glyph.character.font;
    const isWide = hasSpaces && !(spaceless.has(name) && previous?.character.font.name === name);
    const separates = previous !== undefined && isSpace(previous, glyph, gap, usual, isWide ? spaceWith : least);
    if (separates && (!isSpaced || gap > usual + spaceWith)) visual.push({ text: ' ' });
    visual.push({ text: glyph.text, glyph });
  });
  const strong = visual.filter(({ text }) => rightToLeft.test(text)).length;
  const isRightToLeft = strong > 0 && strong >= visual.filter(({ text }) => /\p{L}/u.test(text)).length / 2;
  const items = strong === 0 ? visual : toLogical(visual, isRightToLeft);
  return { ...segment, items, text: items.map(({ text }) => text).join(''), isRightToLeft };
}

/** Letters that are drawn twice, a little apart, for a bold look are one. */
function withoutRepeats(glyphs: readonly Glyph[]): readonly Glyph[] {
  const result: Glyph[] = [];
  const repeats = new Map<Glyph, Glyph[]>();
  for (const glyph of glyphs.toSorted((one, other) => one.box.left - other.box.left)) {
    const width = glyph.box.right - glyph.box.left;
    const same = result
      .slice(-3)
      .find(
        (other) => other.text === glyph.text && glyph.box.left - other.box.left < 0.3 * width && isLevel(other, glyph),
      );
    if (same === undefined || glyph.text === '' || width < 0.1 * glyph.size) result.push(glyph);
    else {
      const again = repeats.get(same) ?? [];
      repeats.set(same, again);
      again.push(glyph);
    }
  }
  for (const [glyph, again] of repeats) glyph.also = [...(glyph.also ?? []), ...again];
  return result;
}

function isLevel(one: Glyph, other: Glyph): boolean {
  return Math.abs(one.baseline - other.baseline) < 0.12 * one.size && Math.abs(one.size - other.size) < 0.1 * one.size;
}

/** A heading as T H I S, with a space that is drawn between all letters. */
function isSpacedWord(glyphs: readonly Glyph[], gaps: readonly number[], usual: number): boolean {
  if (glyphs.length < leastSpaced || usual < spaceWithout || !glyphs.every(({ text }) => /^\p{L}$/u.test(text)))
    return false;
  const drawn = glyphs.slice(1).filter((glyph, index) => isSpaceDrawn(glyphs[index] as Glyph, glyph) === 'both').length;
  // Labels of an axis are single letters, too, with other distances between them.
  const even = gaps.filter((gap) => Math.abs(gap - usual) < 0.1).length;
  return drawn >= 0.8 * gaps.length && even >= 0.6 * gaps.length && usual < 1;
}

/** Of lines that are squeezed into their column, in parts of the size: gaps within words, spaces, and how many letters have one. */
const tight = { within: 0.03, space: 0.055, letters: 20, fewest: 1 / 12, most: 1 / 3, between: 1 / 20, usual: 1 / 4 };

/**
 * Whether a line has spaces that are narrower than usual: its gaps are of two kinds, and of the wider ones few are usual spaces, as behind a
 * colon or a mark of a list.
 */
function areTight(gaps: readonly number[]): boolean {
  if (gaps.length < tight.letters) return false;
  const shareOf = (least: number): number => gaps.filter((gap) => gap > least).length / gaps.length;
  const spaces = shareOf(tight.space);
  if (shareOf(spaceWithout) > tight.usual * spaces) return false;
  const between = gaps.filter((gap) => gap > tight.within && gap <= tight.space).length / gaps.length;
  return spaces >= tight.fewest && spaces <= tight.most && between <= tight.between;
}

const noFonts: ReadonlySet<string> = new Set();

/** Of the letters of a font in a line: how many there are at least, and the share of gaps that may be spaces. */
const withoutSpaces = { letters: 8, fewest: 1 / 12, most: 1 / 3 };

/** Fonts of a line that never have a space drawn, but gaps as wide as one: Print to PDF leaves out the spaces of some of them. */
function fontsWithoutSpaces(glyphs: readonly Glyph[], gaps: readonly number[], usual: number): ReadonlySet<string> {
  const fonts = new Map<string, { letters: number; wide: number; drawn: boolean }>();
  glyphs.forEach((glyph, index) => {
    const { name, symbolic } = glyph.character.font;
    // Letters of formulas, and those that are joined or not, have gaps of their own.
    if (symbolic || rightToLeft.test(glyph.text)) return;
    const font = fonts.get(name) ?? { letters: 0, wide: 0, drawn: false };
    fonts.set(name, font);
    font.letters += 1;
    const previous = glyphs[index - 1];
    if (previous?.character.font.name !== name) return;
    if (isSpaceDrawn(previous, glyph) !== undefined) font.drawn = true;
    else if ((gaps[index - 1] ?? 0) > spaceWithout + usual) font.wide += 1;
  });
  const found = [...fonts].filter(
    ([, { letters, wide, drawn }]) =>
      !drawn &&
      letters >= withoutSpaces.letters &&
      wide >= withoutSpaces.fewest * letters &&
      wide <= withoutSpaces.most * letters,
  );
  return new Set(found.map(([name]) => name));
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

function isSpace(previous: Glyph, glyph: Glyph, gap: number, usual: number, least: number): boolean {
  const isDrawn = isSpaceDrawn(previous, glyph);
  if (isDrawn === 'both' && gap > usual - (usual < spaceWithout ? overlapAtSpace : 0.05)) return true;
  if (closelySet.test(previous.text) && closelySet.test(glyph.text)) return gap > closeSpace + usual;
  if (isDrawn !== undefined) return gap > 0.1 + usual;
  // Where the font changes, words are set apart without a space even in text that has them.
  const isOneObject = previous.character.object === glyph.character.object;
  return gap > (isOneObject ? least : Math.min(least, spaceWithout)) + usual;
}

/** Whether both glyphs, or one of them, have a space between them in the order of reading. */
function isSpaceDrawn(previous: Glyph, glyph: Glyph): 'both' | 'one' | undefined {
  const turned = [previous, glyph].filter(({ text }) => rightToLeft.test(text)).length;
  const after = [turned < 2 && previous.spaceAfter, turned > 0 && previous.spaceBefore].some(Boolean);
  const before = [turned < 2 && glyph.spaceBefore, turned > 0 && glyph.spaceAfter].some(Boolean);
  if (after && before) return 'both';
  return after || before ? 'one' : undefined;
}

/** Marks have hardly a width: they follow the letter that they are over. */
function orderMarks(glyphs: readonly Glyph[]): readonly Glyph[] {
  const result: Glyph[] = [];
  let waiting: Glyph[] = [];
  const centre = ({ box }: Glyph): number => (box.left + box.right) / 2;
  for (const glyph of glyphs) {
    if (mark.test(glyph.text)) {
      const base = result.findLast(({ text }) => !mark.test(text));
      if (base !== undefined && centre(glyph) <= base.box.right) result.push(glyph);
      else waiting.push(glyph);
    } else {
      result.push(glyph, ...waiting);
      waiting = [];
    }
  }
  return [...result, ...waiting];
}

/** From left to right into the order of reading: runs against the line's direction are turned round. */
function toLogical(visual: readonly LineItem[], isRightToLeft: boolean): readonly LineItem[] {
  const clusters: LineItem[][] = [];
  for (const item of visual) {
    if (mark.test(item.text) && clusters.length > 0) clusters.at(-1)?.push(item);
    else clusters.push([item]);
  }
  const kinds = clusters.map(([item]) => kindOf(item?.text ?? ''));
  const levels = resolveNeutrals(kinds, isRightToLeft);
  const ordered = isRightToLeft ? clusters.toReversed() : clusters;
  const orderedLevels = isRightToLeft ? levels.toReversed() : levels;
  const result: LineItem[] = [];
  for (let start = 0; start < ordered.length; ) {
    let end = start;
    while (end < ordered.length && orderedLevels[end] === orderedLevels[start]) end += 1;
    const run = ordered.slice(start, end);
    const isAgainst = (orderedLevels[start] === 'right') !== isRightToLeft;
    result.push(...(isAgainst ? run.toReversed() : run).flat());
    start = end;
  }
  return result;
}

type Kind = 'left' | 'right' | 'number' | 'neutral';

function kindOf(text: string): Kind {
  if (/\p{Nd}/u.test(text)) return 'number';
  if (rightToLeft.test(text)) return 'right';
  return /\p{L}/u.test(text) ? 'left' : 'neutral';
}

/** Neutral characters have the direction of both neighbours, else that of the line; numbers run from left to right. */
function resolveNeutrals(kinds: readonly Kind[], isRightToLeft: boolean): readonly ('left' | 'right')[] {
  const line = isRightToLeft ? 'right' : 'left';
  const side = (kind: Kind | undefined): 'left' | 'right' =>
    kind === undefined ? line : kind === 'right' ? 'right' : 'left';
  const before: (Kind | undefined)[] = [];
  let last: Kind | undefined;
  for (const kind of kinds) {
    before.push(last);
    if (kind !== 'neutral') last = kind;
  }
  const after: (Kind | undefined)[] = new Array(kinds.length).fill(undefined);
  let next: Kind | undefined;
  for (let index = kinds.length - 1; index >= 0; index -= 1) {
    after[index] = next;
    if (kinds[index] !== 'neutral') next = kinds[index];
  }
  return kinds.map((kind, index) => {
    if (kind !== 'neutral') return side(kind);
    const isWithinNumber =
      before[index] === 'number' &&
      after[index] === 'number' &&
      kinds[index - 1] !== 'neutral' &&
      kinds[index + 1] !== 'neutral';
    if (isWithinNumber) return 'left';
    const both = side(before[index]) === side(after[index]) && before[index] !== 'number' && after[index] !== 'number';
    return both ? side(before[index]) : line;
  });
}
