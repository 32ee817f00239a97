import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { databaseSuffixes, dataFolderLayout } from './data-folder-layout.ts';

/**
 * Moves the database, documents and translation memories into a new folder beside them, so that the next start begins
 * anew. Deletes nothing. Undefined when there is none of them. Anyone who calls holds the lock of the server.
 */
export function setDataAside(folder: string, at: Date): string | undefined {
  const { database, memories, memoryJobs, documents } = dataFolderLayout(folder);
  // A journal that is left alone stops the next start, while a database without its journal would be taken for whole.
  const parts = [database, ...databaseSuffixes.map((suffix) => database + suffix), memories, memoryJobs, documents];
  const existing = parts.filter((path) => existsSync(path));
  if (existing.length === 0) return undefined;
  const aside = join(folder, `set-aside-${at.toISOString().replaceAll(/[:.]/g, '-')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const path of existing) renameSync(path, join(aside, basename(path)));
  return aside;
}
