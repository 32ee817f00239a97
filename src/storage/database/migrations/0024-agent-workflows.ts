import type { Migration } from './migration.ts';

/** Workflows of accounts; and what steps cost beside characters. */
export const agentWorkflows: Migration = {
  number: 24,
  name: 'agent-workflows',
  async apply(database) {
    await database.schema
      .createTable('agent_workflows')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('workflow', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('agent_workflows_key', ['account_id', 'id'])
      .execute();
    await database.schema
      .createIndex('agent_workflows_by_name')
      .unique()
      .on('agent_workflows')
      .columns(['account_id', 'name'])
      .execute();
    for (const amount of ['milliseconds', 'tokens'])
      await database.schema
        .alterTable('agent_steps')
        .addColumn(amount, 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    // Null: a workflow of the server.
    await database.schema.alterTable('agent_tasks').addColumn('workflow_version', 'integer').execute();
  },
};
