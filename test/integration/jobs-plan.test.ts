import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import type { CompiledQuery } from 'kysely';
import { Database } from '../../src/storage/database/database.ts';
import { sqliteDialect } from '../../src/storage/database/drivers/sqlite.ts';
import { sqliteDifferences } from '../../src/storage/database/drivers/sqlite-differences.ts';
import { migrate } from '../../src/storage/database/migrations/migrate.ts';
import { migrations } from '../../src/storage/database/migrations/registry.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { DatabaseJobSecretStore } from '../../src/storage/database/repositories/database-job-secret-store.ts';
import { DatabaseNodeStore } from '../../src/storage/database/repositories/database-node-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { aJob, at, claimAt } from '../contracts/job-queue.ts';
import { aNode } from '../contracts/node-store.ts';

it('a look and a claim read a few rows of indexes, however many jobs wait or have their time before them', async () => {
  const file = new DatabaseSync(':memory:');
  const queries: CompiledQuery[] = [];
  await using database = new Database(
    {
      dialect: sqliteDialect(() => file),
      log: ({ query }) => {
        if (/^(select|update)/.test(query.sql)) queries.push(query);
      },
    },
    sqliteDifferences,
  );
  await migrate(database, migrations, systemClock);
  const queue = new DatabaseJobQueue(database, randomIdentifiers);
  for (const id of ['a', 'b', 'c', 'd']) await queue.add(aJob(id));
  await queue.add(aJob('e', { isShort: true }));
  await new DatabaseNodeStore(database).join(aNode('node'));
  await new DatabaseJobSecretStore(database).add('d', [{ nodeId: 'node', sealed: Buffer.from('secret') }]);

  queries.length = 0;
  for (const shortOnly of [false, true]) await queue.look({ kind: 'document', now: at(1), shortOnly });
  const claims = [await claimAt(queue, 1), await claimAt(queue, 1), await claimAt(queue, 1, 'node')];
  claims.push(await claimAt(queue, 1, undefined, true));
  assert.deepEqual(
    claims.map((job) => job?.id),
    ['a', 'b', 'd', 'e'],
  );
  const plans = queries.map((query) => planOf(file, query));
  assert(plans.length > 10);
  for (const plan of plans.flat()) assert.doesNotMatch(plan, /^SCAN (?!running|CONSTANT ROW)/);
  // By time there may be any number of jobs: what is read so has to stop at the first.
  const byTime = queries.filter((_, index) => plans[index]?.some((step) => step.includes('jobs_by_start')));
  for (const { sql } of byTime)
    assert.match(
      sql,
      /select "id" from "jobs" where "kind" = \? and "run_at" <= \? and "claimable_at" <= \?( and "is_short" = 1)? order by "run_at" limit/,
    );
  // Where only short ones are looked for, no others are read.
  const short = plans.filter((_, index) => queries[index]?.sql.includes('"is_short" = 1'));
  assert(short.length >= 4);
  for (const plan of short)
    assert(
      plan.some((step) => step.includes('short_jobs_')),
      plan.join('; '),
    );
  // Of the statements, only the one over the jobs with a secret sorts jobs.
  for (const [index, { sql }] of queries.entries())
    if (/^select (\(select )?"id"/.test(sql)) assert(!plans[index]?.some((step) => step.includes('ORDER BY')), sql);
});

function planOf(file: DatabaseSync, { sql, parameters }: CompiledQuery): string[] {
  const rows = file.prepare(`explain query plan ${sql}`).all(...(parameters as string[]));
  return rows.map(({ detail }) => String(detail));
}
