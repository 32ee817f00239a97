import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Clock } from '../../contracts/clock.ts';
import { sqliteDialect } from './drivers/sqlite.ts';
import { migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/registry.ts';
import type { Database, DatabaseSchema } from './schema.ts';

/** How long opening waits while another process opens or closes the same file. */
const openingMilliseconds = 5_000;

/** Opens `dragoman.sqlite` in the data folder, made if absent and readable by its owner alone, at the newest schema. */
export async function openSqliteDatabase(folder: string, clock: Clock): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new Kysely<DatabaseSchema>({
    dialect: sqliteDialect(() => openFile(join(folder, 'dragoman.sqlite'))),
  });
  try {
    await migrate(database, migrations, clock);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

function openFile(path: string): DatabaseSync {
  createPrivateFile(path);
  const database = new DatabaseSync(path, { timeout: openingMilliseconds, enableForeignKeyConstraints: true });
  // Readers never wait for the writer, and a commit is on disk before it is answered.
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  // From here on the driver waits without stopping the event loop.
  database.exec('pragma busy_timeout = 0');
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
