import type { Migration } from './migration.ts';

/**
 * Nodes that share the database, and what is sealed for each: the keys of documents that wait. Both halves of a secret are
 * never in the database. `download_node` hands a result to one node at a time, whatever node a client asks.
 */
export const nodes: Migration = {
  number: 10,
  name: 'nodes',
  async apply(database) {
    await database.schema
      .createTable('nodes')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('beat', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('job_secrets')
      .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
      .addColumn('node_id', 'text', (column) => column.notNull().references('nodes.id').onDelete('cascade'))
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('job_secrets_key', ['job_id', 'node_id'])
      .execute();
    await database.schema.createIndex('job_secrets_by_node').on('job_secrets').columns(['node_id', 'job_id']).execute();
    await database.schema.alterTable('documents').addColumn('download_node', 'text').execute();
    await database.schema.alterTable('documents').addColumn('expected_end_at', 'text').execute();
  },
};
