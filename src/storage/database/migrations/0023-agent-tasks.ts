import type { Migration } from './migration.ts';

/** Tasks of agents, and the journal of their steps. Inputs and results are sealed objects; the work on a task is a row of `jobs`. */
export const agentTasks: Migration = {
  number: 23,
  name: 'agent-tasks',
  async apply(database) {
    await database.schema
      .createTable('agent_tasks')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('workflow_id', 'text', (column) => column.notNull())
      .addColumn('workflow_name', 'text', (column) => column.notNull())
      .addColumn('reporting_tag', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('error', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('agent_tasks_by_account')
      .on('agent_tasks')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
    await database.schema
      .createIndex('agent_tasks_by_expiry')
      .on('agent_tasks')
      .columns(['state', 'expires_at', 'id'])
      .execute();
    await database.schema
      .createTable('agent_steps')
      .addColumn('task_id', 'text', (column) => column.notNull().references('agent_tasks.id').onDelete('cascade'))
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text', (column) => column.notNull())
      .addColumn('characters', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('agent_steps_key', ['task_id', 'path'])
      .execute();
  },
};
