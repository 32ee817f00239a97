import { sql } from 'kysely';
import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import { refuseUnfinishedMove } from '../../move/refuse-unfinished-move.ts';
import { neededMigration } from '../migrations/compatible-schema.ts';
import { lastKnownMigration } from '../migrations/registry.ts';
import type { PostgresUnderExamination } from './postgres-under-examination.ts';

/** Whether this release can use the tables that are there. */
export async function checkSchema({ database }: PostgresUnderExamination): Promise<Omit<StoreCheck, 'name'>> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('schema_migrations') is not null as exists`.execute(database);
  if (rows[0]?.exists !== true) return { outcome: 'ok', found: 'the first start creates the tables' };
  const last = await database
    .selectFrom('schema_migrations')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  const reached = Number(last?.number ?? 0);
  if (reached < lastKnownMigration)
    return { outcome: 'ok', found: `at migration ${reached}; the next start brings it to ${lastKnownMigration}` };
  if (reached > lastKnownMigration) {
    const unknown = await database
      .selectFrom('schema_migrations')
      .select(['number', 'compatible_from'])
      .where('number', '>', lastKnownMigration)
      .execute();
    const found = `at migration ${reached}, made by a newer release; this one knows ${lastKnownMigration}`;
    if (neededMigration(unknown) <= lastKnownMigration) return { outcome: 'ok', found };
    return { outcome: 'failure', found, advice: 'Start that release, or restore a backup from before the upgrade.' };
  }
  await refuseUnfinishedMove(database);
  return { outcome: 'ok', found: `at migration ${reached}` };
}
