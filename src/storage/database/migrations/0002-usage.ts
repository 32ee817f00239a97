import type { Migration } from './migration.ts';

/**
 * Days are what analytics sum; periods are the same counts summed as limits need them on every request, kept in the
 * same transaction.
 */
export const usage: Migration = {
  number: 2,
  name: 'usage',
  async apply(database) {
    await database.schema
      .createTable('usage_days')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('key_id', 'text', (column) => column.notNull().references('api_keys.id'))
      .addColumn('product', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('reporting_tag', 'text', (column) => column.notNull())
      .addColumn('characters', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('usage_days_key', [
        'account_id',
        'day',
        'key_id',
        'product',
        'category',
        'reporting_tag',
      ])
      .execute();
    await database.schema
      .createTable('usage_periods')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('period_start', 'text', (column) => column.notNull())
      .addColumn('key_id', 'text', (column) => column.notNull().references('api_keys.id'))
      .addColumn('product', 'text', (column) => column.notNull())
      .addColumn('characters', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('usage_periods_key', ['account_id', 'period_start', 'key_id', 'product'])
      .execute();
  },
};
