import type { Migration } from './migration.ts';

export const accounts: Migration = {
  number: 1,
  name: 'accounts',
  async apply(database) {
    await database.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('character_limit', 'bigint')
      .execute();
    await database.schema
      .createTable('api_keys')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('masked', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('scopes', 'text')
      .addColumn('character_limit', 'bigint')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('deactivated_at', 'text')
      .execute();
    await database.schema
      .createIndex('api_keys_by_account')
      .on('api_keys')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
  },
};
