import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { UsageAddition, UsageStore } from '../../src/contracts/stores/usage.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import type { Identity } from '../../src/features/accounts/authenticate.ts';
import { UsageMeter, type UsageRequest, type UsageReservation } from '../../src/features/usage/usage-meter.ts';
import {
  ManualClock,
  type OpenStores,
  openThreadedStores,
  storedIdentity,
  TemporaryFolder,
} from '../contracts/stores-fixtures.ts';
import { commitsInJournal } from './storage-journal.ts';

const folder = new TemporaryFolder();
let stores: OpenStores;
before(async () => {
  stores = await openThreadedStores(folder.path);
});
after(async () => {
  await stores[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

function request(identity: Identity, characters: number, differences: Partial<UsageRequest> = {}): UsageRequest {
  return { identity, product: 'translate', category: 'text', characters, ...differences };
}

function quotaExceeded(words: RegExp) {
  return (error: unknown) => {
    assert(error instanceof ServiceError);
    assert.equal(error.code, 'quota_exceeded');
    assert.match(error.message, words);
    return true;
  };
}

async function storedCharacters({ account }: Identity): Promise<number> {
  const days = await stores.usage.readDays(account.id, '0000-01-01', '9999-12-31');
  return days.reduce((sum, { characters }) => sum + characters, 0);
}

describe('the usage meter', () => {
  const clock = new ManualClock('2026-01-20T12:00:00Z');

  it('has a count on disk when it is settled', async () => {
    const identity = await storedIdentity(stores.accounts);
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    const reservation = await meter.reserve(request(identity, 42, { reportingTag: 'team-a' }));
    await reservation.settle();
    await using elsewhere = await openThreadedStores(folder.path);
    assert.deepEqual(await elsewhere.usage.readDays(identity.account.id, '2026-01-20', '2026-01-20'), [
      {
        accountId: identity.account.id,
        keyId: identity.key.id,
        day: '2026-01-20',
        product: 'translate',
        category: 'text',
        reportingTag: 'team-a',
        characters: 42,
      },
    ]);
    assert.deepEqual(await elsewhere.usage.readPeriod(identity.account.id, '2026-01-15'), [
      { keyId: identity.key.id, product: 'translate', characters: 42 },
    ]);
  });

  it('counts what was used where that is not what was reserved', async () => {
    const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 100 });
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    await (await meter.reserve(request(identity, 50))).settle(10);
    await (await meter.reserve(request(identity, 90))).settle(95);
    assert.equal(await storedCharacters(identity), 105);
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
    assert.equal(await storedCharacters(identity), 10);
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
    assert.equal(await storedCharacters(identity), 5);
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
        characters: 80,
      },
    ]);
    assert.equal(await storedCharacters(identity), 80);
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
    assert.equal(await storedCharacters(identity), 0);
    await (await meter.reserve(request(identity, 100))).settle();
    await assert.rejects(meter.reserve(request(identity, 1)), quotaExceeded(/100 are used/));
  });

  it('takes nothing back of what was counted with its work, and gives room back once when it was not', async () => {
    const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 100 });
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    const done = await meter.reserve(request(identity, 30));
    await done.settleWith(30, (addition) => stores.usage.record([addition]));
    await done.release();
    assert.equal(await storedCharacters(identity), 30);
    const failed = await meter.reserve(request(identity, 40));
    const settled = failed.settleWith(70, () => Promise.reject(new Error('refused')));
    await Promise.all([assert.rejects(settled, /refused/), failed.release(), failed.release()]);
    await assert.rejects(meter.reserve(request(identity, 71)), quotaExceeded(/30 are used/));
    await (await meter.reserve(request(identity, 70))).settle();
    assert.equal(await storedCharacters(identity), 100);
  });

  it('calls the write that does more for 0 characters, and not once it is closed', async () => {
    const identity = await storedIdentity(stores.accounts);
    const meter = new UsageMeter({ usage: stores.usage, clock });
    const calls: number[] = [];
    const record = async ({ characters }: UsageAddition) => {
      calls.push(characters);
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
      days.map(({ day, characters }) => [day, characters]),
      [
        ['2026-02-14', 100],
        ['2026-02-15', 100],
      ],
    );
    for (const start of ['2026-01-15', '2026-02-15'])
      assert.equal((await stores.usage.readPeriod(identity.account.id, start))[0]?.characters, 100);
  });

  it('learns of what another process counted when its own totals have aged', async () => {
    const moving = new ManualClock('2026-01-20T12:00:00Z');
    const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 100 });
    await using elsewhere = await openThreadedStores(folder.path);
    await using one = new UsageMeter({ usage: stores.usage, clock: moving, refreshMilliseconds: 1_000 });
    await using two = new UsageMeter({ usage: elsewhere.usage, clock: moving, refreshMilliseconds: 1_000 });
    await (await one.reserve(request(identity, 10))).settle();
    await (await two.reserve(request(identity, 80))).settle();
    const open = await one.reserve(request(identity, 5));
    moving.advance(1_000);
    await assert.rejects(one.reserve(request(identity, 6)), quotaExceeded(/95 are used or in work/));
    await open.settle();
    await (await one.reserve(request(identity, 5))).settle();
    assert.equal(await storedCharacters(identity), 100);
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
    assert.equal(await storedCharacters(identity), 1_000);
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

  it('shares a commit among what settles at once', async () => {
    const identity = await storedIdentity(stores.accounts);
    await using meter = new UsageMeter({ usage: stores.usage, clock });
    const reserved = await Promise.all(Array.from({ length: 100 }, () => meter.reserve(request(identity, 1))));
    const before = commitsInJournal(folder.path);
    await Promise.all(reserved.map((one) => one.settle()));
    assert.equal(commitsInJournal(folder.path) - before, 1);
    assert.equal(await storedCharacters(identity), 100);
  });

  it('reads totals anew only when no count is on its way, and holds up those that follow', async () => {
    const moving = new ManualClock('2026-01-20T12:00:00Z');
    const identity = await storedIdentity(stores.accounts, { characterLimit: 100 });
    const order: string[] = [];
    const recordBegun = Promise.withResolvers<void>();
    const mayRecord = Promise.withResolvers<void>();
    const watched: UsageStore = {
      ...withRecord(async (additions) => {
        order.push(`record ${additions[0]?.characters}`);
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
    assert.equal(await storedCharacters(identity), 70);
  });

  it('goes on after totals that could not be read', async () => {
    const moving = new ManualClock('2026-01-20T12:00:00Z');
    const identity = await storedIdentity(stores.accounts);
    let fails = false;
    const watched: UsageStore = {
      ...withRecord((additions) => stores.usage.record(additions)),
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
    assert.equal(await storedCharacters(identity), 15);
  });

  it('neither counts nor answers well what the database refused, and goes on afterwards', async () => {
    const identity = await storedIdentity(stores.accounts, {}, { characterLimit: 10 });
    let fails = true;
    const failing = withRecord(async (additions) => {
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
    assert.equal(await storedCharacters(identity), 10);
  });

  it('writes what is settled before it closes, and refuses what comes later', async () => {
    const identity = await storedIdentity(stores.accounts);
    const meter = new UsageMeter({ usage: stores.usage, clock });
    const early = await meter.reserve(request(identity, 3));
    const late = await meter.reserve(request(identity, 4));
    const settled = early.settle();
    await meter[Symbol.asyncDispose]();
    assert.equal(await storedCharacters(identity), 3);
    await settled;
    await assert.rejects(late.settle(), /shutting down/);
    assert.equal(await storedCharacters(identity), 3);
  });
});

describe('usage', () => {
  it('is the sum of what was settled, whatever the order of events', async () => {
    const step = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant('reserve'),
          key: fc.nat(2),
          amount: fc.nat(60),
          tag: fc.constantFrom('', 'a', 'b'),
          product: fc.constantFrom('translate', 'write'),
        }),
      },
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('settle'), which: fc.nat(50) }) },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('settle'),
          which: fc.nat(50),
          amount: fc.nat(60),
          fails: fc.boolean(),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('settle-with'),
          which: fc.nat(50),
          amount: fc.nat(60),
          refuses: fc.boolean(),
        }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('release'), which: fc.nat(50) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait'), hours: fc.nat(24 * 20) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart') }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        await runSteps(steps as readonly Step[]);
      }),
      { numRuns: 100 },
    );
  });
});

type Step =
  | { kind: 'reserve'; key: number; amount: number; tag: string; product: 'translate' | 'write' }
  | { kind: 'settle'; which: number; amount?: number; fails?: boolean }
  | { kind: 'settle-with'; which: number; amount: number; refuses: boolean }
  | { kind: 'release'; which: number }
  | { kind: 'wait'; hours: number }
  | { kind: 'restart' };

/** Does the steps with the meter and, more simply, with a map; compares the two. */
async function runSteps(steps: readonly Step[]): Promise<void> {
  const first = await storedIdentity(stores.accounts, { createdAt: new Date('2026-01-31T08:00:00Z') });
  const { account } = first;
  const others = [
    await storedIdentity(stores.accounts, { name: account.name }),
    await storedIdentity(stores.accounts, { name: account.name }),
  ];
  const keys = [first.key, ...others.map(({ key }) => key)];
  const clock = new ManualClock('2026-01-31T08:00:00Z');
  const expected = new Map<string, number>();
  let meter = new UsageMeter({ usage: stores.usage, clock });
  let open: { reservation: UsageReservation; name: string; amount: number }[] = [];
  const settling: Promise<void>[] = [];

  for (const step of steps) {
    if (step.kind === 'reserve') {
      const key = keys[step.key];
      assert(key !== undefined);
      const category = step.product === 'write' ? 'improvement' : 'text';
      const reservation = await meter.reserve({
        ...request({ account, key }, step.amount, { product: step.product, category }),
        reportingTag: step.tag,
      });
      const name = [clock.now().toISOString().slice(0, 10), key.id, step.product, step.tag].join(' ');
      open.push({ reservation, name, amount: step.amount });
    } else if (step.kind === 'settle' || step.kind === 'settle-with' || step.kind === 'release') {
      const [ended] = open.length === 0 ? [] : open.splice(step.which % open.length, 1);
      if (ended === undefined) continue;
      if (step.kind === 'release') {
        ended.reservation.release();
        continue;
      }
      if (step.kind === 'settle-with') {
        const settled = ended.reservation.settleWith(step.amount, async (addition) => {
          if (step.refuses) throw new Error('refused');
          await stores.usage.record([addition]);
        });
        settling.push(step.refuses ? assert.rejects(settled, /refused/) : settled);
        if (!step.refuses && step.amount > 0) expected.set(ended.name, (expected.get(ended.name) ?? 0) + step.amount);
        continue;
      }
      settling.push(ended.reservation.settle(step.amount));
      if (step.fails === true) {
        settling.push(ended.reservation.release());
        continue;
      }
      const amount = step.amount ?? ended.amount;
      if (amount > 0) expected.set(ended.name, (expected.get(ended.name) ?? 0) + amount);
    } else if (step.kind === 'wait') clock.advance(step.hours * 3_600_000);
    else {
      await meter[Symbol.asyncDispose]();
      meter = new UsageMeter({ usage: stores.usage, clock });
      open = [];
    }
  }
  await meter[Symbol.asyncDispose]();
  await Promise.all(settling);

  const days = await stores.usage.readDays(account.id, '0000-01-01', '9999-12-31');
  const counted = new Map(
    days
      .filter((row) => row.characters !== 0)
      .map((row) => [[row.day, row.keyId, row.product, row.reportingTag].join(' '), row.characters]),
  );
  assert.deepEqual(counted, expected);
  const periods = await Promise.all(periodStarts.map((start) => stores.usage.readPeriod(account.id, start)));
  const total = (rows: readonly { characters: number }[]) => rows.reduce((sum, { characters }) => sum + characters, 0);
  assert.equal(total(periods.flat()), total(days));
}

/** Enough of them for 40 waits of 20 days at most. */
const periodStarts = [
  '01-31',
  '02-28',
  '03-31',
  '04-30',
  '05-31',
  '06-30',
  '07-31',
  '08-31',
  '09-30',
  '10-31',
  '11-30',
  '12-31',
]
  .flatMap((day) => ['2026', '2027', '2028'].map((year) => `${year}-${day}`))
  .concat('2028-02-29');

function withRecord(record: UsageStore['record']): UsageStore {
  return {
    record,
    readPeriod: (accountId, start) => stores.usage.readPeriod(accountId, start),
    sumDays: (query) => stores.usage.sumDays(query),
    readDays: (accountId, from, to) => stores.usage.readDays(accountId, from, to),
  };
}
