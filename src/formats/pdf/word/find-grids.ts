import type { Colour, PagePath } from '../reading/page-content.ts';
import { type Area, high, type PageFrame, wide } from './page-frame.ts';

/** A cell of a ruled table, over one or more columns and rows. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly area: Area;
  readonly shade?: Colour;
}

/** A table with lines around its cells. */
export interface Grid {
  readonly area: Area;
  /** Points, of each column. */
  readonly widths: readonly number[];
  readonly rows: number;
  /** Points, of each row. */
  readonly heights: readonly number[];
  readonly cells: readonly GridCell[];
}

interface Line {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Points within which lines meet, and within which they are one. */
const near = 3;
const shortest = 8;
const mostLines = 1_500;
/** What Word allows of columns; more rows are several tables. */
const most = { columns: 60, rows: 600 };

/** Finds tables whose cells have lines around them. */
export function findGrids(paths: readonly PagePath[], frame: PageFrame): readonly Grid[] {
  const level: Line[] = [];
  const upright: Line[] = [];
  const filled: { readonly area: Area; readonly fill: Colour }[] = [];
  for (const { box, shape, fill, stroke } of paths) {
    const area = frame.area(box);
    if (shape === 'other' || (wide(area) > 0.97 * frame.width && high(area) > 0.9 * frame.height)) continue;
    const isThin = Math.min(wide(area), high(area)) <= near;
    if (isThin) {
      if (wide(area) > high(area)) level.push({ at: (area.top + area.bottom) / 2, from: area.left, to: area.right });
      else upright.push({ at: (area.left + area.right) / 2, from: area.top, to: area.bottom });
      continue;
    }
    if (wide(area) < shortest || high(area) < shortest) continue;
    if (fill !== undefined && !isWhite(fill)) filled.push({ area, fill });
    if (stroke === undefined && (fill === undefined || isWhite(fill))) continue;
    for (const at of [area.top, area.bottom]) level.push({ at, from: area.left, to: area.right });
    for (const at of [area.left, area.right]) upright.push({ at, from: area.top, to: area.bottom });
  }
  if (level.length + upright.length > mostLines) return [];
  return components(level, upright).flatMap((part) => toGrid(part, filled) ?? []);
}

function isWhite({ red, green, blue, alpha }: Colour): boolean {
  return alpha < 0.05 || Math.min(red, green, blue) > 0.985;
}

interface Component {
  readonly level: readonly Line[];
  readonly upright: readonly Line[];
}

/** Lines that meet. */
function components(level: readonly Line[], upright: readonly Line[]): readonly Component[] {
  const parent = Array.from({ length: level.length + upright.length }, (_, index) => index);
  const rootOf = (index: number): number => {
    let at = index;
    while (parent[at] !== at) at = parent[at] ?? at;
    parent[index] = at;
    return at;
  };
  for (const [index, row] of level.entries())
    for (const [other, column] of upright.entries()) {
      const meets =
        column.at >= row.from - near &&
        column.at <= row.to + near &&
        row.at >= column.from - near &&
        row.at <= column.to + near;
      if (meets) parent[rootOf(index)] = rootOf(level.length + other);
    }
  const groups = new Map<number, { level: Line[]; upright: Line[] }>();
  for (let index = 0; index < parent.length; index += 1) {
    const root = rootOf(index);
    const group = groups.get(root) ?? { level: [], upright: [] };
    groups.set(root, group);
    if (index < level.length) group.level.push(level[index] as Line);
    else group.upright.push(upright[index - level.length] as Line);
  }
  return [...groups.values()];
}

function toGrid(
  { level, upright }: Component,
  filled: readonly { readonly area: Area; readonly fill: Colour }[],
): Grid | undefined {
  const xs = positions(upright);
  const ys = positions(level);
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < 1 || rows < 1 || columns * rows < 2 || columns > most.columns || rows > most.rows) return undefined;
  const hasLine = (lines: readonly Line[], at: number, middle: number): boolean =>
    lines.some((line) => Math.abs(line.at - at) <= near && line.from <= middle && line.to >= middle);
  const middle = (values: readonly number[], index: number): number =>
    ((values[index] ?? 0) + (values[index + 1] ?? 0)) / 2;
  const rightOf = (row: number, column: number): boolean => hasLine(upright, xs[column + 1] ?? 0, middle(ys, row));
  const below = (row: number, column: number): boolean => hasLine(level, ys[row + 1] ?? 0, middle(xs, column));
  const taken = new Set<number>();
  const cells: GridCell[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (taken.has(row * columns + column)) continue;
      let right = column;
      while (right + 1 < columns && !rightOf(row, right) && !taken.has(row * columns + right + 1)) right += 1;
      let bottom = row;
      const isOpen = (at: number): boolean => {
        for (let each = column; each <= right; each += 1) if (below(at, each)) return false;
        return true;
      };
      while (bottom + 1 < rows && isOpen(bottom)) bottom += 1;
      for (let y = row; y <= bottom; y += 1) for (let x = column; x <= right; x += 1) taken.add(y * columns + x);
      const area = {
        left: xs[column] ?? 0,
        right: xs[right + 1] ?? 0,
        top: ys[row] ?? 0,
        bottom: ys[bottom + 1] ?? 0,
      };
      const shade = filled.findLast(
        (one) =>
          one.area.left <= area.left + near &&
          one.area.right >= area.right - near &&
          one.area.top <= area.top + near &&
          one.area.bottom >= area.bottom - near,
      )?.fill;
      cells.push({ row, column, rows: bottom - row + 1, columns: right - column + 1, area, ...(shade && { shade }) });
    }
  if (cells.length < 2) return undefined;
  const area = { left: xs[0] ?? 0, right: xs.at(-1) ?? 0, top: ys[0] ?? 0, bottom: ys.at(-1) ?? 0 };
  const steps = (values: readonly number[]): readonly number[] =>
    values.slice(1).map((value, index) => value - (values[index] ?? 0));
  return { area, widths: steps(xs), heights: steps(ys), rows, cells };
}

function positions(lines: readonly Line[]): readonly number[] {
  const found: number[] = [];
  for (const at of lines.map((line) => line.at).sort((one, other) => one - other))
    if (at - (found.at(-1) ?? Number.NEGATIVE_INFINITY) > near) found.push(at);
  return found;
}
