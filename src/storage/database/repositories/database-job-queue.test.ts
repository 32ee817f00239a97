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
