import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { UsageAddition, UsageStore } from '../../src/contracts/stores/usage.ts';
import { aKey, anAddition, type StoreDriver, storedIdentity } from './stores-fixtures.ts';
import { SuiteStores } from './suite-stores.ts';

/** What every UsageStore does, whatever database is under it. */
export function usageStoreContract(driver: StoreDriver): void {
  describe(`the usage on ${driver.name}`, () => {
    const stores = new SuiteStores(driver);

    it('adds up what agrees in everything else, within one call and over several', async () => {
      const { key } = await storedIdentity(stores.accounts);
      await stores.usage.record([anAddition(key, { characters: 1 }), anAddition(key, { characters: 20 })]);
      await stores.usage.record([anAddition(key, { characters: 300 })]);
      assert.deepEqual(await days(stores, key.accountId), [withoutPeriod(anAddition(key, { characters: 321 }))]);
      assert.deepEqual(await stores.usage.readPeriod(key.accountId, '2026-01-15'), [
        { keyId: key.id, product: 'translate', characters: 321 },
      ]);
    });

    it('keeps days, products, categories and tags apart', async () => {
      const { key } = await storedIdentity(stores.accounts);
      const additions = [
        anAddition(key, { reportingTag: '' }),
        anAddition(key, { reportingTag: 'team-a' }),
        anAddition(key, { category: 'document' }),
        anAddition(key, { product: 'write', category: 'improvement' }),
        anAddition(key, { day: '2026-01-21' }),
      ];
      await stores.usage.record(additions);
      assert.deepEqual(sorted(await days(stores, key.accountId)), sorted(additions.map(withoutPeriod)));
    });

    it('reads days from the first to the last asked for, in order', async () => {
      const { key } = await storedIdentity(stores.accounts);
      const wanted = ['2026-01-31', '2026-02-01', '2026-02-28'];
      for (const day of ['2026-03-01', ...wanted.toReversed(), '2026-01-30'])
        await stores.usage.record([anAddition(key, { day })]);
      const read = await stores.usage.readDays(key.accountId, '2026-01-31', '2026-02-28');
      assert.deepEqual(
        read.map(({ day }) => day),
        wanted,
      );
    });

    it('keeps periods and accounts apart', async () => {
      const { key } = await storedIdentity(stores.accounts);
      const { key: stranger } = await storedIdentity(stores.accounts);
      await stores.usage.record([
        anAddition(key, { characters: 1 }),
        anAddition(key, { characters: 2, periodStart: '2026-02-15', day: '2026-02-15' }),
        anAddition(stranger, { characters: 4 }),
      ]);
      const read = await stores.usage.readPeriod(key.accountId, '2026-01-15');
      assert.deepEqual(read, [{ keyId: key.id, product: 'translate', characters: 1 }]);
      assert.deepEqual(await stores.usage.readPeriod(key.accountId, '2026-03-15'), []);
    });

    it('sums days up by what is asked for, in order, for one account', async () => {
      const { account, key } = await storedIdentity(stores.accounts);
      const { key: stranger } = await storedIdentity(stores.accounts);
      const other = aKey(account);
      await stores.accounts.addKey(other, randomUUID());
      const [one, two] = [key, other].toSorted((left, right) => (left.id < right.id ? -1 : 1));
      assert(one !== undefined && two !== undefined);
      await stores.usage.record([
        anAddition(stranger, { characters: 10_000 }),
        anAddition(one, { day: '2026-01-19', characters: 1_000 }),
        anAddition(one, { day: '2026-01-20', characters: 1, reportingTag: 'b' }),
        anAddition(one, { day: '2026-01-21', characters: 2, category: 'document', reportingTag: 'a' }),
        anAddition(two, { day: '2026-01-20', characters: 4, product: 'write', category: 'improvement' }),
        anAddition(two, { day: '2026-01-20', characters: 8, reportingTag: 'b' }),
        anAddition(two, { day: '2026-01-22', characters: 1_000 }),
      ]);
      const takenBack = anAddition(one, { day: '2026-01-20', characters: 1, reportingTag: 'taken-back' });
      await stores.usage.record([takenBack]);
      await stores.usage.record([{ ...takenBack, characters: -1 }]);
      const range = { accountId: account.id, from: '2026-01-20', to: '2026-01-21' };
      const sum = (text: number, document: number, improvement: number) => ({ text, document, improvement });
      assert.deepEqual(await stores.usage.sumDays({ ...range, by: [] }), [sum(9, 2, 4)]);
      assert.deepEqual(await stores.usage.sumDays({ ...range, by: ['keyId'] }), [
        { keyId: one.id, ...sum(1, 2, 0) },
        { keyId: two.id, ...sum(8, 0, 4) },
      ]);
      assert.deepEqual(await stores.usage.sumDays({ ...range, by: ['keyId', 'day'] }), [
        { keyId: one.id, day: '2026-01-20', ...sum(1, 0, 0) },
        { keyId: one.id, day: '2026-01-21', ...sum(0, 2, 0) },
        { keyId: two.id, day: '2026-01-20', ...sum(8, 0, 4) },
      ]);
      const tags = { ...range, by: ['reportingTag'], taggedOnly: true } as const;
      const ofTags = [
        { reportingTag: 'a', ...sum(0, 2, 0) },
        { reportingTag: 'b', ...sum(9, 0, 0) },
      ];
      assert.deepEqual(await stores.usage.sumDays(tags), ofTags);
      assert.deepEqual(await stores.usage.sumDays({ ...tags, offset: 1, limit: 1 }), ofTags.slice(1));
      assert.deepEqual(await stores.usage.sumDays({ ...range, accountId: 'unknown', by: [] }), [sum(0, 0, 0)]);
      assert.deepEqual(await stores.usage.sumDays({ ...range, accountId: 'unknown', by: ['keyId'] }), []);
    });

    it('counts beyond 32 bits without losing a character', async () => {
      const { key } = await storedIdentity(stores.accounts);
      for (let time = 0; time < 3; time++)
        await stores.usage.record([anAddition(key, { characters: 1_000_000_000_001 })]);
      const [period] = await stores.usage.readPeriod(key.accountId, '2026-01-15');
      assert.equal(period?.characters, 3_000_000_000_003);
    });

    it('takes more additions at once than a statement has room for', async () => {
      const { key } = await storedIdentity(stores.accounts);
      const additions = Array.from({ length: 10_000 }, (_, index) =>
        anAddition(key, { reportingTag: `tag-${index}`, characters: 2 }),
      );
      await stores.usage.record(additions);
      assert.equal((await days(stores, key.accountId)).length, 10_000);
      const [period] = await stores.usage.readPeriod(key.accountId, '2026-01-15');
      assert.equal(period?.characters, 20_000);
    });

    it('adds nothing at all when a part of it is refused', async () => {
      const { account, key } = await storedIdentity(stores.accounts);
      const refused = anAddition(aKey(account));
      await assert.rejects(stores.usage.record([anAddition(key), refused]));
      assert.deepEqual(await days(stores, account.id), []);
      assert.deepEqual(await stores.usage.readPeriod(account.id, '2026-01-15'), []);
      await stores.usage.record([anAddition(key)]);
      assert.equal((await days(stores, account.id)).length, 1);
    });

    it('does nothing for an empty list', async () => {
      await stores.usage.record([]);
    });

    it('adds up what many record at once, from two processes', async () => {
      await using elsewhere = await stores.openElsewhere();
      const { key } = await storedIdentity(stores.accounts);
      await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          (index % 2 === 0 ? stores : elsewhere).usage.record([anAddition(key, { characters: index })]),
        ),
      );
      const [period] = await stores.usage.readPeriod(key.accountId, '2026-01-15');
      assert.equal(period?.characters, (199 * 200) / 2);
    });
  });
}
function days({ usage }: { readonly usage: UsageStore }, accountId: string) {
  return usage.readDays(accountId, '0000-01-01', '9999-12-31');
}

function withoutPeriod({ periodStart: _, ...rest }: UsageAddition): Omit<UsageAddition, 'periodStart'> {
  return rest;
}

function sorted<Value>(values: readonly Value[]): Value[] {
  return values.toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
}
