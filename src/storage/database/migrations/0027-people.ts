import type { Migration } from './migration.ts';

/**
 * People of accounts. Each has a key whose secret nobody knows, so that usage, limits and documents of people work as those of
 * keys do; the role is beside the key too, where every request finds it.
 */
export const people: Migration = {
  number: 27,
  name: 'people',
  async apply(database) {
    await database.schema.alterTable('api_keys').addColumn('person_id', 'text').execute();
    await database.schema.alterTable('api_keys').addColumn('person_role', 'text').execute();
    await database.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('key_id', 'text', (column) => column.notNull().unique().references('api_keys.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('password', 'text')
      .addColumn('invitation_hash', 'text', (column) => column.unique())
      .addColumn('invitation_expires_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'text')
      .addColumn('signed_in_at', 'text')
      .addColumn('deactivated_at', 'text')
      .execute();
    await database.schema
      .createIndex('people_by_email')
      .on('people')
      .columns(['email', 'account_id'])
      .unique()
      .execute();
    await database.schema
      .createIndex('people_by_account')
      .on('people')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
  },
};
