import type { Migration } from './migration.ts';

/** Characters that servers have set aside near a limit. A row ends with its work, or by its date when a server is killed. */
export const usageReservations: Migration = {
  number: 13,
  name: 'usage-reservations',
  async apply(database) {
    await database.schema
      .createTable('usage_reservations')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('period_start', 'text', (column) => column.notNull())
      .addColumn('key_id', 'text', (column) => column.notNull().references('api_keys.id').onDelete('cascade'))
      .addColumn('characters', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('usage_reservations_by_account')
      .on('usage_reservations')
      .columns(['account_id', 'period_start'])
      .execute();
  },
};
