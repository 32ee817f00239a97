import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { TransactionCommits } from '../../src/storage/database/commits/transaction-commits.ts';
import type { Database } from '../../src/storage/database/database.ts';
import { openPostgresDatabase } from '../../src/storage/database/open-postgres-database.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';

let cluster: PostgresCluster;
let address: string;
let database: Database;

before(async () => {
  cluster = await PostgresCluster.start();
});
after(() => cluster[Symbol.asyncDispose]());

beforeEach(async () => {
  await database?.destroy();
  address = await cluster.createSchema();
  database = await openPostgresDatabase(address, systemClock);
  await cluster.execute('create table numbers (number integer primary key)', address);
});
after(() => database.destroy());

const insertion = (number: unknown) => sql`insert into numbers values (${number})`.compile(database);
const numbers = async (): Promise<readonly unknown[]> =>
  (await cluster.execute('select number from numbers order by number', address)).map(({ number }) => number);

describe('statements that go to PostgreSQL together', () => {
  it('are all in effect, or none when one of them fails, whose error is thrown', async () => {
    const insertAll = (...all: readonly unknown[]) =>
      database.transaction().execute(async (transaction) => {
        for (const number of all) await database.differences.executeUnread(transaction, insertion(number));
      });
    await insertAll(1, 2, 3);
    assert.deepEqual(await numbers(), [1, 2, 3]);
    // Many at once use all connections, so that later ones meet those that had a failure.
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => insertAll(4, 1, 5)));
    for (const outcome of outcomes) {
      assert.equal(outcome.status, 'rejected');
      assert.match(String(outcome.reason), /duplicate key value violates unique constraint "numbers_pkey"/);
    }
    assert.deepEqual(await numbers(), [1, 2, 3]);
    await insertAll(4, 5);
    assert.deepEqual(await numbers(), [1, 2, 3, 4, 5]);
  });

  it('see what was committed while they waited for a lock', async () => {
    const addNext = () =>
      database.exclusive('numbers', async (transaction) => {
        const { rows } = await sql<{ next: number }>`
          select coalesce(max(number), 0) + 1 as next from numbers where number > ${0}`.execute(transaction);
        await database.differences.executeUnread(transaction, insertion(rows[0]?.next));
      });
    await Promise.all(Array.from({ length: 100 }, addNext));
    assert.equal((await numbers()).length, 100);
  });

  it('are a batch that is committed unless a statement changes nothing that must', async () => {
    const commits = new TransactionCommits(database);
    const add = (number: number) => ({ sql: 'insert into numbers values ($1)', parameters: [number] });
    const mustMove = (from: number, to: number) => ({
      sql: 'update numbers set number = $2 where number = $1',
      parameters: [from, to],
      mustChange: true as const,
    });
    assert.equal(await commits.commit([]), true);
    assert.equal(await commits.commit([add(1)]), true);
    assert.equal(await commits.commit([mustMove(7, 8)]), false);
    assert.equal(await commits.commit([add(2), mustMove(7, 8), add(3)]), false);
    assert.equal(await commits.commit([add(2), mustMove(1, 8), add(3)]), true);
    await assert.rejects(commits.commit([add(9), add(9)]), /duplicate key/);
    assert.deepEqual(await numbers(), [2, 3, 8]);
  });
});

describe('prepared statements', () => {
  it('go on when a newer release adds a column or an index to their tables', async () => {
    const read = () =>
      Promise.all(
        Array.from({ length: 20 }, () => [
          database.selectFrom('nodes').selectAll().where('id', '=', 'a').execute(),
          database.selectFrom('nodes').select('host').where('id', '=', 'a').execute(),
          database.updateTable('nodes').set({ beat: 1 }).where('id', '=', 'a').returning('id').execute(),
        ]).flat(),
      );
    for (let use = 0; use < 8; use++) await read();
    const prepared = await sql`select 1 from pg_prepared_statements`.execute(database);
    assert(prepared.rows.length > 0);
    await cluster.execute('alter table nodes add column added text; create index on nodes (host)', address);
    for (let use = 0; use < 8; use++) await read();
  });
});
