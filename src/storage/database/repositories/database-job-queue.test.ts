import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { systemClock } from '../../../time/system-clock.ts';
import { randomIdentifiers } from '../../random-identifiers.ts';
import { Database } from '../database.ts';
import { sqliteDialect } from '../drivers/sqlite.ts';
import { sqliteDifferences } from '../drivers/sqlite-differences.ts';
import { migrate } from '../migrations/migrate.ts';
import { migrations } from '../migrations/registry.ts';
import { DatabaseJobQueue } from './database-job-queue.ts';

it('jobs of a process that is gone are claimable at once, but those that ended with one before', async () => {
  await using database = new Database(
    { dialect: sqliteDialect(() => new DatabaseSync(':memory:')) },
    sqliteDifferences,
  );
  await migrate(database, migrations, systemClock);
  const queue = new DatabaseJobQueue(database, randomIdentifiers);
  const at = (seconds: number): Date => new Date(seconds * 1_000);
  const claim = (seconds: number, until = 1_000) =>
    queue.claim({ kind: 'kind', now: at(seconds), leaseUntil: at(until) });
  for (const id of ['again', 'first', 'new'])
    await queue.add({ id, kind: 'kind', accountId: 'account', payload: '', createdAt: at(0) });
  assert.equal((await claim(0, 1))?.attempt, 1);
  assert.deepEqual([(await claim(1))?.attempt, (await claim(1))?.id], [2, 'first']);
  const lost = await queue.claim({ kind: 'kind', now: at(1), leaseUntil: at(900) });
  await queue.endLeases(at(2));
  assert.deepEqual(await queue.count('kind', at(2)), { waiting: 2, running: 1 });
  const claimed = [await claim(2), await claim(2), await claim(2)];
  assert.deepEqual(
    claimed.map((job) => [job?.id, job?.attempt]),
    [
      ['first', 2],
      ['new', 2],
      [undefined, undefined],
    ],
  );
  assert.equal(await queue.complete(lost ?? assert.fail()), false, 'its lease has passed to another');
});

it('processes that do as many jobs reclaim their room at different moments', async () => {
  let reclaims = 0;
  let rows = 0;
  await using database = new Database(
    { dialect: sqliteDialect(() => new DatabaseSync(':memory:')) },
    {
      ...sqliteDifferences,
      async reclaim() {
        reclaims++;
        return rows;
      },
    },
  );
  await migrate(database, migrations, systemClock);
  const jobsUntilReclaim = async (queue: DatabaseJobQueue): Promise<number> => {
    let jobs = 0;
    for (const before = reclaims; reclaims === before; jobs++) {
      await queue.add({ id: 'job', kind: 'kind', accountId: 'account', payload: '', createdAt: new Date(0) });
      await queue.remove('job');
    }
    return jobs;
  };
  const drawn = [0, 0.5, 0.25].values();
  const one = new DatabaseJobQueue(database, randomIdentifiers, () => drawn.next().value ?? 0);
  const other = new DatabaseJobQueue(database, randomIdentifiers, () => 0.75);
  assert.equal(await jobsUntilReclaim(one), 40);
  assert.equal(await jobsUntilReclaim(one), 80);
  rows = 10_000;
  assert.equal(await jobsUntilReclaim(other), 100);
  assert.equal(await jobsUntilReclaim(other), 300);
});
