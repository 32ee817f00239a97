import type { Migration } from './migration.ts';

/** What servers counted by minute, for the charts of administrators: numbers, and codes of errors. */
export const serverMinutes: Migration = {
  number: 30,
  name: 'server-minutes',
  async apply(database) {
    const counts = ['requests', 'refused', 'failed', 'characters', 'waiting', 'running'];
    const latencies = [10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000].map((end) => `within_${end}`);
    let table = database.schema
      .createTable('server_minutes')
      .addColumn('minute', 'bigint', (column) => column.primaryKey().notNull());
    for (const name of [...counts, ...latencies, 'beyond'])
      table = table.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
    await table.execute();
    await database.schema
      .createTable('server_minute_errors')
      .addColumn('minute', 'bigint', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('server_minute_errors_key', ['minute', 'code'])
      .execute();
  },
};
