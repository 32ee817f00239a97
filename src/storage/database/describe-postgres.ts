import { PostgresDialect } from 'kysely';
import { Database } from './database.ts';
import { explainPostgresFailure } from './drivers/explain-postgres-failure.ts';
import { postgresDifferences } from './drivers/postgres-differences.ts';
import { openPostgresPool } from './drivers/postgres-pool.ts';
import { postgresTarget } from './drivers/postgres-target.ts';
import { readPostgresVersion, refuseOldPostgres } from './drivers/postgres-version.ts';

export interface PostgresDescription {
  /** Host and port. */
  readonly server: string;
  readonly name: string;
  readonly version?: string;
  /** Why it cannot be used, and what to do. */
  readonly problem?: string;
}

/** Connects and changes nothing; the description never contains the password. */
export async function describePostgres(url: string): Promise<PostgresDescription> {
  const { server, database: name } = postgresTarget(url);
  await using database = new Database(
    { dialect: new PostgresDialect({ pool: openPostgresPool(url) }) },
    postgresDifferences,
  );
  try {
    const version = await readPostgresVersion(database);
    refuseOldPostgres(version);
    return { server, name, version: version.name };
  } catch (error) {
    const explained = explainPostgresFailure(error, url);
    return { server, name, problem: explained instanceof Error ? explained.message : String(explained) };
  }
}
