import type { Migration } from './migration.ts';

/** Imports and exports of translation memories that clients come back for. The work on an import is a row of `jobs`. */
export const translationMemoryJobs: Migration = {
  number: 16,
  name: 'translation-memory-jobs',
  async apply(database) {
    await database.schema
      .createTable('translation_memory_jobs')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('memory_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('content_type', 'text', (column) => column.notNull())
      .addColumn('content_length', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('units', 'bigint')
      .addColumn('error', 'text')
      .addColumn('skipped', 'bigint')
      .execute();
    await database.schema
      .createIndex('translation_memory_jobs_by_account')
      .on('translation_memory_jobs')
      .columns(['account_id', 'state'])
      .execute();
    await database.schema
      .createIndex('translation_memory_jobs_by_memory')
      .on('translation_memory_jobs')
      .column('memory_id')
      .execute();
    await database.schema
      .createIndex('translation_memory_jobs_by_change')
      .on('translation_memory_jobs')
      .column('updated_at')
      .execute();
  },
};
