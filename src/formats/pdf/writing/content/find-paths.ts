import type { Box } from '../../reading/page-content.ts';
import type { PageOperations, PathOperation, Subpath } from './text-state.ts';

/** A subpath as reading found it. */
export interface PathToFind {
  readonly box: Box;
  /** How many text objects are drawn before it. */
  readonly after: number;
}

export interface FoundPaths<Path extends PathToFind> {
  readonly found: readonly Path[];
  /** What paints them. */
  readonly subpaths: ReadonlyMap<PathOperation, ReadonlySet<Subpath>>;
}

/** Bounds with and without the width of a stroke differ by a little. */
const tolerance = 2;
/** Points of each side of a box: a box and those near it are in two cells of each side at most. */
const cellSize = 2 * tolerance;
/** Subpaths of a cell that a path is compared with. */
const mostCompared = 100;

/**
 * Those of `paths` that a page paints, each by a subpath of its own: the first one near it in the order of painting. Paths that clip are
 * not found.
 */
export function findPaths<Path extends PathToFind>(
  page: Pick<PageOperations, 'paths'>,
  paths: readonly Path[],
): FoundPaths<Path> {
  const found: Path[] = [];
  const subpaths = new Map<PathOperation, Set<Subpath>>();
  if (paths.length === 0) return { found, subpaths };
  const painted = paintedPaths(page.paths);
  const search = new Search();
  for (const path of paths) {
    const first = search.firstNear(path.box, painted.cellsAfter(path.after));
    if (first === undefined) continue;
    const { operation, subpath } = first;
    subpaths.set(operation, (subpaths.get(operation) ?? new Set()).add(subpath));
    found.push(path);
  }
  return { found, subpaths };
}

interface PaintedSubpath {
  readonly operation: PathOperation;
  readonly subpath: Subpath;
  /** In the order of painting. */
  readonly ordinal: number;
}

type Cells = ReadonlyMap<string, readonly PaintedSubpath[]>;

/** What is taken by one search. */
class Search {
  readonly #taken = new Set<PaintedSubpath>();
  /** How many of a cell are taken without one before them that is not. */
  readonly #begun = new Map<readonly PaintedSubpath[], number>();

  firstNear(box: Box, cells: Cells): PaintedSubpath | undefined {
    let first: PaintedSubpath | undefined;
    for (const key of cellsNear(box)) {
      const cell = cells.get(key);
      const candidate = cell && this.#firstInCell(box, cell);
      if (candidate !== undefined && (first === undefined || candidate.ordinal < first.ordinal)) first = candidate;
    }
    if (first !== undefined) this.#taken.add(first);
    return first;
  }

  #firstInCell(box: Box, cell: readonly PaintedSubpath[]): PaintedSubpath | undefined {
    let begin = this.#begun.get(cell) ?? 0;
    while (begin < cell.length && this.#taken.has(cell[begin] as PaintedSubpath)) begin += 1;
    this.#begun.set(cell, begin);
    for (const candidate of cell.slice(begin, begin + mostCompared))
      if (!this.#taken.has(candidate) && isNear(candidate.subpath.box, box)) return candidate;
    return undefined;
  }
}

/** The painted paths of a page by what is drawn before them, and by the four sides of their boxes. */
class PaintedPaths {
  readonly #byPosition: ReadonlyMap<number, readonly PathOperation[]>;
  readonly #cells = new Map<number, Cells>();

  constructor(paths: PageOperations['paths']) {
    this.#byPosition = Map.groupBy(paths, ({ after }) => after);
  }

  cellsAfter(after: number): Cells {
    const known = this.#cells.get(after);
    if (known !== undefined) return known;
    const cells = cellsOf(this.#byPosition.get(after) ?? []);
    this.#cells.set(after, cells);
    return cells;
  }
}

const known = new WeakMap<PageOperations['paths'], PaintedPaths>();

function paintedPaths(paths: PageOperations['paths']): PaintedPaths {
  const painted = known.get(paths) ?? new PaintedPaths(paths);
  known.set(paths, painted);
  return painted;
}

function cellsOf(operations: readonly PathOperation[]): Cells {
  const cells = new Map<string, PaintedSubpath[]>();
  let ordinal = 0;
  for (const operation of operations) {
    if (operation.clips) continue;
    for (const subpath of operation.subpaths) {
      const key = sidesOf(subpath.box).map(cellOf).join(' ');
      const painted = { operation, subpath, ordinal };
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, [painted]);
      else cell.push(painted);
      ordinal += 1;
    }
  }
  return cells;
}

/** The cells of all boxes that are near this one. */
function cellsNear(box: Box): readonly string[] {
  let keys = [''];
  for (const side of sidesOf(box)) {
    const cells = new Set([cellOf(side - tolerance), cellOf(side + tolerance)]);
    keys = keys.flatMap((key) => [...cells].map((cell) => (key === '' ? `${cell}` : `${key} ${cell}`)));
  }
  return keys;
}

const sidesOf = ({ left, right, bottom, top }: Box): readonly number[] => [left, right, bottom, top];
const cellOf = (side: number): number => Math.floor(side / cellSize);

function isNear(one: Box, other: Box): boolean {
  const [sides, others] = [sidesOf(one), sidesOf(other)];
  return sides.every((side, index) => Math.abs(side - (others[index] ?? Number.NaN)) <= tolerance);
}
