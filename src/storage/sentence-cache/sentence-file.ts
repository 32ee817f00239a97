import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPrivateFile } from '../sqlite/private-file.ts';
import { resultCode } from '../sqlite/result-code.ts';

/** Changes with the table, so that the file of another version is begun anew and not misread. */
const layout = 1;

const patienceMilliseconds = 5_000;

/**
 * Opens the file, made if absent and readable by its owner alone. `id` grows with every row, so that the least one is
 * the oldest. `synchronous = normal`: nothing waits for the disk but checkpoints, and a power failure takes the last
 * sentences at most, where `off` could leave pages of two times in one file and with them wrong sentences.
 */
export function openSentenceFile(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  createPrivateFile(path);
  const database = new DatabaseSync(path, { timeout: patienceMilliseconds });
  try {
    const version = Number(database.prepare('pragma user_version').get()?.user_version);
    if (version !== 0 && version !== layout) throw new OtherLayoutError(version);
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = normal;
      pragma wal_autocheckpoint = 256;
      pragma journal_size_limit = 1048576`);
    if (version === 0)
      database.exec(`
        create table if not exists sentences (id integer primary key, key blob not null unique, value text not null);
        pragma user_version = ${layout}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** No connection of this process may be open: closing one later would take the new file's journal with it. */
export function removeSentenceFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

/** Whether an error says that the content of the file is of no use, and not that it cannot be reached at the moment. */
export function isDamage(error: unknown): boolean {
  if (error instanceof OtherLayoutError) return true;
  return damages.has(resultCode(error) ?? 0);
}

/** Whether somebody else has the file at this moment. */
export function isBusy(error: unknown): boolean {
  return busy.has(resultCode(error) ?? 0);
}

class OtherLayoutError extends Error {
  constructor(version: number) {
    super(`The file has layout ${version}, not ${layout}.`);
  }
}

/** SQLITE_ERROR (the table is another one), SQLITE_CORRUPT, SQLITE_NOTADB. */
const damages: ReadonlySet<number> = new Set([1, 11, 26]);

/** SQLITE_BUSY, SQLITE_LOCKED. */
const busy: ReadonlySet<number> = new Set([5, 6]);
