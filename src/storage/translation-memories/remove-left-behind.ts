import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { resultCode } from '../sqlite/result-code.ts';

/** Removes files whose import was killed. A living one holds a lock on its file, which ends with its process. */
export function removeLeftBehind(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!isLocked(path)) rmSync(path, { force: true });
  }
}

function isLocked(path: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: 0 });
    database.prepare('select count(*) from sqlite_schema').get();
    return false;
  } catch (error) {
    return resultCode(error) === sqliteBusy;
  } finally {
    database?.close();
  }
}

const sqliteBusy = 5;
