import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { serverStoreDrivers } from '../contracts/store-drivers.ts';
import { type OpenStores, type StoreLocation, storedIdentity } from '../contracts/stores-fixtures.ts';
import { charactersEach, SettlingChild } from './storage-settling.ts';

async function storedCounts(stores: OpenStores, accountId: string): Promise<{ days: number; periods: number }> {
  const days = await stores.usage.readDays(accountId, '0000-01-01', '9999-12-31');
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(characters + milliseconds), 0) as total from usage_periods where account_id = ${accountId}`.execute(
    stores.database,
  );
  return {
    days: days.reduce((sum, { amount }) => sum + amount, 0) / charactersEach,
    periods: Number(rows[0]?.total) / charactersEach,
  };
}

for (const driver of serverStoreDrivers) {
  describe(`counts on ${driver.name} of a process that is killed`, () => {
    it('are all on disk as far as they were acknowledged, and none is there twice', async () => {
      await using location = driver.create();
      const identity = await prepare(location);
      const clients = 8;
      let before = 0;
      for (const milestone of [1, 100, 2_000]) {
        using child = new SettlingChild(await location.address(), identity.key.id, clients);
        await child.acknowledges(milestone);
        const acknowledged = await child.kill();
        await location.isQuiet();

        await using stores = await location.open();
        const { days, periods } = await storedCounts(stores, identity.account.id);
        assert(days - before >= acknowledged, `${acknowledged} acknowledged, ${days - before} stored`);
        assert(days - before <= acknowledged + clients, `${acknowledged} acknowledged, ${days - before} stored`);
        assert.equal(periods, days);
        before = days;
      }
    });
  });

  describe(`counts of several processes on one database, ${driver.name}`, () => {
    it('add up exactly', async () => {
      await using location = driver.create();
      const identity = await prepare(location);
      const address = await location.address();
      const children = Array.from({ length: 4 }, () => new SettlingChild(address, identity.key.id, 4, 50));
      assert.deepEqual(await Promise.all(children.map((child) => child.finishes())), [200, 200, 200, 200]);
      await using stores = await location.open();
      assert.deepEqual(await storedCounts(stores, identity.account.id), { days: 800, periods: 800 });
    });
  });
}

async function prepare(location: StoreLocation) {
  await using stores = await location.open();
  return await storedIdentity(stores.accounts);
}
