import type { GridCell } from './find-grids.ts';
import type { Area } from './page-frame.ts';
import { linesOf } from './text-lines.ts';
import type { TextPiece } from './text-piece.ts';

export interface TableCell extends Omit<GridCell, 'area'> {
  readonly area?: Area;
  readonly pieces: readonly TextPiece[];
}

/** Lines from which a row of a table is several rows without lines between them. */
const fewLines = 3;

/** Rows whose cells hold lines side by side become as many rows. */
export function splitRows(
  cells: readonly TableCell[],
  heights: readonly number[],
): { readonly cells: readonly TableCell[]; readonly rows: number; readonly heights: readonly (number | undefined)[] } {
  const rows = heights.length;
  const all: (number | undefined)[] = [];
  const split: TableCell[] = [];
  let added = 0;
  for (let row = 0; row < rows; row += 1) {
    const own = cells.filter((cell) => cell.row === row);
    const isCrossed = cells.some((cell) => cell.rows > 1 && cell.row <= row && row < cell.row + cell.rows);
    const lines = isCrossed ? [] : linesOf(own.flatMap(({ pieces }) => pieces));
    if (lines.length < fewLines || !areRows(own, lines.length)) {
      split.push(...own.map((cell) => ({ ...cell, row: row + added })));
      all.push(heights[row]);
      continue;
    }
    for (const [index, line] of lines.entries())
      split.push(
        ...own.map((cell) => ({
          ...cell,
          row: row + added + index,
          pieces: cell.pieces.filter((piece) => line.includes(piece)),
        })),
      );
    all.push(...lines.map(() => undefined));
    added += lines.length - 1;
  }
  return { cells: split, rows: rows + added, heights: all };
}

/** Several cells have single lines at nearly all heights. */
function areRows(cells: readonly TableCell[], lines: number): boolean {
  const full = cells.filter(({ pieces }) => pieces.length >= 0.6 * lines && pieces.every((piece) => piece.lines === 1));
  return full.length >= 2 && cells.every(({ pieces }) => pieces.every((piece) => piece.lines === 1));
}
