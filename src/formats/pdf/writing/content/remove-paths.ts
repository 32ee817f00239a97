import type { Box } from '../../reading/page-content.ts';
import type { StreamEdits } from './edit-streams.ts';
import type { PageOperations, PathOperation, Subpath } from './text-state.ts';

/** A subpath as reading found it. */
export interface PathToRemove {
  readonly box: Box;
  /** How many text objects are drawn before it. */
  readonly after: number;
}

/** Bounds with and without the width of a stroke differ by a little. */
const tolerance = 2;

/** Takes lines under and through text, and bars of formulas, out of a page. Gives those found. */
export function removePaths(
  page: PageOperations,
  paths: readonly PathToRemove[],
  edits: StreamEdits,
): readonly PathToRemove[] {
  const { found, removed } = findPaths(page, paths);
  for (const [operation, subpaths] of removed) {
    if (subpaths.size === operation.subpaths.length)
      edits.replace(operation.stream, operation.start, operation.end, '');
    else for (const { start, end } of subpaths) edits.replace(operation.stream, start, end, '');
  }
  return found;
}

/** Those of `paths` that are among painted paths. */
export function foundAmong(
  painted: PageOperations['paths'],
  paths: readonly PathToRemove[],
): ReadonlySet<PathToRemove> {
  return new Set(findPaths({ paths: painted }, paths).found);
}

export function areRemovable(page: PageOperations, paths: readonly PathToRemove[]): boolean {
  return paths.length === 0 || findPaths(page, paths).found.length === paths.length;
}

interface FoundPaths {
  readonly found: readonly PathToRemove[];
  readonly removed: ReadonlyMap<PathOperation, ReadonlySet<Subpath>>;
}

type PaintedPaths = Pick<PageOperations, 'paths'>;

function findPaths(page: PaintedPaths, paths: readonly PathToRemove[]): FoundPaths {
  const found: PathToRemove[] = [];
  const removed = new Map<PathOperation, Set<Subpath>>();
  for (const path of paths) {
    for (const operation of pathsAfter(page, path.after)) {
      const subpath = operation.subpaths.find(
        (candidate) => isNear(candidate.box, path.box) && !removed.get(operation)?.has(candidate),
      );
      if (subpath === undefined || operation.clips) continue;
      removed.set(operation, (removed.get(operation) ?? new Set()).add(subpath));
      found.push(path);
      break;
    }
  }
  return { found, removed };
}

const byPosition = new WeakMap<PaintedPaths, ReadonlyMap<number, readonly PathOperation[]>>();

function pathsAfter(page: PaintedPaths, after: number): readonly PathOperation[] {
  let known = byPosition.get(page);
  if (known === undefined) {
    known = Map.groupBy(page.paths, (path) => path.after);
    byPosition.set(page, known);
  }
  return known.get(after) ?? [];
}

function isNear(first: Box, second: Box): boolean {
  return (
    Math.abs(first.left - second.left) <= tolerance &&
    Math.abs(first.right - second.right) <= tolerance &&
    Math.abs(first.bottom - second.bottom) <= tolerance &&
    Math.abs(first.top - second.top) <= tolerance
  );
}
