import { Database } from '../database.ts';
import { postgresDialect } from '../drivers/postgres.ts';
import { postgresDifferences } from '../drivers/postgres-differences.ts';
import { openPostgresPool } from '../drivers/postgres-pool.ts';

/** As it is, without migrations; connects with the first query. */
export function openPostgres(url: string): Database {
  return new Database({ dialect: postgresDialect(openPostgresPool(url)) }, postgresDifferences);
}
