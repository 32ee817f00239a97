import { closeSync, openSync } from 'node:fs';

/**
 * Makes a file that its owner alone may read, unless it exists. SQLite's journal takes over its permissions. An existing
 * file is not opened: closing a second descriptor would give up the locks that this process holds on it.
 */
export function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
