/** As `schema_migrations` keeps it. */
export interface AppliedMigration {
  readonly number: number;
  /** The last migration that a release must know to use the database; absent or null of a step that says nothing about it. */
  readonly compatible_from?: number | null | undefined;
}

/** The last migration that a release must know to use a database with these steps that it does not know. */
export function neededMigration(unknown: readonly AppliedMigration[]): number {
  return Math.max(0, ...unknown.map(({ number, compatible_from: from }) => from ?? number));
}
