import type { Grid, GridCell } from './find-grids.ts';
import { type Area, around, high, holds, sharedHeight, sharedWidth, wide } from './page-frame.ts';
import type { PagePicture } from './page-pictures.ts';
import { splitRows, type TableCell } from './split-rows.ts';
import { groups } from './text-lines.ts';
import type { TextPiece } from './text-piece.ts';

export type FlowItem =
  | { readonly kind: 'text'; readonly area: Area; readonly piece: TextPiece; readonly beside: readonly TextPiece[] }
  | { readonly kind: 'picture'; readonly area: Area; readonly picture: PagePicture }
  | {
      readonly kind: 'table';
      readonly area: Area;
      readonly widths: readonly number[];
      readonly rows: number;
      /** Points, of each row, where lines say it. */
      readonly heights: readonly (number | undefined)[];
      readonly cells: readonly TableCell[];
      readonly isRuled: boolean;
    };

/** What is on a page from its beginning to its end: paragraphs, tables, pictures. */
export function flowOf(
  pieces: readonly TextPiece[],
  grids: readonly Grid[],
  pictures: readonly PagePicture[],
): readonly FlowItem[] {
  const inGrid = new Map<Grid, TextPiece[]>();
  const items: FlowItem[] = [];
  let columns: TextPiece[] = [];
  const flush = (): void => {
    items.push(...tableWithoutLines(columns));
    columns = [];
  };
  for (const piece of pieces) {
    const grid = grids.find(({ area }) => holds(area, piece.area));
    if (grid !== undefined) {
      flush();
      const known = inGrid.get(grid);
      if (known === undefined) {
        const own = [piece];
        inGrid.set(grid, own);
        items.push({
          kind: 'table',
          area: grid.area,
          widths: grid.widths,
          rows: grid.rows,
          heights: [],
          cells: [],
          isRuled: true,
        });
      } else known.push(piece);
    } else if (piece.isCell) columns.push(piece);
    else {
      flush();
      items.push({ kind: 'text', area: piece.area, piece, beside: [] });
    }
  }
  flush();
  const filled = items.map((item) => {
    const found = item.kind !== 'table' ? undefined : [...inGrid].find(([{ area }]) => area === item.area);
    return item.kind === 'table' && found !== undefined
      ? { ...item, ...splitRows(fillCells(found[0], found[1]), found[0].heights) }
      : item;
  });
  return withPictures(joinRows(tablesBelowTitles(filled)), pictures);
}

/** Each text in the cell that its middle is in; where cells meet, in the upper left one. */
function fillCells(grid: Grid, pieces: readonly TextPiece[]): readonly TableCell[] {
  const columns = grid.widths.length;
  const slots: GridCell[] = [];
  for (const cell of grid.cells)
    for (let row = cell.row; row < cell.row + cell.rows; row += 1)
      for (let column = cell.column; column < cell.column + cell.columns; column += 1)
        slots[row * columns + column] ??= cell;
  const rights = edgesFrom(grid.area.left, grid.widths);
  const bottoms = edgesFrom(grid.area.top, grid.heights);
  const texts = new Map<GridCell | undefined, TextPiece[]>(grid.cells.map((cell) => [cell, []]));
  for (const piece of pieces) {
    const { left, right, top, bottom } = piece.area;
    const row = indexAt(bottoms, (top + bottom) / 2);
    texts.get(slots[row * columns + indexAt(rights, (left + right) / 2)])?.push(piece);
  }
  return grid.cells.map((cell) => ({ ...cell, pieces: texts.get(cell) ?? [] }));
}

function edgesFrom(start: number, sizes: readonly number[]): readonly number[] {
  let edge = start;
  return sizes.map((size) => {
    edge += size;
    return edge;
  });
}

/** The first edge that is not before the position, else the last. */
function indexAt(edges: readonly number[], position: number): number {
  let [low, high] = [0, edges.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Turned text of a table is read first, and so is its table; what is above it comes before it nevertheless. */
function tablesBelowTitles(items: readonly FlowItem[]): readonly FlowItem[] {
  const result = [...items];
  for (const table of items) {
    if (table.kind !== 'table' || !table.isRuled) continue;
    const at = result.indexOf(table);
    const last = result.findLastIndex(
      ({ area }, index) => index > at && area.bottom <= table.area.top + 3 && sharedWidth(area, table.area) > 0,
    );
    if (last < 0) continue;
    result.splice(at, 1);
    result.splice(last, 0, table);
  }
  return result;
}

/** Cells side by side without lines between them. */
function tableWithoutLines(pieces: readonly TextPiece[]): readonly FlowItem[] {
  const plain = (): readonly FlowItem[] =>
    pieces.map((piece) => ({ kind: 'text', area: piece.area, piece, beside: [] }));
  if (pieces.length < 4) return plain();
  const rows = groups(pieces, (one, other) => sharedHeight(one, other) > 0.4 * Math.min(high(one), high(other)), 'top');
  const columns = groups(pieces, (one, other) => sharedWidth(one, other) > 0, 'left');
  if (columns.length < 2 || rows.length < 2 || columns.length > 24) return plain();
  const area = around(pieces.map((piece) => piece.area));
  const lefts = columns.map((column) => Math.min(...column.map((piece) => piece.area.left)));
  const widths = lefts.map((left, index) => (lefts[index + 1] ?? area.right + 0.3 * (area.right - left) + 8) - left);
  const columnOf = new Map(columns.flatMap((column, x) => column.map((piece) => [piece, x])));
  const cells = rows.flatMap((row, y) => {
    const own = Map.groupBy(row, (piece) => columnOf.get(piece));
    return columns.map((_, x) => ({ row: y, column: x, rows: 1, columns: 1, pieces: own.get(x) ?? [] }));
  });
  return [{ kind: 'table', area, widths, rows: rows.length, heights: [], cells, isRuled: false }];
}

/** Short texts side by side, such as a label and an amount, are one line with a tab. */
function joinRows(items: readonly FlowItem[]): readonly FlowItem[] {
  const joined: FlowItem[] = [];
  let beside: TextPiece[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const isBeside =
      item.kind === 'text' &&
      last?.kind === 'text' &&
      item.piece.lines === 1 &&
      last.piece.lines === 1 &&
      item.area.left >= last.area.right - 2 &&
      sharedHeight(last.area, item.area) > 0.6 * Math.min(high(last.area), high(item.area));
    if (isBeside) {
      beside.push(item.piece);
      joined[joined.length - 1] = { ...last, area: around([last.area, item.area]), beside };
    } else {
      beside = item.kind === 'text' ? [...item.beside] : [];
      joined.push(item);
    }
  }
  return joined;
}

/** Pictures before the first text below them in their column. */
function withPictures(items: readonly FlowItem[], pictures: readonly PagePicture[]): readonly FlowItem[] {
  const result = [...items];
  for (const picture of pictures.toSorted((one, other) => one.area.top - other.area.top)) {
    const middle = (picture.area.top + picture.area.bottom) / 2;
    const below = result.findIndex(
      ({ area }) =>
        area.top >= middle && sharedWidth(area, picture.area) > 0.1 * Math.min(wide(area), wide(picture.area)),
    );
    const next = below >= 0 ? below : result.findIndex(({ area }) => area.top >= middle);
    result.splice(next < 0 ? result.length : next, 0, { kind: 'picture', area: picture.area, picture });
  }
  return result;
}
