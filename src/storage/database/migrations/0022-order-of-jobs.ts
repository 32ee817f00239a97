import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * `ordered_at` is where a job is among those of its account, `is_short` that a worker is kept free for it (decision 0330).
 * Releases before this one write neither: their jobs are in the order of creation.
 */
export const orderOfJobs: Migration = {
  number: 22,
  name: 'order-of-jobs',
  async apply(database) {
    await database.schema.alterTable('jobs').addColumn('ordered_at', 'text').execute();
    await database.schema.alterTable('jobs').addColumn('is_short', 'integer').execute();
    const order = sql`coalesce(ordered_at, created_at)`;
    await database.schema
      .createIndex('jobs_by_order')
      .on('jobs')
      .columns(['kind', 'account_id'])
      .expression(order)
      .columns(['id', 'claimable_at'])
      .execute();
    await database.schema
      .createIndex('short_jobs_by_order')
      .on('jobs')
      .columns(['kind', 'account_id'])
      .expression(order)
      .columns(['id', 'claimable_at'])
      .where(sql.ref('is_short'), '=', sql.lit(1))
      .execute();
    await database.schema
      .createIndex('short_jobs_by_account')
      .on('jobs')
      .columns(['kind', 'account_id', 'claimable_at'])
      .where(sql.ref('is_short'), '=', sql.lit(1))
      .execute();
    await database.schema
      .createIndex('short_jobs_by_time')
      .on('jobs')
      .columns(['kind', 'claimable_at'])
      .where(sql.ref('is_short'), '=', sql.lit(1))
      .execute();
  },
};
