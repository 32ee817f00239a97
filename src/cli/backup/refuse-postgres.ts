import type { Secrets } from '../../config/config.ts';
import { StartupError } from '../../errors/startup-error.ts';

/** A backup of the data folder would lack the database. */
export function refusePostgres({ databaseUrl }: Pick<Secrets, 'databaseUrl'>): void {
  if (databaseUrl === undefined) return;
  throw new StartupError(
    'The database is on a PostgreSQL server (DRAGOMAN_DATABASE_URL), so this command would miss it.\n' +
      'Back up the database with pg_dump, and copy the data folder.',
  );
}
