import type { Migration } from './migration.ts';

/** Translation memories whose content is in the object store. */
export const translationMemories: Migration = {
  number: 12,
  name: 'translation-memories',
  async apply(database) {
    await database.schema
      .createTable('translation_memories')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('source_language', 'text', (column) => column.notNull())
      .addColumn('targets', 'text', (column) => column.notNull())
      .addColumn('segment_count', 'bigint', (column) => column.notNull())
      .addColumn('object', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('translation_memories_by_account')
      .on('translation_memories')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
    await database.schema
      .createIndex('translation_memories_by_object')
      .on('translation_memories')
      .column('object')
      .execute();
  },
};
