import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Clock } from '../../contracts/clock.ts';
import { sqliteDialect } from './drivers/sqlite.ts';
import { openSqliteFile } from './drivers/sqlite-file.ts';
import { migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/registry.ts';
import type { Database, DatabaseSchema } from './schema.ts';

/** Where the data folder has the database. */
export function sqlitePath(folder: string): string {
  return join(folder, 'dragoman.sqlite');
}

/** Opens the database of the data folder, both made if absent and readable by their owner alone, at the newest schema. */
export async function openSqliteDatabase(folder: string, clock: Clock): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const dialect = sqliteDialect(() => {
    const database = openSqliteFile(sqlitePath(folder));
    // From here on the driver waits without stopping the event loop.
    database.exec('pragma busy_timeout = 0');
    return database;
  });
  const database = new Kysely<DatabaseSchema>({ dialect });
  try {
    await migrate(database, migrations, clock);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
