/** Part of an item that is on a line. */
export interface PieceRange {
  readonly item: number;
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

/** Pieces from left to right: rule L2 of the bidirectional algorithm, over pieces in place of characters. */
export function inVisualOrder(pieces: readonly PieceRange[]): readonly PieceRange[] {
  const levels = [...new Set(pieces.map((piece) => piece.level))].sort((a, b) => b - a);
  const highest = levels[0] ?? 0;
  if (highest === 0) return pieces;
  const ordered = [...pieces];
  const lowestOdd = Math.min(...levels.map((level) => level | 1));
  for (const level of withLowest(levels, lowestOdd)) {
    for (let start = 0; start < ordered.length; start += 1) {
      if ((ordered[start]?.level ?? 0) < level) continue;
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      reverse(ordered, start, end);
      start = end;
    }
  }
  return ordered;
}

/** Levels from the highest to the lowest odd one at which anything changes order. */
function withLowest(levels: readonly number[], lowestOdd: number): readonly number[] {
  const wanted: number[] = [];
  for (let level = levels[0] ?? 0; level >= lowestOdd; level -= 1) wanted.push(level);
  return wanted;
}

function reverse(list: PieceRange[], start: number, end: number): void {
  const part = list.slice(start, end).reverse();
  for (const [index, piece] of part.entries()) list[start + index] = piece;
}
