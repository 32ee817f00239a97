import type { Kysely } from 'kysely';

/**
 * One step of the schema. Never changed once released: what has to change later is a further step. Written with
 * Kysely's schema builder in types that SQLite and PostgreSQL share.
 */
export interface Migration {
  /** Counts up from 1 without gaps; also the start of the file's name. */
  readonly number: number;
  readonly name: string;
  /** Runs in its own transaction. Sees the tables as the steps before left them, hence no types. */
  apply(database: Kysely<unknown>): Promise<void>;
}
