import type { Migration } from './migration.ts';

/**
 * Rules and instructions of a list are small (200 instructions at most) and only ever wanted together: a text each.
 * Pages need an order that is settled, and several lists may be made in one millisecond; hence the position.
 */
export const styleRules: Migration = {
  number: 5,
  name: 'style-rules',
  async apply(database) {
    await database.schema
      .createTable('style_rule_lists')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('configured_rules', 'text', (column) => column.notNull())
      .addColumn('custom_instructions', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('style_rule_lists_by_owner')
      .on('style_rule_lists')
      .columns(['account_id', 'region', 'position', 'id'])
      .execute();
  },
};
