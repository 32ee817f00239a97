import type { UnitItem } from '../../language/tag-handling/markup-unit.ts';
import type { SyntaxRange } from './find-syntax.ts';

/** An item, or a piece of a text, and where it was among the items. */
interface Piece {
  readonly item: UnitItem;
  readonly index: number;
}

/** Items of which those in the ranges have become one code each. A range that cuts through another code is left. */
export function protectSyntax(items: readonly UnitItem[], ranges: readonly SyntaxRange[]): readonly UnitItem[] {
  if (ranges.length === 0) return items;
  const pieces = divide(items, ranges);
  const result: UnitItem[] = [];
  /** Where each old item went, for the partners. */
  const moved = new Map<number, number>();
  let next = 0;
  for (let at = 0; at < pieces.length; ) {
    const { item, index } = pieces[at] as Piece;
    while ((ranges[next]?.end ?? Infinity) <= item.start) next++;
    const range = ranges[next];
    const end = range !== undefined && item.start === range.start ? endOfRange(pieces, at, range) : undefined;
    moved.set(index, result.length);
    if (range === undefined || end === undefined) {
      result.push(item);
      at++;
    } else {
      result.push({ type: 'alone', ...range, partner: -1, cdata: false });
      at = end;
    }
  }
  return result.map((item, at) => {
    if (item.type === 'text') return item;
    return { ...item, partner: item.type === 'alone' ? at : (moved.get(item.partner) ?? at) };
  });
}

/** Text that says what it is written as, cut at the ends of ranges. */
function divide(items: readonly UnitItem[], ranges: readonly SyntaxRange[]): Piece[] {
  const cuts = ranges.flatMap(({ start, end }) => [start, end]);
  const pieces: Piece[] = [];
  let next = 0;
  for (const [index, item] of items.entries()) {
    while ((cuts[next] ?? Infinity) <= item.start) next++;
    if (item.type !== 'text' || !item.literal) {
      pieces.push({ item, index });
      continue;
    }
    for (let start = item.start; start < item.end; ) {
      const end = Math.min(item.end, cuts[next] ?? Infinity);
      const text = item.text.slice(start - item.start, end - item.start);
      if (end > start) pieces.push({ item: { ...item, start, end, text }, index });
      start = end;
      if (end === cuts[next]) next++;
    }
  }
  return pieces;
}

/** The piece after those that make up the range exactly; undefined where there is half a code among them. */
function endOfRange(pieces: readonly Piece[], first: number, range: SyntaxRange): number | undefined {
  const start = (pieces[first] as Piece).index;
  let furthest = start;
  for (let at = first; at < pieces.length; at++) {
    const { item, index } = pieces[at] as Piece;
    if (item.end > range.end) return undefined;
    if (item.type !== 'text') {
      if (item.partner < start) return undefined;
      furthest = Math.max(furthest, item.partner);
    }
    if (item.end === range.end) return furthest <= index ? at + 1 : undefined;
  }
  return undefined;
}
