import type { Migration } from './migration.ts';

/** Who people are at a provider of OpenID Connect, and the one entry of an account for anyone who does not sign in. */
export const identities: Migration = {
  number: 28,
  name: 'identities',
  async apply(database) {
    await database.schema
      .alterTable('people')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('person'))
      .execute();
    await database.schema
      .createTable('identities')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('identities_key', ['account_id', 'issuer', 'subject'])
      .execute();
    await database.schema
      .createIndex('identities_by_person')
      .on('identities')
      .columns(['person_id', 'issuer'])
      .unique()
      .execute();
  },
};
