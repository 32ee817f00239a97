import { overlapX, unite, widthOf } from '../geometry.ts';
import { isDivider } from './dividers.ts';
import { isPictureItem, isUnknown } from './drawn-words.ts';
import { entryLines } from './entry-lines.ts';
import { fractionLines } from './fraction-lines.ts';
import { readLine, type TextLine } from './line-text.ts';
import { LinesAround } from './lines-around.ts';
import type { Box } from './page-content.ts';
import type { PageRules } from './page-rules.ts';
import type { Segment } from './page-segments.ts';
import {
  type Alignment,
  breaksBefore,
  type Edges,
  letterMarker,
  listMarker,
  type StackView,
  startsWithCircle,
} from './paragraph-breaks.ts';
import { areSeparate } from './separate-lines.ts';
import { isLabel, isTableColumn } from './table-columns.ts';

/** Lines one below the other, of about one size. */
interface Stack {
  readonly lines: TextLine[];
  left: number;
  right: number;
}

/** Lines that make up a paragraph, with the column that they are in. */
export interface Paragraph {
  readonly lines: readonly TextLine[];
  readonly column: { readonly left: number; readonly right: number; readonly lines: number };
  /** Of the whole column, which says more than one line does. */
  readonly columnAlignment: Alignment | undefined;
  /** Rows in which other text is beside it: a cell of a table. */
  readonly isCell: boolean;
}

const startsWithBullet = /^(?:[•◦▪▫‣⁃∙■□●○◆◇➢➤►▶✓✔✗★☆\uf0a7\uf0b7\uf0a8\uf0d8\uf0fc]|[\u2013\u2014*-] )./u;
const bullet = /^[•◦▪▫‣⁃∙■□●○◆◇➢➤►▶✓✔✗★☆\uf0a7\uf0b7\uf0a8\uf0d8\uf0fc]$/u;
const numbering = /^(?:\(?\d{1,3}[.)]|\(?[A-Za-z][.)]|\(?[ivxIVX]{1,5}[.)]|\d{1,2}(?:\.\d{1,2})*\.?)$/u;

/** Joins the lines of a page into paragraphs. */
export function findParagraphs(segments: readonly Segment[], rules: PageRules): readonly Paragraph[] {
  const lines = markItems(segments.map(readLine), rules);
  const fractions = fractionLines(lines, rules);
  const bodySize = usualSize(segments);
  const page = new LinesAround(lines, rules);
  return stackLines(lines, rules).flatMap((stack) => splitStack(stack, { bodySize, fractions, page, rules }));
}

/** Notes of each line what its neighbours in the row say of it; segments of a row are consecutive. */
function markItems(lines: readonly TextLine[], rules: PageRules): readonly TextLine[] {
  return lines.map((line, index) => {
    const before = lines[index - 1];
    const after = lines[index + 1];
    const isBesideMark =
      before?.row === line.row &&
      (bullet.test(before.text) ||
        startsWithCircle(before.items) ||
        listMarker.test(before.text) ||
        /^\d{1,3}[a-z]?$/u.test(before.text)) &&
      line.box.left - before.box.right < 4 * line.size;
    // Lists beside other columns are no columns of a table; rows of tables may be numbered.
    const isItem = isBesideMark || startsWithBullet.test(line.text) || startsWithCircle(line.items);
    const endsEntry = after?.row === line.row && /^[.…·_ -]+$/u.test(after.text);
    const isBesideLabel = [before, after].some((other) => other?.row === line.row && isLabel(other));
    const isBeforeEnd = after?.row === line.row && lines[index + 2]?.row !== line.row;
    const end = isBeforeEnd && { rowEnd: after.box };
    return { ...line, isItem, endsEntry, isBesideLabel, ...end, ...(isDivider(line, rules) && { isDivider: true }) };
  });
}

function usualSize(segments: readonly Segment[]): number {
  const counts = new Map<number, number>();
  for (const { size, glyphs } of segments) counts.set(size, (counts.get(size) ?? 0) + glyphs.length);
  return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [10, 0] as const)[0];
}

function stackLines(lines: readonly TextLine[], rules: PageRules): readonly Stack[] {
  const stacks: Stack[] = [];
  let active: Stack[] = [];
  const rows = Map.groupBy(
    lines.toSorted((one, other) => other.baseline - one.baseline),
    ({ row }) => row,
  );
  for (const row of rows.values()) {
    const lowest = Math.min(...row.map(({ baseline }) => baseline));
    active = active.filter((stack) => lastOf(stack).baseline - lowest < 4 * lastOf(stack).size);
    const follows = row.map((line) => active.filter((stack) => canFollow(stack, line, rules)));
    const fresh: Stack[] = [];
    row.forEach((line, index) => {
      const candidates = follows[index] ?? [];
      const nearest = candidates.reduce<Stack | undefined>(
        (best, stack) => (nearness(stack, line) > nearness(best, line) ? stack : best),
        undefined,
      );
      // A heading over two columns belongs to neither, and neither of two columns goes on in a line over both.
      const isShared =
        nearest !== undefined &&
        (follows.some((others, at) => at !== index && others.includes(nearest)) ||
          candidates.some((stack) => stack !== nearest && sameHeight(stack, nearest)));
      if (nearest === undefined || isShared) {
        const stack = { lines: [line], left: line.box.left, right: line.box.right };
        stacks.push(stack);
        fresh.push(stack);
      } else {
        nearest.lines.push(line);
        nearest.left = Math.min(nearest.left, line.box.left);
        nearest.right = Math.max(nearest.right, line.box.right);
      }
    });
    active.push(...fresh);
  }
  return stacks;
}

const lastOf = (stack: Stack): TextLine => stack.lines.at(-1) as TextLine;

function sameHeight(one: Stack, other: Stack): boolean {
  return Math.abs(lastOf(one).baseline - lastOf(other).baseline) < 0.5 * lastOf(one).size;
}

function nearness(stack: Stack | undefined, line: TextLine): number {
  if (stack === undefined) return Number.NEGATIVE_INFINITY;
  const last = lastOf(stack);
  return overlapX(last.box, line.box) / line.size - 3 * ((last.baseline - line.baseline) / line.size);
}

/** In sizes: how wide a line is at least that is no part of a formula. */
const leastNote = 4;

function canFollow(stack: Stack, line: TextLine, rules: PageRules): boolean {
  const last = lastOf(stack);
  const size = Math.max(last.size, line.size);
  const distance = last.baseline - line.baseline;
  if (distance < 0.4 * size || distance > 2.4 * size) return false;
  if (size > 1.1 * Math.min(last.size, line.size)) return false;
  // Beside the last line, not below it: a note beside text whose lines were as wide as both further up. Parts of formulas are narrow.
  const narrower = Math.min(widthOf(last.box), widthOf(line.box));
  if (distance < size && overlapX(last.box, line.box) <= 0 && narrower > leastNote * size) return false;
  const shared = Math.min(stack.right, line.box.right) - Math.max(stack.left, line.box.left);
  const least = Math.min(widthOf(line.box), stack.right - stack.left);
  if (shared < 0.3 * least) return false;
  const range: Box = {
    left: Math.max(stack.left, line.box.left),
    right: Math.min(stack.right, line.box.right),
    bottom: 0,
    top: 0,
  };
  return !rules.separatesRows(line.baseline + 0.3 * line.size, last.baseline - 0.05 * last.size, range, last.box);
}

interface OnPage {
  readonly bodySize: number;
  readonly fractions: ReadonlySet<TextLine>;
  readonly page: LinesAround;
  readonly rules: PageRules;
}

function splitStack(stack: Stack, { bodySize, fractions, page, rules }: OnPage): readonly Paragraph[] {
  const { lines } = stack;
  const isRightToLeft = lines.filter((line) => line.isRightToLeft).length > lines.length / 2;
  const edges = lines.map(
    ({ box }): Edges => (isRightToLeft ? { start: -box.right, end: -box.left } : { start: box.left, end: box.right }),
  );
  const alignment = columnAlignment(lines);
  const size = lines[0]?.size ?? 1;
  const columnEnd = Math.max(...edges.map(({ end }) => end));
  const view: StackView = {
    lines,
    edges,
    // Lines beside a picture are full where they reach it.
    ends: lines.map(({ box }) =>
      isRightToLeft ? columnEnd : Math.min(columnEnd, rules.pictureAfter(box) ?? columnEnd),
    ),
    alignment,
    isEndAligned: alignment === (isRightToLeft ? 'left' : 'right'),
    isTable: isTableColumn(lines),
    bodyStart: usualStart(edges, size),
    columnEnd,
    columnStart: Math.min(...edges.map(({ start }) => start)),
    leading: usualLeading(lines),
    widest: Math.max(0, ...lines.slice(1).map(({ baseline }, at) => (lines[at]?.baseline ?? 0) - baseline)),
    isLarge: size > 1.15 * bodySize,
    hasLetters: lines.filter(({ text }) => letterMarker.test(text)).length > 1,
    entries: entryLines(lines),
    fractions,
  };
  const paragraphs: TextLine[][] = [];
  lines.forEach((line, index) => {
    if (index === 0 || breaksBefore(view, index)) paragraphs.push([line]);
    else paragraphs.at(-1)?.push(line);
  });
  const column = { left: stack.left, right: stack.right, lines: lines.length };
  const isCell = ([first]: readonly TextLine[]): boolean => view.isTable && (first?.beside ?? 1) > 1;
  const several = paragraphs.filter(({ length }) => length > 1).length;
  const texts = paragraphs.flatMap((own) => {
    const areOthersLines = paragraphs.length > 1 && several === 1;
    const surroundings = { alignment, isLarge: view.isLarge, areOthersLines, page };
    const areLines = !isCell(own) && areSeparate(own, surroundings);
    return areLines ? own.map((line) => [line]) : [own];
  });
  return texts.flatMap(withoutMarker).map((own) => ({
    lines: own,
    column,
    columnAlignment: alignment,
    isCell: isCell(own),
  }));
}

/** The mark of a list or the number of a heading becomes a paragraph of its own, where a gap sets it apart. */
function withoutMarker(lines: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  const end = first.items.findIndex(({ glyph }) => glyph === undefined);
  const own = first.items.slice(0, Math.max(0, end));
  const others = first.items.slice(end + 1);
  const text = own.map((item) => item.text).join('');
  const isBullet = isMark({ items: own, text }) && (text !== 'o' || startsWithCircle(first.items));
  if (end < 1 || others.length === 0 || !isBullet) return [lines];
  const marker = lineOfItems(first, own);
  const remaining = lineOfItems(first, others);
  const gap = Math.max(remaining.box.left - marker.box.right, marker.box.left - remaining.box.right);
  if (!bullet.test(text) && gap < 0.6 * first.size) return [lines];
  return [[marker], [remaining, ...rest]];
}

/** Whether a line is nothing but the mark of a list or the number of a heading. */
export function isMark({ items, text }: Pick<TextLine, 'items' | 'text'>): boolean {
  if (bullet.test(text) || numbering.test(text)) return true;
  return items.length === 1 && (items.every(isIcon) || startsWithCircle(items));
}

/** A picture in a font of symbols, or a letter that no font says. */
function isIcon(item: TextLine['items'][number]): boolean {
  const { glyph, text } = item;
  if (glyph === undefined) return false;
  return isPictureItem(item) || (!/\p{L}/u.test(text) && (isUnknown(glyph) || glyph.character.font.symbolic));
}

function lineOfItems(line: TextLine, items: TextLine['items']): TextLine {
  const glyphs = items.flatMap(({ glyph }) => glyph ?? []);
  return {
    ...line,
    items,
    glyphs,
    box: unite(glyphs.map(({ box }) => box)),
    text: items.map(({ text }) => text).join(''),
  };
}

function usualStart(edges: readonly Edges[], size: number): number {
  const counts = new Map<number, { count: number; start: number }>();
  for (const { start } of edges) {
    const key = Math.round(start / (0.4 * size));
    const entry = counts.get(key) ?? { count: 0, start };
    counts.set(key, { count: entry.count + 1, start: Math.min(entry.start, start) });
  }
  return [...counts.values()].reduce((one, other) =>
    other.count > one.count || (other.count === one.count && other.start < one.start) ? other : one,
  ).start;
}

function usualLeading(lines: readonly TextLine[]): number {
  const distances = lines.slice(1).map((line, index) => (lines[index] as TextLine).baseline - line.baseline);
  if (distances.length === 0) return 0;
  const sorted = distances.toSorted((one, other) => one - other);
  // Distances between paragraphs must not count as those of lines: the smaller half says more.
  const most = distances.length < 3 ? 1.4 : 1.75;
  return Math.min(sorted[(sorted.length - 1) >> 1] ?? 0, most * (lines[0]?.size ?? 1));
}

/** What the edges of at least two lines say; undefined for one line. */
export function columnAlignment(lines: readonly { readonly box: Box; readonly size: number }[]): Alignment | undefined {
  if (lines.length < 2) return undefined;
  const size = lines[0]?.size ?? 1;
  const spread = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values)) / size;
  const lefts = spread(lines.map(({ box }) => box.left));
  const rights = spread(lines.map(({ box }) => box.right));
  const centres = spread(lines.map(({ box }) => (box.left + box.right) / 2));
  if (centres < 0.35 && lefts > 0.5) return 'center';
  // The first line may be indented.
  const otherLefts = lines.length < 3 ? 0 : spread(lines.slice(1).map(({ box }) => box.left));
  if (rights < 0.25 && otherLefts > 0.8) return 'right';
  return lefts < 0.3 && rights > 0.6 ? 'left' : undefined;
}
