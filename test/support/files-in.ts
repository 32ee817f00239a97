import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the files below a folder, from there, while a server may remove some of them. */
export function filesIn(folder: string, below = ''): readonly string[] {
  return entriesOf(join(folder, below)).flatMap((entry) => {
    const path = join(below, entry.name);
    if (entry.isDirectory()) return filesIn(folder, path);
    return entry.isFile() ? [path] : [];
  });
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
