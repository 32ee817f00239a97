import { unite } from '../geometry.ts';
import type { Box } from './page-content.ts';
import type { Glyph } from './page-glyphs.ts';
import type { Row, Word } from './page-rows.ts';
import type { PageRules } from './page-rules.ts';

/** A line of text in one column. */
export interface Segment {
  readonly glyphs: readonly Glyph[];
  readonly box: Box;
  readonly baseline: number;
  readonly size: number;
  /** Index of its row. */
  readonly row: number;
  /** How many segments its row has. */
  readonly beside: number;
}

interface Gap {
  readonly left: number;
  readonly right: number;
}

/** A strip without text over several rows. */
interface Gutter {
  left: number;
  right: number;
  readonly lefts: number[];
  readonly rights: number[];
  readonly gaps: { readonly row: number; readonly index: number }[];
  lastBaseline: number;
}

/** Gap that always separates, in parts of the size. */
const wideGap = 2.6;

/** Cuts rows into lines of columns: at wide gaps, at gaps one above the other, and at vertical lines. */
export function cutRows(found: readonly Row[], rules: PageRules): readonly Segment[] {
  const rows = found.map((row) => ({ ...row, words: row.words.flatMap((word) => divideWord(word, row, rules)) }));
  const cuts = new Set([...alignedGaps(rows), ...gapsAtColumns(rows)]);
  return rows.flatMap((row, index) => {
    const lines: Word[][] = [];
    const areSpread = isSpread(row) || isScattered(rows, index);
    row.words.forEach((word, at) => {
      const previous = row.words[at - 1];
      const isCut =
        previous === undefined ||
        areSpread ||
        cuts.has(`${index} ${at}`) ||
        word.box.left - previous.box.right > wideGap * row.size ||
        rules.separatesColumns(previous.box.right - 1, word.box.left + 1, row.baseline, row.baseline + 0.5 * row.size);
      if (isCut) lines.push([word]);
      else lines.at(-1)?.push(word);
    });
    const parts = lines.flatMap(splitLeaders);
    return parts.map((glyphs) => toSegment(glyphs, index, parts.length));
  });
}

/** Gaps between letters are narrower; in parts of the size. */
const leastRuled = 0.15;

/** Cells of narrow tables have less between them than words that are looked at separately, but a line. */
function divideWord(word: Word, { baseline }: Row, rules: PageRules): readonly Word[] {
  const parts: Glyph[][] = [];
  word.glyphs.forEach((glyph, index) => {
    const previous = word.glyphs[index - 1];
    const [left, right] = [previous?.box.right ?? 0, glyph.box.left];
    const isDivided =
      previous === undefined ||
      (right - left > leastRuled * glyph.size &&
        rules.dividesWords(left - 0.5, right + 0.5, baseline, baseline + 0.6 * glyph.size));
    if (isDivided) parts.push([glyph]);
    else parts.at(-1)?.push(glyph);
  });
  if (parts.length === 1) return [word];
  return parts.map((glyphs) => ({ glyphs, box: unite(glyphs.map(({ box }) => box)) }));
}

/** As many words as make a row of labels, and the gaps between them in parts of the size, which justified text has not everywhere. */
const leastLabels = 5;
const labelGap = 1;

/** Labels along an axis are far from each other, all of them. */
function isSpread({ words, size }: Row): boolean {
  return (
    words.length >= leastLabels &&
    words.every(({ box }, at) => at === 0 || box.left - (words[at - 1]?.box.right ?? 0) >= labelGap * size)
  );
}

/** Parts of a header or a footer, and the gaps between them in parts of the size. */
const leastParts = 3;
const leastLetters = 3;
const partGap = 1.5;

/** Whether a row with nothing close above or below it has at least three parts, all of them far from each other. */
function isScattered(rows: readonly Row[], index: number): boolean {
  const { words, size } = rows[index] as Row;
  return (
    words.length >= leastParts &&
    words.every(({ glyphs }) => glyphs.length >= leastLetters) &&
    words.every(({ box }, at) => at === 0 || box.left - (words[at - 1]?.box.right ?? 0) >= partGap * size) &&
    rowsAround(rows, index).length === 0
  );
}

/** Rows of dots or strokes between a title and its page are lines of their own. */
function splitLeaders(words: readonly Word[]): readonly (readonly Glyph[])[] {
  const glyphs = words.flatMap((word) => word.glyphs);
  const isLeader = glyphs.map(({ text }) => /^[.…·_-]+$/u.test(text));
  const parts: Glyph[][] = [];
  let isInLeader = false;
  glyphs.forEach((glyph, index) => {
    const begins =
      isLeader[index] === true && (isInLeader || isLeader.slice(index, index + 4).filter(Boolean).length === 4);
    if (parts.length === 0 || begins !== isInLeader) parts.push([]);
    isInLeader = begins;
    parts.at(-1)?.push(glyph);
  });
  return parts;
}

function toSegment(glyphs: readonly Glyph[], row: number, beside: number): Segment {
  const bySize = new Map<number, number>();
  for (const { size } of glyphs) bySize.set(Math.round(size * 4) / 4, (bySize.get(Math.round(size * 4) / 4) ?? 0) + 1);
  const size = [...bySize].reduce((one, other) => (other[1] > one[1] ? other : one))[0] || 1;
  const main = glyphs.find((glyph) => Math.abs(glyph.size - size) <= 0.125) ?? glyphs[0];
  return { glyphs, box: unite(glyphs.map((glyph) => glyph.box)), baseline: main?.baseline ?? 0, size, row, beside };
}

/** Rows up and down to which a column is looked for, in parts of the size; how many of them begin there. */
const columnReach = 16;
const columnRows = 4;

/** In parts of the size: from the first on, a gap before lines that begin is one; narrower ones are if lines end before them, too. */
const columnGap = 1.2;
const narrowGap = 0.7;

/**
 * Gaps before a position where lines of other rows begin, without text across them near by: columns whose baselines are not on one
 * grid share few rows.
 */
function gapsAtColumns(rows: readonly Row[]): ReadonlySet<string> {
  const starts = edgesOfLines(rows, 'left');
  const ends = edgesOfLines(rows, 'right');
  const cuts = new Set<string>();
  rows.forEach((row, index) => {
    row.words.forEach((word, at) => {
      const previous = row.words[at - 1];
      const gap = previous === undefined ? 0 : word.box.left - previous.box.right;
      if (previous === undefined || gap < narrowGap * row.size) return;
      const isColumn =
        (gap >= columnGap * row.size && manyNear(starts, word.box.left, rows, index)) ||
        (manyNear(ends, previous.box.right, rows, index) &&
          indents(previous.box.right + narrowGap * row.size, word.box.left).some((x) =>
            manyNear(starts, x, rows, index),
          ));
      const strip = { left: previous.box.right, right: word.box.left };
      const isCut = isColumn || (gap >= columnGap * row.size && isBesideNote(rows, index, strip));
      if (isCut && !isCrossedNear(rows, index, strip)) cuts.add(`${index} ${at}`);
    });
  });
  return cuts;
}

/** Where the lines around may begin: the first one of a paragraph is indented. */
function indents(from: number, to: number): readonly number[] {
  const count = Math.min(20, Math.floor((to - from) / 2) + 1);
  return Array.from({ length: count }, (_, step) => to - 2 * step);
}

/** Positions of edges, in steps of two points, with the rows that have a line of a column that begins or ends there. */
type LineEdges = ReadonlyMap<number, readonly number[]>;

const stepOf = (x: number): number => Math.round(x / 2);

function edgesOfLines(rows: readonly Row[], side: 'left' | 'right'): LineEdges {
  const edges = new Map<number, number[]>();
  rows.forEach(({ words, size }, index) => {
    words.forEach((word, at) => {
      const [one, other] = side === 'left' ? [words[at - 1], word] : [word, words[at + 1]];
      if (one !== undefined && other !== undefined && other.box.left - one.box.right < size) return;
      const key = stepOf(word.box[side]);
      const list = edges.get(key);
      if (list === undefined) edges.set(key, [index]);
      else list.push(index);
    });
  });
  return edges;
}

function manyNear(edges: LineEdges, x: number, rows: readonly Row[], index: number): boolean {
  const key = stepOf(x);
  return [key - 1, key, key + 1].flatMap((each) => rowsNear(edges.get(each) ?? [], rows, index)).length > columnRows;
}

function rowsNear(list: readonly number[], rows: readonly Row[], index: number): readonly number[] {
  const row = rows[index] as Row;
  const found: number[] = [];
  const from = Math.max(0, lowerBound(list, index) - 20);
  for (const other of list.slice(from, from + 40)) {
    if (Math.abs((rows[other]?.baseline ?? 0) - row.baseline) < columnReach * row.size) found.push(other);
  }
  return found;
}

function lowerBound(list: readonly number[], value: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isCrossedNear(rows: readonly Row[], index: number, strip: Gap): boolean {
  const { size } = rows[index] as Row;
  // A column may end or begin within the strip; text on both sides of its middle is across it.
  const middle = (strip.left + strip.right) / 2;
  return rowsAround(rows, index).some(({ words }) =>
    words.some(({ box }) => box.left < middle - 0.3 * size && box.right > middle + 0.3 * size),
  );
}

/** In sizes: how exactly the lines of a note begin one below the other. */
const noteEdge = 0.15;

/**
 * Whether a column of text ends before a gap, by lines that have nothing behind it, and what is behind it begins where lines do that have
 * nothing before it: only one line of a note in the margin may be on a baseline of the text.
 */
function isBesideNote(rows: readonly Row[], index: number, { left, right }: Gap): boolean {
  const { size } = rows[index] as Row;
  const around = rowsAround(rows, index);
  return (
    around.some(({ words }) => Math.abs((words.at(-1)?.box.right ?? Infinity) - left) < columnGap * size) &&
    around.some(({ words }) => Math.abs((words[0]?.box.left ?? Infinity) - right) < noteEdge * size)
  );
}

/** The rows at most about two lines above and below. */
function rowsAround(rows: readonly Row[], index: number): readonly Row[] {
  const { baseline, size } = rows[index] as Row;
  const isNear = (row: Row): boolean => Math.abs(row.baseline - baseline) <= 2.2 * size;
  const above = rows.slice(Math.max(0, index - 11), index);
  const below = rows.slice(index + 1, index + 12);
  const beyond = below.findIndex((row) => !isNear(row));
  return [
    ...above.slice(above.findLastIndex((row) => !isNear(row)) + 1),
    ...(beyond < 0 ? below : below.slice(0, beyond)),
  ];
}

function alignedGaps(rows: readonly Row[]): ReadonlySet<string> {
  const columns: Gutter[] = [];
  let active: Gutter[] = [];
  const close = (gutter: Gutter, size: number): void => {
    if (isColumnGap(gutter, size)) columns.push(gutter);
  };
  rows.forEach((row, rowIndex) => {
    const gaps = row.words
      .slice(1)
      .map((word, at): Gap => ({ left: row.words[at]?.box.right ?? 0, right: word.box.left }));
    const taken = new Set<number>();
    const next: Gutter[] = [];
    for (const gutter of active) {
      const tooFar = gutter.lastBaseline - row.baseline > 3.2 * row.size;
      const at = gaps.findIndex(
        (gap) => Math.min(gap.right, gutter.right) - Math.max(gap.left, gutter.left) >= 0.5 * row.size,
      );
      const gap = gaps[at];
      if (tooFar || (gap === undefined && crosses(row, gutter))) close(gutter, row.size);
      else if (gap === undefined) next.push(gutter);
      else {
        taken.add(at);
        next.push(extend(gutter, gap, rowIndex, at + 1, row.baseline));
      }
    }
    gaps.forEach((gap, at) => {
      if (taken.has(at)) return;
      const fresh: Gutter = { ...gap, lefts: [], rights: [], gaps: [], lastBaseline: row.baseline };
      next.push(extend(fresh, gap, rowIndex, at + 1, row.baseline));
    });
    active = next.slice(-500);
  });
  for (const gutter of active) close(gutter, rows.at(-1)?.size ?? 1);
  const cuts = new Set(columns.flatMap(({ gaps }) => gaps.map(keyOf)));
  const spaces = columns.flatMap(({ gaps }) => spacesAtEnds(gaps, rows, cuts)).map(keyOf);
  return cuts.difference(new Set(spaces));
}

type PlacedGap = Gutter['gaps'][number];

const keyOf = ({ row, index }: PlacedGap): string => `${row} ${index}`;

/** Spaces of a line that say how wide its spaces are, and how much wider others may be. */
const leastSpaces = 4;
const widerSpace = 1.35;

/** Lines of a text just above or below a table may have a space in the strip between two of its columns: it is as wide as their others. */
function spacesAtEnds(
  gaps: readonly PlacedGap[],
  rows: readonly Row[],
  cuts: ReadonlySet<string>,
): readonly PlacedGap[] {
  const isNoSpace = ({ row, index }: PlacedGap): boolean => {
    const { words } = rows[row] as Row;
    const widths = words.map(({ box }, at) => box.left - (words[at - 1]?.box.right ?? box.left));
    const others = widths.filter((_, at) => at > 0 && !cuts.has(`${row} ${at}`)).toSorted((one, other) => one - other);
    // What is before the first gap may be a number in a column of numbers.
    return (
      index === 1 ||
      others.length < leastSpaces ||
      (widths[index] ?? 0) > widerSpace * (others[others.length >> 1] ?? 0)
    );
  };
  const first = gaps.findIndex(isNoSpace);
  return first < 0 ? [] : [...gaps.slice(0, first), ...gaps.slice(gaps.findLastIndex(isNoSpace) + 1)];
}

function extend(gutter: Gutter, gap: Gap, row: number, index: number, baseline: number): Gutter {
  gutter.left = Math.max(gutter.left, gap.left);
  gutter.right = Math.min(gutter.right, gap.right);
  gutter.lefts.push(gap.left);
  gutter.rights.push(gap.right);
  gutter.gaps.push({ row, index });
  gutter.lastBaseline = baseline;
  return gutter;
}

/** Whether a row has text within the strip. */
function crosses({ words, size }: Row, { left, right }: Gutter): boolean {
  return words.some(({ box }) => box.left < right - 0.2 * size && box.right > left + 0.2 * size);
}

/** Gaps that happen to be above each other in justified text are narrow, and neither side of them is straight. */
function isColumnGap({ left, right, lefts, rights }: Gutter, size: number): boolean {
  const width = (right - left) / size;
  const count = lefts.length;
  const isStraight = straight(rights, size) || straight(lefts, size);
  if (width >= 1.5 && count >= 2) return isStraight || count >= 3;
  return isStraight && ((width >= 1 && count >= 3) || (width >= 0.6 && count >= 4));
}

function straight(values: readonly number[], size: number): boolean {
  const counts = new Map<number, number>();
  for (const value of values) {
    const key = Math.round(value / (0.25 * size));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let most = 0;
  for (const [key, count] of counts) most = Math.max(most, count + (counts.get(key + 1) ?? 0));
  return most >= 0.7 * values.length;
}
