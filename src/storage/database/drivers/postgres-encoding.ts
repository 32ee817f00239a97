import { sql } from 'kysely';
import { StartupError } from '../../../errors/startup-error.ts';
import type { Tables } from '../database.ts';

/** Of the database: `UTF8`, `LATIN1`, `SQL_ASCII`. */
export async function readPostgresEncoding(database: Tables): Promise<string> {
  const { rows } = await sql<{ encoding: string }>`
    select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`.execute(
    database,
  );
  return rows[0]?.encoding ?? '';
}

/** Why texts cannot be stored in this encoding, and what to do. Undefined where they can. */
export function encodingProblem(encoding: string): string | undefined {
  if (encoding === 'UTF8') return undefined;
  return `The database has the encoding ${encoding}, which does not hold the texts of all languages.\nCreate it anew: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.`;
}

/** Throws `StartupError` when texts of some languages could not be stored. */
export function refuseEncoding(encoding: string): void {
  const problem = encodingProblem(encoding);
  if (problem !== undefined) throw new StartupError(problem);
}
