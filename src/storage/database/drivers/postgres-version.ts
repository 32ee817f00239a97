import { sql } from 'kysely';
import { StartupError } from '../../../errors/startup-error.ts';
import type { Tables } from '../database.ts';

/** The oldest major version that the tests run on. */
const oldestVersion = 15;

export interface PostgresVersion {
  /** 150004 for 15.4. */
  readonly number: number;
  readonly name: string;
}

export async function readPostgresVersion(database: Tables): Promise<PostgresVersion> {
  const { rows } = await sql<{ number: string; name: string }>`
    select current_setting('server_version_num') as number, current_setting('server_version') as name`.execute(
    database,
  );
  return { number: Number(rows[0]?.number), name: rows[0]?.name ?? '' };
}

/** Throws `StartupError` when the server is too old. */
export function refuseOldPostgres({ number, name }: PostgresVersion): void {
  if (Math.floor(number / 10_000) >= oldestVersion) return;
  throw new StartupError(
    `The database server is PostgreSQL ${name}; Dragoman needs PostgreSQL ${oldestVersion} or newer.\n` +
      'Upgrade the server, or set DRAGOMAN_DATABASE_URL to another one.',
  );
}
