import type { Migration } from './migration.ts';

/**
 * Limits that all nodes keep together: slots that a node holds, and requests that were let in, by the moment (milliseconds
 * of Unix time, by the clock of the database) from which they no longer count.
 */
export const sharedLimits: Migration = {
  number: 14,
  name: 'shared-limits',
  async apply(database) {
    await database.schema
      .createTable('limit_slots')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('node_id', 'text', (column) => column.notNull().references('nodes.id').onDelete('cascade'))
      .addColumn('slots', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('limit_slots_key', ['name', 'node_id'])
      .execute();
    await database.schema.createIndex('limit_slots_by_node').on('limit_slots').column('node_id').execute();
    await database.schema
      .createTable('limit_requests')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('requests', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('limit_requests_key', ['name', 'until'])
      .execute();
    await database.schema.createIndex('limit_requests_by_time').on('limit_requests').column('until').execute();
  },
};
