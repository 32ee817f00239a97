import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { resultCode } from './result-code.ts';

/**
 * Locks an existing file, which is then an empty database, until the answer is closed or the process ends, however that
 * ends. Undefined when somebody else has the lock, or the file is not there.
 */
export function lockFile(path: string): DatabaseSync | undefined {
  const location = pathToFileURL(path);
  // Never makes the file anew.
  location.searchParams.set('mode', 'rw');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(location, { timeout: 0 });
    database.exec('pragma journal_mode = memory; begin exclusive');
    return database;
  } catch (error) {
    database?.close();
    const code = resultCode(error);
    if (code === busyCode || code === cannotOpenCode) return undefined;
    throw error;
  }
}

/** `SQLITE_BUSY`. */
const busyCode = 5;

/** `SQLITE_CANTOPEN`. */
const cannotOpenCode = 14;
