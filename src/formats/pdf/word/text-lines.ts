import { type Area, around, high, sharedHeight } from './page-frame.ts';
import type { TextPiece } from './text-piece.ts';

/** Lines of a cell: texts side by side in one. */
export function linesOf(pieces: readonly TextPiece[]): readonly (readonly TextPiece[])[] {
  return groups(pieces, (one, other) => sharedHeight(one, other) > 0.5 * Math.min(high(one), high(other)), 'top').map(
    (line) => line.toSorted((one, other) => one.area.left - other.area.left),
  );
}

/** Pieces that share a part of a row or column, in order. */
export function groups(
  pieces: readonly TextPiece[],
  belong: (one: Area, other: Area) => boolean,
  side: 'left' | 'top',
): readonly (readonly TextPiece[])[] {
  const found: { area: Area; readonly pieces: [TextPiece, ...TextPiece[]] }[] = [];
  for (const piece of pieces.toSorted((one, other) => one.area[side] - other.area[side])) {
    const last = found.at(-1);
    if (last !== undefined && belong(side === 'top' ? last.pieces[0].area : last.area, piece.area)) {
      last.pieces.push(piece);
      last.area = around([last.area, piece.area]);
    } else found.push({ area: piece.area, pieces: [piece] });
  }
  return found.map((group) => group.pieces);
}
