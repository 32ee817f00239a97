import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** How long a connection waits, without doing anything else, while another one writes, opens or closes the same file. */
const patienceMilliseconds = 5_000;

/** Opens a database file, made if absent and readable by its owner alone. */
export function openSqliteFile(path: string): DatabaseSync {
  createPrivateFile(path);
  const database = new DatabaseSync(path, { timeout: patienceMilliseconds, enableForeignKeyConstraints: true });
  // Readers never wait for the writer, and a commit is on disk before it is answered.
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  return database;
}

/**
 * The journal takes over the permissions of this file. Opened only where it does not exist: closing a second descriptor
 * would give up the locks that this process holds on the file.
 */
function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
