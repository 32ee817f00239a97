/** First and last part of a segment, both included. */
export interface PartRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Joins and widens ranges until no pair has one half inside a range and the other elsewhere. A pair with both halves
 * outside stays there, however many ranges it encloses.
 *
 *     ranges    [──────]     [──────]   [────]            [─────────────────────]  [────]
 *     pairs        (            )       (    )     →         (            )        (    )
 *
 * `pairs` come in the order of their closing halves and are nested, so one pass is enough: widening a range to the other
 * half of a pair takes in only whole pairs. `ranges` are in order.
 */
export function keepPairsWhole(
  ranges: readonly PartRange[],
  pairs: readonly (readonly [number, number])[],
): PartRange[] {
  const kept: PartRange[] = [];
  let next = 0;
  const takeUpTo = (position: number): void => {
    for (let range = ranges[next]; range !== undefined && range.first <= position; range = ranges[next]) {
      next++;
      // Widening may have swallowed ranges that were still to come.
      const last = kept[kept.length - 1];
      if (last === undefined || range.first > last.last) kept.push(range);
      else if (range.last > last.last) kept[kept.length - 1] = { first: last.first, last: range.last };
    }
  };
  for (const [open, close] of pairs) {
    takeUpTo(close);
    const index = firstEndingAtOrAfter(kept, open);
    const first = kept[index];
    const last = kept[kept.length - 1];
    if (first === undefined || last === undefined) continue;
    const openInside = first.first <= open;
    const closeInside = last.last >= close;
    if (openInside === closeInside && (!openInside || first === last)) continue;
    kept.length = index;
    kept.push({ first: Math.min(first.first, open), last: Math.max(last.last, close) });
  }
  takeUpTo(Infinity);
  return kept;
}

function firstEndingAtOrAfter(ranges: readonly PartRange[], position: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranges[middle]?.last ?? 0) >= position) high = middle;
    else low = middle + 1;
  }
  return low;
}
