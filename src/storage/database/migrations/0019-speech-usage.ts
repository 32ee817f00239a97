import type { Migration } from './migration.ts';

/** Milliseconds of speech beside characters, and notices of their limits (decision 0240). */
export const speechUsage: Migration = {
  number: 19,
  name: 'speech-usage',
  async apply(database) {
    for (const table of ['usage_days', 'usage_periods', 'usage_reservations'])
      await database.schema
        .alterTable(table)
        .addColumn('milliseconds', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    await database.schema.alterTable('limit_notices').addColumn('millisecond_limit', 'bigint').execute();
  },
};
