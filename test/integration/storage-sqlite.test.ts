import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { StatementCache } from '../../src/storage/database/drivers/statement-cache.ts';
import { anAccount, openStores, TemporaryFolder } from '../contracts/stores-fixtures.ts';

describe('the SQLite database', () => {
  it('is readable by its owner alone, journal included', async () => {
    using folder = new TemporaryFolder();
    const data = join(folder.path, 'data', 'deeper');
    await using stores = await openStores(data);
    await stores.accounts.ensureAccount(anAccount());
    assert.equal(statSync(data).mode & 0o777, 0o700);
    for (const file of ['dragoman.sqlite', 'dragoman.sqlite-wal', 'dragoman.sqlite-shm'])
      assert.equal(statSync(join(data, file)).mode & 0o777, 0o600, file);
  });

  it('writes ahead, syncs every commit and checks references', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const pragma = async (name: string) =>
      Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(stores.database)).rows[0] ?? {});
    assert.deepEqual(await pragma('journal_mode'), ['wal']);
    assert.deepEqual(await pragma('synchronous'), [2]);
    assert.deepEqual(await pragma('foreign_keys'), [1]);
  });

  it('leaves one file, without a journal, when it is closed', async () => {
    using folder = new TemporaryFolder();
    const stores = await openStores(folder.path);
    await stores.accounts.ensureAccount(anAccount());
    await stores[Symbol.asyncDispose]();
    assert.equal(existsSync(join(folder.path, 'dragoman.sqlite-wal')), false);
  });

  it('shows nobody what a transaction has not committed', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const inside = Promise.withResolvers<void>();
    const rollBack = Promise.withResolvers<void>();
    const transaction = stores.database.transaction().execute(async (open) => {
      await open
        .insertInto('accounts')
        .values({ id: 'a', name: 'a', plan: 'pro', created_at: '', character_limit: null })
        .execute();
      inside.resolve();
      await rollBack.promise;
      throw new Error('given up');
    });
    await inside.promise;
    const listed = stores.accounts.listAccounts();
    rollBack.resolve();
    await assert.rejects(transaction, /given up/);
    assert.deepEqual(await listed, []);
  });

  it('waits for the transaction of another process without stopping the event loop', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const other = new DatabaseSync(join(folder.path, 'dragoman.sqlite'));
    other.exec('begin immediate');
    let done = false;
    const ensured = stores.accounts.ensureAccount(anAccount()).then(() => {
      done = true;
    });
    for (let turn = 0; turn < 50; turn++) await setImmediate();
    assert.equal(done, false);
    other.exec('commit');
    await ensured;
    other.close();
  });

  it('serves who waits in the order in which they came', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stores.database.transaction().execute(async () => {
          await setImmediate();
          order.push(index);
        }),
      ),
    );
    assert.deepEqual(
      order,
      order.map((_, index) => index),
    );
  });

  it('goes on after a statement that fails, alone or in a transaction', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const wrong = sql`select * from no_such_table`;
    await assert.rejects(wrong.execute(stores.database), /no such table/);
    await assert.rejects(
      stores.database.transaction().execute((open) => wrong.execute(open)),
      /no such table/,
    );
    const account = await stores.accounts.ensureAccount(anAccount());
    assert.deepEqual(await stores.accounts.listAccounts(), [account]);
  });

  it('streams rows', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const accounts = [
      await stores.accounts.ensureAccount(anAccount()),
      await stores.accounts.ensureAccount(anAccount()),
    ];
    const names: string[] = [];
    for await (const row of stores.database.selectFrom('accounts').select('name').stream()) names.push(row.name);
    assert.deepEqual(names.toSorted(), accounts.map(({ name }) => name).toSorted());
  });
});

describe('the statement cache', () => {
  it('prepares a text once and drops what was used longest ago', () => {
    const database = new DatabaseSync(':memory:');
    const cache = new StatementCache(database, 2);
    const first = cache.get('select 1');
    const second = cache.get('select 2');
    assert.equal(cache.get('select 1'), first);
    cache.get('select 3');
    assert.equal(cache.get('select 1'), first);
    assert.notEqual(cache.get('select 2'), second);
    database.close();
  });

  it('distinguishes statements that give rows from those that do not', () => {
    const database = new DatabaseSync(':memory:');
    const cache = new StatementCache(database);
    assert.equal(cache.get('create table words (word text)').reads, false);
    database.exec('create table words (word text)');
    assert.equal(cache.get("insert into words values ('a')").reads, false);
    assert.equal(cache.get("insert into words values ('a') returning word").reads, true);
    assert.equal(cache.get('select word from words').reads, true);
    database.close();
  });
});
