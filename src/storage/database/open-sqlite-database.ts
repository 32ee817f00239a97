import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../contracts/clock.ts';
import { checkDatabaseFile, refuseKeptData } from '../data-folder/check-database-file.ts';
import { dataFolderLayout } from '../data-folder/data-folder-layout.ts';
import { explainFailure } from '../data-folder/explain-failure.ts';
import { makeDataFolder } from '../data-folder/make-data-folder.ts';
import { refuseUnfinishedRestore } from '../data-folder/unfinished-restore.ts';
import { Database } from './database.ts';
import { type ReportError, sqliteDialect } from './drivers/sqlite.ts';
import { sqliteDifferences } from './drivers/sqlite-differences.ts';
import { openSqliteFile } from './drivers/sqlite-file.ts';
import { migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/registry.ts';

/** Where the data folder has the database. */
export function sqlitePath(folder: string): string {
  return dataFolderLayout(folder).database;
}

/**
 * Opens the database of the data folder, both made if absent and readable by their owner alone, at the newest schema.
 * Throws `StartupError` when they cannot be used, or when an empty database would hide the data of an installation.
 */
export async function openSqliteDatabase(folder: string, clock: Clock, report?: ReportError): Promise<Database> {
  makeDataFolder(folder);
  refuseUnfinishedRestore(folder);
  const path = sqlitePath(folder);
  checkDatabaseFile(folder, path);
  const dialect = sqliteDialect(() => {
    const database = openSqliteFile(path);
    if (!holdsAccount(database)) {
      try {
        refuseKeptData(folder, `${path} holds no account`);
      } catch (error) {
        database.close();
        throw error;
      }
    }
    // From here on the driver waits without stopping the event loop.
    database.exec('pragma busy_timeout = 0');
    return database;
  }, report);
  const database = new Database({ dialect }, sqliteDifferences);
  try {
    await migrate(database, migrations, clock);
  } catch (error) {
    await database.destroy();
    throw explainFailure(error, path);
  }
  return database;
}

/** False for a database without tables as well, such as a copy that lacks its journal. */
function holdsAccount(database: DatabaseSync): boolean {
  const table = database.prepare("select 1 from sqlite_master where type = 'table' and name = 'accounts'").get();
  return table !== undefined && database.prepare('select 1 from accounts limit 1').get() !== undefined;
}
