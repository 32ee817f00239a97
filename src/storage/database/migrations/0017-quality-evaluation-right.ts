import type { Kysely } from 'kysely';
import type { Migration } from './migration.ts';

/** Which accounts may have translations evaluated: at first the one that the server makes (`facts.md`, Quality evaluation). */
export const qualityEvaluationRight: Migration = {
  number: 17,
  name: 'quality-evaluation-right',
  async apply(database) {
    await database.schema
      .alterTable('accounts')
      .addColumn('quality_evaluation', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await (database as Kysely<{ accounts: { name: string; quality_evaluation: number } }>)
      .updateTable('accounts')
      .set({ quality_evaluation: 1 })
      .where('name', '=', 'First account')
      .execute();
  },
};
