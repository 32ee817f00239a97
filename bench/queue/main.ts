import { parseArgs } from 'node:util';
import { openPostgresDatabase } from '../../src/storage/database/open-postgres-database.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { PostgresCluster } from '../../test/support/postgres-cluster.ts';
import { passJobs } from './pass-jobs.ts';
import { type RelationSize, relationSizes } from './relation-sizes.ts';

/**
 * Jobs through the queue on PostgreSQL, from four processes' worth of connections, and how large its tables are after a
 * vacuum: `npm run bench -- queue [--first 10000] [--all 100000]`.
 */
const { values } = parseArgs({
  options: { first: { type: 'string', default: '10000' }, all: { type: 'string', default: '100000' } },
  allowPositionals: true,
});
const first = Number(values.first);
const all = Number(values.all);

await using cluster = await PostgresCluster.start({ fsync: 'on', full_page_writes: 'on', shared_buffers: '128MB' });
const url = cluster.url();
await using opened = new AsyncDisposableStack();
const queues: DatabaseJobQueue[] = [];
for (let index = 0; index < 4; index++)
  queues.push(new DatabaseJobQueue(opened.use(await openPostgresDatabase(url, systemClock)), randomIdentifiers));

const sizesAfter = async (from: number, to: number): Promise<readonly RelationSize[]> => {
  const { seconds, twice } = await passJobs(queues, from, to);
  console.log(
    `${to - from} jobs in ${seconds.toFixed(0)} s, ${((to - from) / seconds).toFixed(0)}/s, ${twice} given twice`,
  );
  await cluster.execute('vacuum jobs');
  await cluster.execute('vacuum job_turns');
  return relationSizes(cluster);
};
const before = await sizesAfter(0, first);
const after = await sizesAfter(first, all);
console.log(`| relation | KiB after ${first} | KiB after ${all} |\n|---|---|---|`);
for (const [index, { name, kibibytes }] of after.entries())
  console.log(`| ${name} | ${before[index]?.kibibytes} | ${kibibytes} |`);
const sum = (sizes: readonly RelationSize[]): number => sizes.reduce((total, { kibibytes }) => total + kibibytes, 0);
console.log(`| together | ${sum(before)} | ${sum(after)} |`);
const [vacuums] = await cluster.execute(`select autovacuum_count from pg_stat_user_tables where relname = 'jobs'`);
console.log(`Autovacuum ran ${vacuums?.autovacuum_count} times on jobs.`);
