import { DatabaseSync } from 'node:sqlite';
import { createPrivateFile } from '../../sqlite/private-file.ts';

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
