import type { Clock } from '../../contracts/clock.ts';
import type { Database } from './database.ts';
import { openSqliteDatabase } from './open-sqlite-database.ts';

/** Where an installation has its database: on a PostgreSQL server, or else in the data folder. */
export interface DatabaseLocation {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** For commands, which may run beside servers. Throws `StartupError` when the database cannot be used. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseLocation, clock: Clock): Promise<Database> {
  if (databaseUrl === undefined) return openSqliteDatabase(dataDir, clock);
  const { openPostgresDatabase } = await import('./open-postgres-database.ts');
  return openPostgresDatabase(databaseUrl, clock);
}
