import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * `claimable_at` is when a job can be claimed: its start or, while it has a lease, the end of that. `job_turns` has a row
 * for each account with jobs of a kind, so that whose turn it is need not be worked out from all of its jobs.
 */
export const jobs: Migration = {
  number: 6,
  name: 'jobs',
  async apply(database) {
    await database.schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('claimable_at', 'text', (column) => column.notNull())
      .addColumn('attempt', 'integer', (column) => column.notNull())
      .addColumn('lease', 'text')
      .execute();
    await database.schema
      .createIndex('jobs_in_order')
      .on('jobs')
      .columns(['kind', 'account_id', 'created_at', 'id', 'claimable_at'])
      .execute();
    await database.schema
      .createIndex('jobs_by_account')
      .on('jobs')
      .columns(['kind', 'account_id', 'claimable_at'])
      .execute();
    await database.schema.createIndex('jobs_by_time').on('jobs').columns(['kind', 'claimable_at']).execute();
    await database.schema
      .createIndex('jobs_with_lease')
      .on('jobs')
      .columns(['kind', 'account_id', 'claimable_at'])
      .where(sql.ref('lease'), 'is not', null)
      .execute();
    await database.schema
      .createTable('job_turns')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('turn', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('job_turns_key', ['kind', 'account_id'])
      .execute();
    await database.schema.createIndex('job_turns_in_order').on('job_turns').columns(['kind', 'turn']).execute();
  },
};
