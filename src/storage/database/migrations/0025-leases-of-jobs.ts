import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Claims change no column of `jobs` that an index has (decision 0395): `run_at` is the start of a job without its leases, which have
 * a table of their own beside the columns that releases before this one read and write. Their rows have an empty `run_at`. To them the
 * indexes of before are no more than speed.
 */
export const leasesOfJobs: Migration = {
  number: 25,
  name: 'leases-of-jobs',
  compatibleFrom: 24,
  async apply(database) {
    await database.schema
      .alterTable('jobs')
      .addColumn('run_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await database.schema
      .createTable('job_leases')
      .addColumn('job_id', 'text', (column) => column.primaryKey().notNull().references('jobs.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('job_leases_by_account')
      .on('job_leases')
      .columns(['kind', 'account_id'])
      .execute();
    await takeOver(database as Kysely<Columns>);
    for (const index of replaced) await database.schema.dropIndex(index).execute();
    const order = sql`coalesce(ordered_at, created_at)`;
    const isShort = sql<boolean>`is_short = 1`;
    const create = (name: string) => database.schema.createIndex(name).on('jobs');
    await create('jobs_in_line').columns(['kind', 'account_id']).expression(order).columns(['id', 'run_at']).execute();
    await create('jobs_of_accounts').columns(['kind', 'account_id', 'run_at']).execute();
    await create('jobs_by_start').columns(['kind', 'run_at']).execute();
    await create('short_jobs_in_line')
      .columns(['kind', 'account_id'])
      .expression(order)
      .columns(['id', 'run_at'])
      .where(isShort)
      .execute();
    await create('short_jobs_of_accounts').columns(['kind', 'account_id', 'run_at']).where(isShort).execute();
    await create('short_jobs_by_start').columns(['kind', 'run_at']).where(isShort).execute();
  },
};

/** Each had a column that claims change, or was of no use beside another. */
const replaced = [
  'jobs_in_order',
  'jobs_by_order',
  'jobs_by_account',
  'jobs_by_time',
  'jobs_with_lease',
  'short_jobs_by_order',
  'short_jobs_by_account',
  'short_jobs_by_time',
];

interface Columns {
  jobs: { id: string; kind: string; account_id: string; claimable_at: string; lease: string | null; run_at: string };
  job_leases: { job_id: string; kind: string; account_id: string; until: string };
}

async function takeOver(database: Kysely<Columns>): Promise<void> {
  await database
    .updateTable('jobs')
    .set(({ ref }) => ({ run_at: ref('claimable_at') }))
    .where('lease', 'is', null)
    .execute();
  await database
    .insertInto('job_leases')
    .columns(['job_id', 'kind', 'account_id', 'until'])
    .expression(({ selectFrom }) =>
      selectFrom('jobs').select(['id', 'kind', 'account_id', 'claimable_at']).where('lease', 'is not', null),
    )
    .execute();
}
