import { parseArgs } from 'node:util';
import type { Database } from '../../src/storage/database/database.ts';
import { tidyBusyTables, tidyQueueAtRest } from '../../src/storage/database/drivers/postgres-vacuuming.ts';
import { openPostgresDatabase } from '../../src/storage/database/open-postgres-database.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { PostgresCluster } from '../../test/support/postgres-cluster.ts';
import { passJobs } from './pass-jobs.ts';
import { type RelationSize, relationSizes } from './relation-sizes.ts';

/**
 * Jobs through the queue on PostgreSQL, from four processes' worth of connections, and how large its tables are at several points after a
 * vacuum: right after the last job, after what each server does once a minute, and once an hour:
 * `npm run bench -- queue [--after 10000,20000,50000,100000]`.
 */
const { values } = parseArgs({
  options: { after: { type: 'string', default: '10000,20000,50000,100000' } },
  allowPositionals: true,
});
const points = values.after.split(',').map(Number);

await using cluster = await PostgresCluster.start({ fsync: 'on', full_page_writes: 'on', shared_buffers: '128MB' });
const url = cluster.url();
await using opened = new AsyncDisposableStack();
const databases: Database[] = [];
for (let index = 0; index < 4; index++) databases.push(opened.use(await openPostgresDatabase(url, systemClock)));
const queues = databases.map((database) => new DatabaseJobQueue(database, randomIdentifiers));

interface Sizes {
  readonly left: number;
  readonly atRest: number;
  readonly tidied: readonly RelationSize[];
}

const together = (sizes: readonly RelationSize[]): number => sizes.reduce((sum, { kibibytes }) => sum + kibibytes, 0);

const vacuumed = async (): Promise<readonly RelationSize[]> => {
  for (const table of ['jobs', 'job_leases', 'job_turns']) await cluster.execute(`vacuum ${table}`);
  return relationSizes(cluster);
};

const sizesAfter = async (from: number, to: number): Promise<Sizes> => {
  const { seconds, twice } = await passJobs(queues, from, to);
  console.log(
    `${to - from} jobs in ${seconds.toFixed(0)} s, ${((to - from) / seconds).toFixed(0)}/s, ${twice} given twice`,
  );
  const left = together(await vacuumed());
  for (const database of databases) await tidyQueueAtRest(database);
  const atRest = together(await vacuumed());
  for (const database of databases.slice(0, 1)) await tidyBusyTables(database);
  return { left, atRest, tidied: await relationSizes(cluster) };
};
const sizes: Sizes[] = [];
for (const [index, point] of points.entries()) sizes.push(await sizesAfter(points[index - 1] ?? 0, point));

const row = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`;
console.log(row(['relation', ...points.map((point) => `KiB after ${point}`)]));
console.log(row(['---', ...points.map(() => '---:')]));
for (const [index, { name }] of sizes[0]?.tidied.entries() ?? [])
  console.log(row([name, ...sizes.map(({ tidied }) => tidied[index]?.kibibytes)]));
console.log(row(['together, an hour later', ...sizes.map(({ tidied }) => together(tidied))]));
console.log(row(['together, a minute after the last job, after a vacuum', ...sizes.map(({ atRest }) => atRest)]));
console.log(row(['together, as the last job and a vacuum leave them', ...sizes.map(({ left }) => left)]));
const [table] = await cluster.execute(`select * from pg_stat_user_tables where relname = 'jobs'`);
console.log(
  `Autovacuum ran ${table?.autovacuum_count} times on jobs, vacuums of processes ${table?.vacuum_count} times.`,
);
console.log(`Of ${table?.n_tup_upd} changes of jobs, ${table?.n_tup_hot_upd} left all indexes as they were.`);
