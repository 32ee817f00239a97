import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { UsageMeter, type UsageReservation } from '../../src/features/usage/usage-meter.ts';
import { serverStoreDrivers } from '../contracts/store-drivers.ts';
import { storedIdentity } from '../contracts/stores-fixtures.ts';
import { SuiteStores } from '../contracts/suite-stores.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { request } from './storage-usage-fixtures.ts';

for (const driver of serverStoreDrivers)
  describe(`usage on ${driver.name}`, () => {
    const stores = new SuiteStores(driver);
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
          await runSteps(stores, steps as readonly Step[]);
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
async function runSteps(stores: SuiteStores, steps: readonly Step[]): Promise<void> {
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
      .filter((row) => row.amount !== 0)
      .map((row) => [[row.day, row.keyId, row.product, row.reportingTag].join(' '), row.amount]),
  );
  assert.deepEqual(counted, expected);
  const periods = await Promise.all(periodStarts.map((start) => stores.usage.readPeriod(account.id, start)));
  const total = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
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
