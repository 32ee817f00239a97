import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of a folder and of those in it, in order. */
export async function listFilesWithin(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
