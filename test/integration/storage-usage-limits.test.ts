import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { UsageMeter } from '../../src/features/usage/usage-meter.ts';
import { serverStoreDrivers } from '../contracts/store-drivers.ts';
import { storedIdentity } from '../contracts/stores-fixtures.ts';
import { SuiteStores } from '../contracts/suite-stores.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { quotaExceeded, request, storedCharacters } from './storage-usage-fixtures.ts';

for (const driver of serverStoreDrivers)
  describe(`the usage meter with limits, on ${driver.name}`, () => {
    const stores = new SuiteStores(driver);
    const clock = new ManualClock('2026-01-20T12:00:00Z');

    it('lets a request reach the limit and not pass it', async () => {
      const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 100 });
      await using meter = new UsageMeter({ usage: stores.usage, clock });
      await assert.rejects(meter.reserve(request(identity, 101)), quotaExceeded(/this key's limit of 100/));
      await (await meter.reserve(request(identity, 100))).settle();
      await assert.rejects(meter.reserve(request(identity, 1)), quotaExceeded(/starts anew on 2026-02-15/));
    });

    it('blocks all use at a limit of 0', async () => {
      const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 0 });
      await using meter = new UsageMeter({ usage: stores.usage, clock });
      await assert.rejects(meter.reserve(request(identity, 0)), quotaExceeded(/blocks all use/));
    });

    it("keeps the account's limit over all its keys, and the key's over its own", async () => {
      const one = await storedIdentity(stores.accounts, { characterLimit: 100 }, { characterLimit: 70 });
      const { account } = one;
      const two = await storedIdentity(stores.accounts, { name: account.name });
      await using meter = new UsageMeter({ usage: stores.usage, clock });
      await (await meter.reserve(request(one, 60))).settle();
      await assert.rejects(meter.reserve(request(one, 20)), quotaExceeded(/this key's/));
      await assert.rejects(meter.reserve(request({ account, key: two.key }, 50)), quotaExceeded(/the account's/));
      await (await meter.reserve(request({ account, key: two.key }, 40))).settle();
      await assert.rejects(meter.reserve(request(one, 1)), quotaExceeded(/the account's/));
    });

    it('keeps the limit of speech by itself, exactly, and blocks all of it where it is 0', async () => {
      const limits = { characterLimit: 100, speechMillisecondLimit: 60_000 };
      const identity = await storedIdentity(stores.accounts, { characterLimit: 50 }, limits);
      const speech = (amount: number) =>
        ({ identity, product: 'speechToText', category: 'speechToText', amount }) as const;
      await using meter = new UsageMeter({ usage: stores.usage, clock });
      await assert.rejects(
        meter.reserve(speech(60_001)),
        quotaExceeded(/this key's limit of 60000 milliseconds of speech/),
      );
      await (await meter.reserve(speech(50_000))).settle(59_000);
      await (await meter.reserve(request(identity, 50))).settle();
      await assert.rejects(meter.reserve(request(identity, 1)), quotaExceeded(/the account's limit of 50 characters/));
      await assert.rejects(meter.reserve(speech(1_001)), quotaExceeded(/59000 are used/));
      await (await meter.reserve({ ...speech(1_000), category: 'speechToSpeech' })).settle();
      await assert.rejects(meter.reserve(speech(1)), quotaExceeded(/60000 are used/));
      const blocked = { ...identity, key: { ...identity.key, speechMillisecondLimit: 0 } };
      await assert.rejects(meter.reserve({ ...speech(0), identity: blocked }), quotaExceeded(/blocks all use/));
    });

    it('gives Free accounts 500,000 characters a period, and a smaller limit of their own', async () => {
      const free = await storedIdentity(stores.accounts, { plan: 'free', characterLimit: 1_000_000 });
      const smaller = await storedIdentity(stores.accounts, { plan: 'free', characterLimit: 10 });
      await using meter = new UsageMeter({ usage: stores.usage, clock });
      (await meter.reserve(request(free, 500_000))).release();
      await assert.rejects(meter.reserve(request(free, 500_001)), quotaExceeded(/500000/));
      await assert.rejects(meter.reserve(request(smaller, 11)), quotaExceeded(/limit of 10 /));
    });

    it('knows after a restart what was used before it', async () => {
      const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 100 });
      {
        await using meter = new UsageMeter({ usage: stores.usage, clock });
        await (await meter.reserve(request(identity, 80))).settle();
        await meter.reserve(request(identity, 20));
      }
      await using meter = new UsageMeter({ usage: stores.usage, clock });
      await assert.rejects(meter.reserve(request(identity, 21)), quotaExceeded(/80 are used/));
      (await meter.reserve(request(identity, 20))).release();
    });

    it('begins anew with each period, and counts late work for the period it was accepted in', async () => {
      const moving = new ManualClock('2026-02-14T23:59:59.999Z');
      const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 100 });
      await using meter = new UsageMeter({ usage: stores.usage, clock: moving });
      const late = await meter.reserve(request(identity, 100));
      moving.advance(1);
      await (await meter.reserve(request(identity, 100))).settle();
      await assert.rejects(meter.reserve(request(identity, 1)), quotaExceeded(/2026-03-15/));
      await late.settle();
      const days = await stores.usage.readDays(identity.account.id, '2026-02-01', '2026-02-28');
      assert.deepEqual(
        days.map(({ day, amount }) => [day, amount]),
        [
          ['2026-02-14', 100],
          ['2026-02-15', 100],
        ],
      );
      for (const start of ['2026-01-15', '2026-02-15'])
        assert.equal((await stores.usage.readPeriod(identity.account.id, start))[0]?.amount, 100);
    });

    it('learns of what another process counted when its own totals have aged', async () => {
      const moving = new ManualClock('2026-01-20T12:00:00Z');
      const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 100 });
      await using elsewhere = await stores.openElsewhere();
      await using one = new UsageMeter({ usage: stores.usage, clock: moving, refreshMilliseconds: 1_000 });
      await using two = new UsageMeter({ usage: elsewhere.usage, clock: moving, refreshMilliseconds: 1_000 });
      await (await one.reserve(request(identity, 10))).settle();
      await (await two.reserve(request(identity, 80))).settle();
      const open = await one.reserve(request(identity, 5));
      moving.advance(1_000);
      await assert.rejects(one.reserve(request(identity, 6)), quotaExceeded(/95 are used or in work/));
      await open.settle();
      await (await one.reserve(request(identity, 5))).settle();
      assert.equal(await storedCharacters(stores.usage, identity), 100);
    });

    it('never passes a limit when 200 reserve at once', async () => {
      const identity = await storedIdentity(stores.accounts, { characterLimit: 1_000 });
      await using meter = new UsageMeter({ usage: stores.usage, clock });
      const outcomes = await Promise.allSettled(
        Array.from({ length: 200 }, async () => {
          const reservation = await meter.reserve(request(identity, 10));
          await reservation.settle();
        }),
      );
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 100);
      assert.equal(await storedCharacters(stores.usage, identity), 1_000);
    });

    it('gives room back when some of 200 are released', async () => {
      const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 1_000 });
      await using meter = new UsageMeter({ usage: stores.usage, clock });
      const reserved = await Promise.all(Array.from({ length: 100 }, () => meter.reserve(request(identity, 10))));
      await assert.rejects(meter.reserve(request(identity, 10)), quotaExceeded(/1000 are used or in work/));
      await Promise.all(reserved.map(async (one, index) => (index % 2 === 0 ? one.settle() : one.release())));
      const more = await Promise.allSettled(Array.from({ length: 200 }, () => meter.reserve(request(identity, 10))));
      assert.equal(more.filter(({ status }) => status === 'fulfilled').length, 50);
    });
  });
