import type { Migration } from './migration.ts';

/** The lists of a collection are small (300 characters each) and only ever wanted together: one text. */
export const spokenTerms: Migration = {
  number: 4,
  name: 'spoken-terms',
  async apply(database) {
    await database.schema
      .createTable('spoken_terms')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('lists', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('spoken_terms_by_account')
      .on('spoken_terms')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
  },
};
