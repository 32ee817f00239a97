import type { Migration } from './migration.ts';

/**
 * Evaluations of translations, by the digest of their job id, which nobody but the client has. What is evaluated and what was
 * found are sealed objects. The work on one is a row of `jobs`.
 */
export const qualityEvaluations: Migration = {
  number: 18,
  name: 'quality-evaluations',
  async apply(database) {
    await database.schema
      .createTable('quality_evaluations')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('message', 'text')
      .execute();
    await database.schema
      .createIndex('quality_evaluations_by_account')
      .on('quality_evaluations')
      .columns(['account_id', 'state'])
      .execute();
    await database.schema
      .createIndex('quality_evaluations_by_expiry')
      .on('quality_evaluations')
      .columns(['expires_at', 'id'])
      .execute();
  },
};
