import type { Clock } from '../../contracts/clock.ts';
import { Database } from './database.ts';
import { explainPostgresFailure } from './drivers/explain-postgres-failure.ts';
import { postgresDialect } from './drivers/postgres.ts';
import { postgresDifferences } from './drivers/postgres-differences.ts';
import { readPostgresEncoding, refuseEncoding } from './drivers/postgres-encoding.ts';
import { openPostgresPool } from './drivers/postgres-pool.ts';
import { setVacuuming } from './drivers/postgres-vacuuming.ts';
import { readPostgresVersion, refuseOldPostgres } from './drivers/postgres-version.ts';
import type { ReportError } from './drivers/sqlite.ts';
import { migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/registry.ts';

/**
 * Opens the PostgreSQL database at the address, at the newest schema. Other processes may use it at the same time.
 * Throws `StartupError`, which never contains the password, when it cannot be used.
 */
export async function openPostgresDatabase(url: string, clock: Clock, report?: ReportError): Promise<Database> {
  let isStarting = true;
  const pool = openPostgresPool(url, (error) => (isStarting ? error : (report?.(error) ?? error)), clock);
  const database = new Database({ dialect: postgresDialect(pool) }, postgresDifferences);
  try {
    refuseOldPostgres(await readPostgresVersion(database));
    refuseEncoding(await readPostgresEncoding(database));
    await migrate(database, migrations, clock);
    await setVacuuming(database);
  } catch (error) {
    await database.destroy();
    throw explainPostgresFailure(error, url);
  }
  isStarting = false;
  return database;
}
