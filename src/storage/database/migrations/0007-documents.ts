import type { Migration } from './migration.ts';

/**
 * What a document is translated with is only ever wanted whole: one text. A document's bytes are in the object store;
 * its key is nowhere.
 */
export const documents: Migration = {
  number: 7,
  name: 'documents',
  async apply(database) {
    await database.schema
      .createTable('documents')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('key_digest', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('job', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('billed_characters', 'bigint')
      .addColumn('message', 'text')
      .execute();
    await database.schema
      .createIndex('documents_by_state')
      .on('documents')
      .columns(['state', 'created_at', 'id'])
      .execute();
    await database.schema.createIndex('documents_by_expiry').on('documents').columns(['expires_at', 'id']).execute();
  },
};
