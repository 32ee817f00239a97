import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { UsageAddition, UsageStore } from '../../src/contracts/stores/usage.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { UsageMeter } from '../../src/features/usage/usage-meter.ts';
import { storedIdentity, threadedStores } from '../contracts/stores-fixtures.ts';
import { SuiteStores } from '../contracts/suite-stores.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { commitsInJournal } from './storage-journal.ts';
import { quotaExceeded, request, storedCharacters, withRecord } from './storage-usage-fixtures.ts';

const stores = new SuiteStores(threadedStores);

describe('the usage meter', () => {
  const clock = new ManualClock('2026-01-20T12:00:00Z');

  it('has a count on disk when it is settled', async () => {
    const identity = await storedIdentity(stores.accounts);
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    const reservation = await meter.reserve(request(identity, 42, { reportingTag: 'team-a' }));
    await reservation.settle();
    await using elsewhere = await stores.openElsewhere();
    assert.deepEqual(await elsewhere.usage.readDays(identity.account.id, '2026-01-20', '2026-01-20'), [
      {
        accountId: identity.account.id,
        keyId: identity.key.id,
        day: '2026-01-20',
        product: 'translate',
        category: 'text',
        reportingTag: 'team-a',
        amount: 42,
      },
    ]);
    assert.deepEqual(await elsewhere.usage.readPeriod(identity.account.id, '2026-01-15'), [
      { keyId: identity.key.id, product: 'translate', amount: 42 },
    ]);
  });

  it('counts what was used where that is not what was reserved', async () => {
    const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 100 });
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    await (await meter.reserve(request(identity, 50))).settle(10);
    await (await meter.reserve(request(identity, 90))).settle(95);
    assert.equal(await storedCharacters(stores.usage, identity), 105);
    await assert.rejects(meter.reserve(request(identity, 1)), quotaExceeded(/105 are used/));
  });

  it('counts a reservation once, however often it is ended', async () => {
    const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 20 });
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    const settled = await meter.reserve(request(identity, 10));
    await Promise.all([settled.settle(), settled.settle(), settled.settle(3)]);
    await settled.settle();
    const released = await meter.reserve(request(identity, 10));
    released.release();
    released.release();
    await released.settle();
    assert.equal(await storedCharacters(stores.usage, identity), 10);
    await (await meter.reserve(request(identity, 10))).settle();
    await assert.rejects(meter.reserve(request(identity, 1)), quotaExceeded(/20 characters/));
  });

  it('takes back what was settled for work that failed after all, once', async () => {
    const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 20 });
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    await (await meter.reserve(request(identity, 5))).settle();
    const failed = await meter.reserve(request(identity, 15));
    const settled = failed.settle();
    await Promise.all([failed.release(), failed.release(), settled]);
    assert.equal(await storedCharacters(stores.usage, identity), 5);
    await (await meter.reserve(request(identity, 15))).settle();
    await assert.rejects(meter.reserve(request(identity, 1)), quotaExceeded(/20 characters/));
  });

  it('counts by a write that does more than count, once', async () => {
    const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 100 });
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    const reservation = await meter.reserve(request(identity, 50, { category: 'document', reportingTag: 'team-a' }));
    const written: UsageAddition[] = [];
    const record = async (addition: UsageAddition) => {
      written.push(addition);
      await stores.usage.record([addition]);
    };
    await Promise.all([reservation.settleWith(80, record), reservation.settleWith(80, record), reservation.settle()]);
    assert.deepEqual(written, [
      {
        accountId: identity.account.id,
        keyId: identity.key.id,
        periodStart: '2026-01-15',
        day: '2026-01-20',
        product: 'translate',
        category: 'document',
        reportingTag: 'team-a',
        amount: 80,
      },
    ]);
    assert.equal(await storedCharacters(stores.usage, identity), 80);
    await assert.rejects(meter.reserve(request(identity, 21)), quotaExceeded(/80 are used/));
    await (await meter.reserve(request(identity, 20))).settle();
  });

  it('counts nothing when the write that does more fails, and throws what it throws', async () => {
    const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 100 });
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    const reservation = await meter.reserve(request(identity, 100));
    const lost = new Error('the document is gone');
    const settled = reservation.settleWith(60, () => Promise.reject(lost));
    await assert.rejects(settled, lost);
    assert.equal(await storedCharacters(stores.usage, identity), 0);
    await (await meter.reserve(request(identity, 100))).settle();
    await assert.rejects(meter.reserve(request(identity, 1)), quotaExceeded(/100 are used/));
  });

  it('takes nothing back of what was counted with its work, and gives room back once when it was not', async () => {
    const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 100 });
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    const done = await meter.reserve(request(identity, 30));
    await done.settleWith(30, (addition) => stores.usage.record([addition]));
    await done.release();
    assert.equal(await storedCharacters(stores.usage, identity), 30);
    const failed = await meter.reserve(request(identity, 40));
    const settled = failed.settleWith(70, () => Promise.reject(new Error('refused')));
    await Promise.all([assert.rejects(settled, /refused/), failed.release(), failed.release()]);
    await assert.rejects(meter.reserve(request(identity, 71)), quotaExceeded(/30 are used/));
    await (await meter.reserve(request(identity, 70))).settle();
    assert.equal(await storedCharacters(stores.usage, identity), 100);
  });

  it('calls the write that does more for 0 characters, and not once it is closed', async () => {
    const identity = await storedIdentity(stores.accounts);
    const meter = new UsageMeter({ usage: stores.usage, clock });
    const calls: number[] = [];
    const record = async ({ amount }: UsageAddition) => {
      calls.push(amount);
    };
    const [first, late] = [await meter.reserve(request(identity, 5)), await meter.reserve(request(identity, 6))];
    await first.settleWith(0, record);
    await meter[Symbol.asyncDispose]();
    await assert.rejects(late.settleWith(6, record), /shutting down/);
    assert.deepEqual(calls, [0]);
  });

  it('writes nothing for nothing', async () => {
    const identity = await storedIdentity(stores.accounts);
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    await (await meter.reserve(request(identity, 0))).settle();
    await (await meter.reserve(request(identity, 5))).settle(0);
    assert.deepEqual(await stores.usage.readPeriod(identity.account.id, '2026-01-15'), []);
  });

  it('shares a commit among what settles at once', async () => {
    const identity = await storedIdentity(stores.accounts);
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    const reserved = await Promise.all(Array.from({ length: 100 }, () => meter.reserve(request(identity, 1))));
    const before = commitsInJournal(await stores.address());
    await Promise.all(reserved.map((one) => one.settle()));
    assert.equal(commitsInJournal(await stores.address()) - before, 1);
    assert.equal(await storedCharacters(stores.usage, identity), 100);
  });

  it('reads totals anew only when no count is on its way, and holds up those that follow', async () => {
    const moving = new ManualClock('2026-01-20T12:00:00Z');
    const identity = await storedIdentity(stores.accounts, { characterLimit: 100 });
    const order: string[] = [];
    const recordBegun = Promise.withResolvers<void>();
    const mayRecord = Promise.withResolvers<void>();
    const watched: UsageStore = {
      ...withRecord(stores.usage, async (additions) => {
        order.push(`record ${additions[0]?.amount}`);
        recordBegun.resolve();
        await mayRecord.promise;
        await stores.usage.record(additions);
      }),
      async readPeriod(accountId, start) {
        order.push('read');
        return await stores.usage.readPeriod(accountId, start);
      },
    };
    await using meter = new UsageMeter({ usage: watched, clock: moving });
    const first = await meter.reserve(request(identity, 30));
    const second = await meter.reserve(request(identity, 40));
    const firstSettled = first.settle();
    await recordBegun.promise;
    moving.advance(1_000);
    const third = meter.reserve(request(identity, 31));
    const secondSettled = second.settle();
    mayRecord.resolve();
    await assert.rejects(third, quotaExceeded(/70 are used or in work/));
    await Promise.all([firstSettled, secondSettled]);
    assert.deepEqual(order, ['read', 'record 30', 'read', 'record 40']);
    (await meter.reserve(request(identity, 30))).release();
    assert.equal(await storedCharacters(stores.usage, identity), 70);
  });

  it('goes on after totals that could not be read', async () => {
    const moving = new ManualClock('2026-01-20T12:00:00Z');
    const identity = await storedIdentity(stores.accounts);
    let fails = false;
    const watched: UsageStore = {
      ...withRecord(stores.usage, (additions) => stores.usage.record(additions)),
      async readPeriod(accountId, start) {
        if (fails) throw new Error('disk gone');
        return await stores.usage.readPeriod(accountId, start);
      },
    };
    await using meter = new UsageMeter({ usage: watched, clock: moving });
    const open = await meter.reserve(request(identity, 10));
    fails = true;
    moving.advance(1_000);
    const refused = assert.rejects(meter.reserve(request(identity, 10)), /disk gone/);
    await Promise.all([refused, open.settle()]);
    fails = false;
    await (await meter.reserve(request(identity, 5))).settle();
    assert.equal(await storedCharacters(stores.usage, identity), 15);
  });

  it('neither counts nor answers well what the database refused, and goes on afterwards', async () => {
    const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 10 });
    let fails = true;
    const failing = withRecord(stores.usage, async (additions) => {
      if (fails) throw new Error('disk full');
      await stores.usage.record(additions);
    });
    await using meter = new UsageMeter({ usage: failing, clock });
    const lost = await meter.reserve(request(identity, 10));
    await assert.rejects(lost.settle(), (error) => {
      assert(error instanceof ServiceError);
      assert.equal(error.code, 'internal');
      assert.match(String(error.cause), /disk full/);
      return true;
    });
    fails = false;
    await (await meter.reserve(request(identity, 10))).settle();
    assert.equal(await storedCharacters(stores.usage, identity), 10);
  });

  it('writes what is settled before it closes, and refuses what comes later', async () => {
    const identity = await storedIdentity(stores.accounts);
    const meter = new UsageMeter({ usage: stores.usage, clock });
    const early = await meter.reserve(request(identity, 3));
    const late = await meter.reserve(request(identity, 4));
    const settled = early.settle();
    await meter[Symbol.asyncDispose]();
    assert.equal(await storedCharacters(stores.usage, identity), 3);
    await settled;
    await assert.rejects(late.settle(), /shutting down/);
    assert.equal(await storedCharacters(stores.usage, identity), 3);
  });
});
