import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { type UsageUnit, unitOf, usageUnits } from '../../src/contracts/stores/usage.ts';
import { serverStoreDrivers } from '../contracts/store-drivers.ts';
import { type OpenStores, type StoreLocation, storedIdentity } from '../contracts/stores-fixtures.ts';
import { amountEach, type Counts, SettlingChild } from './storage-settling.ts';

async function storedCounts(stores: OpenStores, accountId: string): Promise<{ days: Counts; periods: Counts }> {
  const all = await stores.usage.readDays(accountId, '0000-01-01', '9999-12-31');
  const { rows } = await sql<Counts>`
    select coalesce(sum(characters), 0) as characters, coalesce(sum(milliseconds), 0) as milliseconds
    from usage_periods where account_id = ${accountId}`.execute(stores.database);
  const counts = (amountOf: (unit: UsageUnit) => number): Counts => ({
    characters: amountOf('characters') / amountEach.characters,
    milliseconds: amountOf('milliseconds') / amountEach.milliseconds,
  });
  return {
    days: counts((unit) =>
      all.filter(({ product }) => unitOf[product] === unit).reduce((sum, { amount }) => sum + amount, 0),
    ),
    periods: counts((unit) => Number(rows[0]?.[unit])),
  };
}

for (const driver of serverStoreDrivers) {
  describe(`counts of characters and of milliseconds on ${driver.name} of a process that is killed`, () => {
    it('are all on disk as far as they were acknowledged, and none is there twice', async () => {
      await using location = driver.create();
      const identity = await prepare(location);
      const clients = 8;
      let before: Counts = { characters: 0, milliseconds: 0 };
      for (const milestone of [1, 50, 1_000]) {
        using child = new SettlingChild(await location.address(), identity.key.id, clients);
        await child.acknowledges(milestone);
        const acknowledged = await child.kill();
        await location.isQuiet();

        await using stores = await location.open();
        const { days, periods } = await storedCounts(stores, identity.account.id);
        for (const unit of usageUnits) {
          const stored = days[unit] - before[unit];
          const message = `${acknowledged[unit]} ${unit} acknowledged, ${stored} stored`;
          assert(stored >= acknowledged[unit] && stored <= acknowledged[unit] + clients, message);
        }
        assert.deepEqual(periods, days);
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
      const each: Counts = { characters: 100, milliseconds: 100 };
      assert.deepEqual(await Promise.all(children.map((child) => child.finishes())), Array(4).fill(each));
      await using stores = await location.open();
      const all: Counts = { characters: 400, milliseconds: 400 };
      assert.deepEqual(await storedCounts(stores, identity.account.id), { days: all, periods: all });
    });
  });
}

async function prepare(location: StoreLocation) {
  await using stores = await location.open();
  return await storedIdentity(stores.accounts);
}
