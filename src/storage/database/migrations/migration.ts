import type { Kysely } from 'kysely';

/**
 * One step of the schema. Never changed once released: what has to change later is a further step. Written with
 * Kysely's schema builder in types that SQLite and PostgreSQL share.
 *
 * Releases run side by side on one database while an installation of several nodes is upgraded, and an upgrade can be
 * undone. So a step only adds: tables, columns that may be null or have a default, indexes. A test refuses other steps.
 */
export interface Migration {
  /** Counts up from 1 without gaps; also the start of the file's name. */
  readonly number: number;
  readonly name: string;
  /**
   * For a step that takes away what releases up to some other migration used: the last migration that a release must know to
   * use the database afterwards, always one before this step. Absent: this step only adds.
   */
  readonly compatibleFrom?: number;
  /** Runs in its own transaction. Sees the tables as the steps before left them, hence no types. */
  apply(database: Kysely<unknown>): Promise<void>;
}
