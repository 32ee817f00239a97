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
      await stores.usage.record([anAddition(key, { amount: 1 }), anAddition(key, { amount: 20 })]);
      await stores.usage.record([anAddition(key, { amount: 300 })]);
      assert.deepEqual(await days(stores, key.accountId), [withoutPeriod(anAddition(key, { amount: 321 }))]);
      assert.deepEqual(await stores.usage.readPeriod(key.accountId, '2026-01-15'), [
        { keyId: key.id, product: 'translate', amount: 321 },
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
        anAddition(key, { amount: 1 }),
        anAddition(key, { amount: 2, periodStart: '2026-02-15', day: '2026-02-15' }),
        anAddition(stranger, { amount: 4 }),
      ]);
      const read = await stores.usage.readPeriod(key.accountId, '2026-01-15');
      assert.deepEqual(read, [{ keyId: key.id, product: 'translate', amount: 1 }]);
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
        anAddition(stranger, { amount: 10_000 }),
        anAddition(one, { day: '2026-01-19', amount: 1_000 }),
        anAddition(one, { day: '2026-01-20', amount: 1, reportingTag: 'b' }),
        anAddition(one, { day: '2026-01-21', amount: 2, category: 'document', reportingTag: 'a' }),
        anAddition(two, { day: '2026-01-20', amount: 4, product: 'write', category: 'improvement' }),
        anAddition(two, { day: '2026-01-20', amount: 8, reportingTag: 'b' }),
        anAddition(two, { day: '2026-01-22', amount: 1_000 }),
      ]);
      const takenBack = anAddition(one, { day: '2026-01-20', amount: 1, reportingTag: 'taken-back' });
      await stores.usage.record([takenBack]);
      await stores.usage.record([{ ...takenBack, amount: -1 }]);
      const range = { accountId: account.id, from: '2026-01-20', to: '2026-01-21' };
      const sum = (text: number, document: number, improvement: number) => ({
        ...{ text, document, improvement },
        ...{ speechToText: 0, speechToSpeech: 0 },
      });
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

    it('counts milliseconds of speech beside characters, and never one for the other', async () => {
      const { account, key } = await storedIdentity(stores.accounts);
      const speech = anAddition(key, { product: 'speechToText', category: 'speechToText', amount: 1_500 });
      const spoken = { ...speech, category: 'speechToSpeech', amount: 700 } as const;
      const text = anAddition(key, { amount: 10 });
      await stores.usage.record([speech, text, spoken]);
      await stores.usage.record([speech, { ...spoken, amount: -200 }, text]);
      const day = { accountId: account.id, from: '2026-01-20', to: '2026-01-20' };
      const sums = { text: 20, document: 0, improvement: 0, speechToText: 3_000, speechToSpeech: 500 };
      assert.deepEqual(await stores.usage.sumDays({ ...day, by: [] }), [sums]);
      assert.deepEqual(await stores.usage.sumDays({ ...day, by: ['keyId'] }), [{ keyId: key.id, ...sums }]);
      const read = await stores.usage.readPeriod(account.id, '2026-01-15');
      assert.deepEqual(
        new Map(read.map(({ product, amount }) => [product, amount])),
        new Map([
          ['translate', 20],
          ['speechToText', 3_500],
        ]),
      );
      // What a release reads that knows characters only.
      await using elsewhere = await stores.openElsewhere();
      const row = await elsewhere.database
        .selectFrom('usage_days')
        .select(({ fn }) => fn.sum('characters').as('characters'))
        .where('account_id', '=', account.id)
        .executeTakeFirstOrThrow();
      assert.equal(Number(row.characters), 20);
    });

    it('counts beyond 32 bits without losing a character', async () => {
      const { key } = await storedIdentity(stores.accounts);
      for (let time = 0; time < 3; time++) await stores.usage.record([anAddition(key, { amount: 1_000_000_000_001 })]);
      const [period] = await stores.usage.readPeriod(key.accountId, '2026-01-15');
      assert.equal(period?.amount, 3_000_000_000_003);
    });

    it('takes more additions at once than a statement has room for', async () => {
      const { key } = await storedIdentity(stores.accounts);
      const additions = Array.from({ length: 10_000 }, (_, index) =>
        anAddition(key, { reportingTag: `tag-${index}`, amount: 2 }),
      );
      await stores.usage.record(additions);
      assert.equal((await days(stores, key.accountId)).length, 10_000);
      const [period] = await stores.usage.readPeriod(key.accountId, '2026-01-15');
      assert.equal(period?.amount, 20_000);
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
          (index % 2 === 0 ? stores : elsewhere).usage.record([anAddition(key, { amount: index })]),
        ),
      );
      const [period] = await stores.usage.readPeriod(key.accountId, '2026-01-15');
      assert.equal(period?.amount, (199 * 200) / 2);
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
