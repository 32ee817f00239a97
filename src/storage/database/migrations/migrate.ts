import type { Kysely } from 'kysely';
import type { Clock } from '../../../contracts/clock.ts';
import { StartupError } from '../../../errors/startup-error.ts';
import type { Database, Tables } from '../database.ts';
import { compatibility } from './0011-compatibility.ts';
import { type AppliedMigration, neededMigration } from './compatible-schema.ts';
import type { Migration } from './migration.ts';

/** The database was changed by a newer release in a way that this one does not understand. */
export class NewerDatabaseError extends StartupError {
  constructor(found: number, known: number) {
    super(
      `The database is at migration ${found}, this release of Dragoman knows migrations up to ${known}, and the ` +
        'changes between them do not only add.\n' +
        'Start the release that made them, or restore a backup from before the upgrade.',
    );
    this.name = 'NewerDatabaseError';
  }
}

/**
 * Brings the schema up to the last of `migrations` and answers the numbers it applied. Safe when several processes start
 * at once: one works at a time, and each step looks again, inside its transaction, whether it is still wanted. Leaves a
 * newer schema as it is when this release can use it.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  clock: Clock,
): Promise<readonly number[]> {
  const { migrationPlugins } = database.differences;
  const extended = (tables: Tables) => migrationPlugins.reduce((all, plugin) => all.withPlugin(plugin), tables);
  const reached = await database.exclusive('migrations', async (transaction) => {
    await extended(transaction)
      .schema.createTable('schema_migrations')
      .ifNotExists()
      .addColumn('number', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
    return lastApplied(transaction);
  });
  const known = migrations.at(-1)?.number ?? 0;
  if (reached > known && neededMigration(await unknownMigrations(database, known)) > known)
    throw new NewerDatabaseError(reached, known);

  const applied: number[] = [];
  for (const migration of migrations.filter(({ number }) => number > reached)) {
    const ran = await database.exclusive('migrations', async (transaction) => {
      if ((await lastApplied(transaction)) >= migration.number) return false;
      await migration.apply(extended(transaction) as unknown as Kysely<unknown>);
      await transaction
        .insertInto('schema_migrations')
        .values({
          number: migration.number,
          name: migration.name,
          applied_at: clock.now().toISOString(),
          ...(migration.number >= compatibility.number && { compatible_from: migration.compatibleFrom ?? 0 }),
        })
        .execute();
      return true;
    });
    if (ran) applied.push(migration.number);
  }
  return applied;
}

async function lastApplied(database: Tables): Promise<number> {
  const row = await database
    .selectFrom('schema_migrations')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** The steps that a release which knows those up to `known` does not know. */
function unknownMigrations(database: Tables, known: number): Promise<readonly AppliedMigration[]> {
  return database
    .selectFrom('schema_migrations')
    .select(['number', 'compatible_from'])
    .where('number', '>', known)
    .execute();
}
