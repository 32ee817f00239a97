import type { Migration } from './migration.ts';

/**
 * The entries of a dictionary are text in parts of limited size: they are only ever wanted whole, and hundreds of
 * thousands of rows would take seconds to write. Parts belong to a revision and never change; a dictionary gets other
 * entries by pointing to another revision.
 */
export const glossaries: Migration = {
  number: 3,
  name: 'glossaries',
  async apply(database) {
    await database.schema
      .createTable('glossaries')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('glossaries_by_owner')
      .on('glossaries')
      .columns(['account_id', 'region', 'created_at', 'id'])
      .execute();
    await database.schema
      .createTable('glossary_dictionaries')
      .addColumn('glossary_id', 'text', (column) => column.notNull().references('glossaries.id'))
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('entry_count', 'integer', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull().unique())
      .addPrimaryKeyConstraint('glossary_dictionaries_key', ['glossary_id', 'source', 'target'])
      .execute();
    await database.schema
      .createTable('glossary_parts')
      .addColumn('revision', 'text', (column) => column.notNull().references('glossary_dictionaries.revision'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('glossary_parts_key', ['revision', 'number'])
      .execute();
  },
};
