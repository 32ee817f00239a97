import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { type OpenStores, openStores, storedIdentity, TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { charactersEach, SettlingChild } from './storage-settling.ts';

async function storedCounts(stores: OpenStores, accountId: string): Promise<{ days: number; periods: number }> {
  const days = await stores.usage.readDays(accountId, '0000-01-01', '9999-12-31');
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(characters), 0) as total from usage_periods where account_id = ${accountId}`.execute(
    stores.database,
  );
  return {
    days: days.reduce((sum, { characters }) => sum + characters, 0) / charactersEach,
    periods: Number(rows[0]?.total) / charactersEach,
  };
}

describe('counts of a process that is killed', () => {
  it('are all on disk as far as they were acknowledged, and none is there twice', async () => {
    using folder = new TemporaryFolder();
    const identity = await prepare(folder.path);
    const clients = 8;
    let before = 0;
    for (const milestone of [1, 100, 2_000]) {
      using child = new SettlingChild(folder.path, identity.key.id, clients);
      await child.acknowledges(milestone);
      const acknowledged = await child.kill();

      await using stores = await openStores(folder.path);
      const { days, periods } = await storedCounts(stores, identity.account.id);
      assert(days - before >= acknowledged, `${acknowledged} acknowledged, ${days - before} stored`);
      assert(days - before <= acknowledged + clients, `${acknowledged} acknowledged, ${days - before} stored`);
      assert.equal(periods, days);
      before = days;
    }
  });
});

describe('counts of several processes on one database', () => {
  it('add up exactly', async () => {
    using folder = new TemporaryFolder();
    const identity = await prepare(folder.path);
    using one = new SettlingChild(folder.path, identity.key.id, 4, 100);
    using two = new SettlingChild(folder.path, identity.key.id, 4, 100);
    assert.deepEqual([await one.finishes(), await two.finishes()], [400, 400]);
    await using stores = await openStores(folder.path);
    assert.deepEqual(await storedCounts(stores, identity.account.id), { days: 800, periods: 800 });
  });
});

async function prepare(folder: string) {
  await using stores = await openStores(folder);
  return await storedIdentity(stores.accounts);
}
