import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import pg from 'pg';
import { tidyBusyTables, tidyQueueAtRest } from '../../src/storage/database/drivers/postgres-vacuuming.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { aJob, claimAt } from '../contracts/job-queue.ts';
import { openServerStores } from '../contracts/stores-fixtures.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';

const cluster = await PostgresCluster.start();
after(() => cluster[Symbol.asyncDispose]());

const queueTables = ['jobs', 'job_leases', 'job_turns'] as const;
const jobs = Array.from({ length: 600 }, (_, index) => `job-${index}`);

/** A queue whose indexes have pages for the jobs of many accounts, and what they have. */
async function openGrownQueue() {
  const address = await cluster.createSchema();
  const stores = await openServerStores(address);
  // It reclaims nothing by itself for as long as the test takes.
  const queue = new DatabaseJobQueue(stores.database, randomIdentifiers, () => 100);
  const pages = async (): Promise<ReadonlyMap<string, number>> => {
    const rows = await cluster.execute(
      `select indexrelid::regclass::text as name, pg_relation_size(indexrelid) / 8192 as pages from pg_index
        where indrelid = any(array['jobs', 'job_leases', 'job_turns']::regclass[])`,
      address,
    );
    return new Map(rows.map(({ name, pages: count }) => [String(name), Number(count)]));
  };
  await Promise.all(jobs.map((id, index) => queue.add(aJob(id, { accountId: `account-${index % 50}` }))));
  return {
    address,
    database: stores.database,
    queue,
    pages,
    [Symbol.asyncDispose]: () => stores[Symbol.asyncDispose](),
  };
}

async function largest(grown: { pages(): Promise<ReadonlyMap<string, number>> }): Promise<number> {
  return Math.max(...(await grown.pages()).values());
}

describe('indexes of the queue on PostgreSQL', () => {
  it('have one page each after the hourly tidying when no job is left, however large they were', async () => {
    await using grown = await openGrownQueue();
    await Promise.all(jobs.map((id) => grown.queue.remove(id)));
    await cluster.execute(`vacuum ${queueTables.join(', ')}`, grown.address);
    assert.ok((await largest(grown)) > 8, 'a vacuum keeps the pages');
    await tidyBusyTables(grown.database);
    assert.deepEqual(new Set((await grown.pages()).values()), new Set([1]));
    await grown.queue.add(aJob('next'));
    assert.equal((await claimAt(grown.queue, 1))?.id, 'next');
  });

  it('have only a few pages beyond their rows after what a process reclaims after some jobs', async () => {
    await using grown = await openGrownQueue();
    const { reclaim } = grown.database.differences;
    const before = await largest(grown);
    assert.equal(await reclaim(grown.database, queueTables), jobs.length + 50);
    assert.equal(await largest(grown), before, 'rows need them');
    await Promise.all(jobs.slice(25).map((id) => grown.queue.remove(id)));
    assert.equal(await reclaim(grown.database, queueTables), 25 + 25);
    assert.ok((await largest(grown)) <= 7, `${await largest(grown)} pages`);
    // They were added at the same time, in any order.
    assert.ok(jobs.slice(0, 25).includes((await claimAt(grown.queue, 1))?.id ?? ''));
  });

  it('have one page each soon after the last job, and what a vacuum finds then is as small', async () => {
    await using grown = await openGrownQueue();
    await Promise.all(jobs.slice(30).map((id) => grown.queue.remove(id)));
    const before = await largest(grown);
    await tidyQueueAtRest(grown.database);
    assert.equal(await largest(grown), before, 'the queue is at work');
    await Promise.all(jobs.slice(1, 30).map((id) => grown.queue.remove(id)));
    await tidyQueueAtRest(grown.database);
    assert.ok((await largest(grown)) <= 3, `${await largest(grown)} pages for one job`);
    await grown.queue.remove('job-0');
    await tidyQueueAtRest(grown.database);
    await cluster.execute(`vacuum ${queueTables.join(', ')}`, grown.address);
    assert.deepEqual(new Set((await grown.pages()).values()), new Set([1]));
  });

  it('stay as they are while somebody reads their table, which is no failure', async () => {
    await using grown = await openGrownQueue();
    await Promise.all(jobs.map((id) => grown.queue.remove(id)));
    const reader = new pg.Client(grown.address);
    await reader.connect();
    await reader.query('begin; select from jobs');
    await tidyBusyTables(grown.database);
    assert.ok((await largest(grown)) > 8);
    await reader.end();
    await tidyBusyTables(grown.database);
    assert.equal(await largest(grown), 1);
  });
});
