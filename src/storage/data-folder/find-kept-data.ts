import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolderLayout } from './data-folder-layout.ts';

/** Names of what is not whole yet: hidden folders, `incoming`, `*.part`. */
export function isUnfinished(name: string): boolean {
  return name.startsWith('.') || name === 'incoming' || name.endsWith('.part');
}

/** The folder with a document, a translation memory or a job of one; undefined when there is none of them. */
export function findKeptData(folder: string): string | undefined {
  const { memories, memoryJobs, objects } = dataFolderLayout(folder);
  return [memories, memoryJobs, objects].find((part) => holdsFile(part));
}

/** What an unfinished write left behind, in hidden folders and `incoming`, is not data yet. */
function holdsFile(folder: string): boolean {
  try {
    return readdirSync(folder, { withFileTypes: true }).some((entry) => {
      if (isUnfinished(entry.name)) return false;
      return entry.isDirectory() ? holdsFile(join(folder, entry.name)) : entry.isFile();
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
