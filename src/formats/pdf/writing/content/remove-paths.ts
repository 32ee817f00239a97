import type { StreamEdits } from './edit-streams.ts';
import { findPaths, type PathToFind } from './find-paths.ts';
import type { PageOperations } from './text-state.ts';

/** Takes lines under and through text, and bars of formulas, out of a page. Gives those found. */
export function removePaths<Path extends PathToFind>(
  page: PageOperations,
  paths: readonly Path[],
  edits: StreamEdits,
): readonly Path[] {
  const { found, subpaths } = findPaths(page, paths);
  for (const [operation, removed] of subpaths) {
    if (removed.size === operation.subpaths.length) edits.replace(operation.stream, operation.start, operation.end, '');
    else for (const { start, end } of removed) edits.replace(operation.stream, start, end, '');
  }
  return found;
}

export function areRemovable(page: PageOperations, paths: readonly PathToFind[]): boolean {
  return findPaths(page, paths).found.length === paths.length;
}
