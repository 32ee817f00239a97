import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import type { Kysely } from 'kysely';
import { Database } from '../../src/storage/database/database.ts';
import { sqliteDialect } from '../../src/storage/database/drivers/sqlite.ts';
import { sqliteDifferences } from '../../src/storage/database/drivers/sqlite-differences.ts';
import { migrate } from '../../src/storage/database/migrations/migrate.ts';
import { migrations } from '../../src/storage/database/migrations/registry.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { aJob, at, claimAt } from '../contracts/job-queue.ts';
import { serverStoreDrivers } from '../contracts/store-drivers.ts';

/** What releases before migration 25 know of jobs. */
interface OlderTables {
  jobs: {
    id: string;
    kind: string;
    account_id: string;
    payload: string;
    created_at: string;
    claimable_at: string;
    attempt: number;
    lease: string | null;
  };
  job_turns: { kind: string; account_id: string; turn: number };
}

class OlderQueue {
  readonly #tables: Kysely<OlderTables>;

  constructor(database: Database) {
    this.#tables = database as unknown as Kysely<OlderTables>;
  }

  async add(id: string, start = 0): Promise<void> {
    const owner = { kind: 'document', account_id: 'one' };
    const times = { created_at: at(0).toISOString(), claimable_at: at(start).toISOString() };
    await this.#tables
      .insertInto('jobs')
      .values({ id, ...owner, payload: '', ...times, attempt: 0, lease: null })
      .execute();
    await this.#tables
      .insertInto('job_turns')
      .values({ ...owner, turn: 1 })
      .onConflict((conflict) => conflict.columns(['kind', 'account_id']).doNothing())
      .execute();
  }

  /** Whether it got the job. */
  async claim(id: string, seconds: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#tables
      .updateTable('jobs')
      .set({ lease: 'older', claimable_at: at(seconds + 60).toISOString() })
      .where('id', '=', id)
      .where('claimable_at', '<=', at(seconds).toISOString())
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async remove(id: string): Promise<void> {
    await this.#tables.deleteFrom('jobs').where('id', '=', id).execute();
  }
}

for (const driver of serverStoreDrivers)
  describe(`the job queue beside releases before migration 25: ${driver.name}`, () => {
    it('gives their jobs at their time, and none that they work on', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const [queue, older] = [
        new DatabaseJobQueue(stores.database, randomIdentifiers),
        new OlderQueue(stores.database),
      ];
      await older.add('now');
      await older.add('later', 20);
      assert.equal(await older.claim('now', 0), true);
      assert.equal(await claimAt(queue, 10), undefined);
      assert.equal((await claimAt(queue, 20))?.id, 'later');
      assert.equal(await claimAt(queue, 59), undefined);
      assert.equal((await claimAt(queue, 60))?.id, 'now');
      assert.equal(await older.claim('now', 61), false);
    });

    it('takes over what it worked on when its lease has run out, and forgets what they have removed', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const [queue, older] = [
        new DatabaseJobQueue(stores.database, randomIdentifiers),
        new OlderQueue(stores.database),
      ];
      for (const id of ['1', '2']) await queue.add(aJob(id));
      await claimAt(queue, 0);
      assert.equal(await older.claim('1', 59), false);
      assert.equal(await older.claim('1', 60), true);
      assert.equal((await claimAt(queue, 61))?.id, '2');
      await older.remove('2');
      assert.deepEqual(await queue.count('document', at(62)), { waiting: 1, running: 0 });
    });
  });

it('jobs from before migration 25 keep their start, and their leases count', async () => {
  await using database = new Database(
    { dialect: sqliteDialect(() => new DatabaseSync(':memory:')) },
    sqliteDifferences,
  );
  await migrate(database, migrations.slice(0, 24), systemClock);
  const older = new OlderQueue(database);
  await older.add('running');
  await older.add('later', 20);
  await older.claim('running', 0);
  await migrate(database, migrations, systemClock);
  const queue = new DatabaseJobQueue(database, randomIdentifiers);
  assert.deepEqual(await queue.count('document', at(0)), { waiting: 1, running: 1 });
  assert.deepEqual(await queue.look({ kind: 'document', now: at(0) }), { hasClaimable: false, nextAt: at(20) });
  assert.deepEqual(await queue.look({ kind: 'document', now: at(20) }), { hasClaimable: true, nextAt: at(60) });
});
