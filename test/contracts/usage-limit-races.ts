import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Account, ApiKey } from '../../src/contracts/stores/accounts.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { LimitGuard } from '../../src/features/usage/limit-guard.ts';
import type { LimitUse, LimitWatch } from '../../src/features/usage/limit-watch.ts';
import { UsageMeter, type UsageReservation } from '../../src/features/usage/usage-meter.ts';
import { DatabaseUsageReservations } from '../../src/storage/database/repositories/database-usage-reservations.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { poll } from '../support/poll.ts';
import { type OpenStores, type StoreDriver, type StoreLocation, storedIdentity } from './stores-fixtures.ts';

const processes = 4;
const rounds = 20;

interface Identity {
  readonly account: Account;
  readonly key: ApiKey;
}

/** Limits hold over processes, each with a meter of its own that never reads the totals of the others in time. */
export function usageLimitRacesContract(driver: StoreDriver): void {
  describe(`limits over ${processes} processes on ${driver.name}`, () => {
    let location: StoreLocation;
    let opened: OpenStores[] = [];
    const clock = new ManualClock('2026-01-20T12:00:00Z');
    before(async () => {
      location = driver.create();
      opened = await Promise.all(Array.from({ length: processes }, () => location.open()));
    });
    after(async () => {
      for (const stores of opened) await stores[Symbol.asyncDispose]();
      await location[Symbol.asyncDispose]();
    });

    const openMeters = (watch?: LimitWatch) => {
      const stack = new AsyncDisposableStack();
      const meters = opened.map(({ database, usage }) => {
        const store = new DatabaseUsageReservations(database);
        const guard = stack.use(new LimitGuard(store, randomIdentifiers, clock));
        return stack.use(new UsageMeter({ usage, clock, guard, watch }));
      });
      return { meters, [Symbol.asyncDispose]: () => stack.disposeAsync() };
    };
    const reserve = (meter: UsageMeter | undefined, identity: Identity, characters: number) =>
      (meter as UsageMeter).reserve({ identity, product: 'translate', category: 'text', amount: characters });
    /** As many at once as are given; those that were refused are left out. */
    const reserveAll = async (
      meters: readonly UsageMeter[],
      identities: readonly Identity[],
      characters: number,
      count: number,
    ): Promise<UsageReservation[]> => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: count }, (_, index) =>
          reserve(meters[index % processes], identities[index % identities.length] as Identity, characters),
        ),
      );
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') assert.equal((outcome.reason as ServiceError).code, 'quota_exceeded');
      return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    };
    const counted = async ({ account }: Identity): Promise<number> => {
      const rows = await (opened[0] as OpenStores).usage.readPeriod(account.id, '2026-01-15');
      return rows.reduce((sum, { amount }) => sum + amount, 0);
    };

    it('are kept for a key and for an account, whoever reserves at once', async () => {
      let passed = 0;
      for (let round = 0; round < rounds; round++) {
        await using open = openMeters();
        const [{ accounts }] = opened as [OpenStores];
        const ofKey = await storedIdentity(accounts, {}, { characterLimit: 40 });
        const one = await storedIdentity(accounts, { characterLimit: 40 });
        const other = await storedIdentity(accounts, { name: one.account.name });
        const ofAccount = [one, { account: one.account, key: other.key }];
        for (const identities of [[ofKey], ofAccount]) {
          const reserved = await reserveAll(open.meters, identities, 17, 16);
          await Promise.all(reserved.map((reservation) => reservation.settle()));
          const used = await counted(identities[0] as Identity);
          if (used > 40) passed++;
          assert.ok(used === 34 || used > 40, `${used} of 34 characters`);
        }
      }
      assert.equal(passed, 0, `the limit was passed ${passed} times in ${rounds} rounds of 2`);
    });

    it('are kept for the speech of a key, beside its characters', async () => {
      let passed = 0;
      for (let round = 0; round < rounds; round++) {
        await using open = openMeters();
        const limits = { characterLimit: 40, speechMillisecondLimit: 40_000 };
        const identity = await storedIdentity((opened[0] as OpenStores).accounts, {}, limits);
        const reserved = await Promise.allSettled(
          Array.from({ length: 32 }, (_, index) =>
            index % 2 === 0
              ? reserve(open.meters[index % processes], identity, 17)
              : (open.meters[index % processes] as UsageMeter).reserve({
                  ...{ identity, product: 'speechToText', category: 'speechToText', amount: 17_000 },
                }),
          ),
        );
        for (const outcome of reserved)
          if (outcome.status === 'fulfilled') await outcome.value.settle();
          else assert.equal((outcome.reason as ServiceError).code, 'quota_exceeded');
        const rows = await (opened[0] as OpenStores).usage.readPeriod(identity.account.id, '2026-01-15');
        const used = new Map(rows.map(({ product, amount }) => [product, amount]));
        if (used.get('translate') !== 34 || used.get('speechToText') !== 34_000) passed++;
      }
      assert.equal(passed, 0, `a limit was passed, or room was left, ${passed} times in ${rounds} rounds`);
    });

    it('refuse nothing that they have room for, while other work is counted', async () => {
      await using open = openMeters();
      for (let round = 0; round < rounds; round++) {
        const identity = await storedIdentity((opened[0] as OpenStores).accounts, {}, { characterLimit: 120 });
        const work = Array.from({ length: 3 * processes }, async (_, index) => {
          const reservation = await reserve(open.meters[index % processes], identity, 10);
          await reservation.settle();
        });
        await Promise.all(work);
        assert.equal(await counted(identity), 120);
      }
    });

    it('have room again when work fails, ends with less, or was killed', async () => {
      await using open = openMeters();
      const [first, second, third] = open.meters as [UsageMeter, UsageMeter, UsageMeter];
      const identity = await storedIdentity((opened[0] as OpenStores).accounts, {}, { characterLimit: 100 });
      const failed = await reserve(first, identity, 80);
      await assert.rejects(reserve(second, identity, 30), /80 are used or in work, 30 more/);
      await failed.release();
      const shorter = await retried(() => reserve(second, identity, 100));
      await shorter.settle(60);
      await (await retried(() => reserve(first, identity, 40))).release();

      const database = new DatabaseUsageReservations((opened[3] as OpenStores).database);
      const { account, key } = identity;
      const killed = {
        id: randomUUID(),
        accountId: account.id,
        keyId: key.id,
        periodStart: '2026-01-15',
        unit: 'characters',
        amount: 40,
      } as const;
      const expiresAt = new Date(clock.now().getTime() + 600_000);
      const limits = { key: 100, account: null };
      await retried(async () => {
        const { reserved } = await database.reserve({ ...killed, expiresAt }, limits, clock.now());
        if (!reserved) throw new ServiceError('quota_exceeded', { reason: '' });
      });
      await assert.rejects(reserve(third, identity, 1), /100 are used or in work/);
      clock.advance(600_000);
      await (await reserve(third, identity, 40)).release();
    });

    it('are known to be used by whoever refuses the first request near their end', async () => {
      const known: (readonly [used: number, refused: boolean])[] = [];
      const limitUsed = ({ used, refused }: LimitUse): void => void known.push([used, refused]);
      await using open = openMeters({ limitUsed });
      const [first, second] = open.meters as [UsageMeter, UsageMeter];
      const identity = await storedIdentity((opened[0] as OpenStores).accounts, {}, { characterLimit: 100 });
      // The second process reads the totals, and the first one adds to them.
      await (await reserve(second, identity, 1)).release();
      await (await reserve(first, identity, 80)).settle();
      await assert.rejects(reserve(second, identity, 30), /80 are used or in work, 30 more/);
      assert.deepEqual(known, [
        [80, false],
        [80, true],
      ]);
    });

    it('are extended while work goes on', async () => {
      await using open = openMeters();
      const [first, second] = open.meters as [UsageMeter, UsageMeter];
      const identity = await storedIdentity((opened[0] as OpenStores).accounts, {}, { characterLimit: 100 });
      const long = await reserve(first, identity, 100);
      // What is extended every two minutes, for ten minutes, has more than seven left.
      const isExtended = async ({ account }: Identity): Promise<boolean> => {
        const row = await (opened[0] as OpenStores).database
          .selectFrom('usage_reservations')
          .select('expires_at')
          .where('account_id', '=', account.id)
          .executeTakeFirstOrThrow();
        return new Date(row.expires_at).getTime() - clock.now().getTime() > 7 * 60_000;
      };
      for (let minutes = 0; minutes < 30; minutes++) {
        clock.advance(60_000);
        await poll(() => isExtended(identity));
        await assert.rejects(reserve(second, identity, 1), /100 are used or in work/);
      }
      await long.settle();
      assert.equal(await counted(identity), 100);
    });

    it('ask the database only near their end, or for large work', async () => {
      await using open = openMeters();
      const [first] = open.meters as [UsageMeter];
      const [{ accounts, database }] = opened as [OpenStores];
      const setAside = async (characters: number, characterLimit: number | null) => {
        const identity = await storedIdentity(accounts, {}, { characterLimit });
        const reservation = await reserve(first, identity, characters);
        const rows = await database
          .selectFrom('usage_reservations')
          .selectAll()
          .where('key_id', '=', identity.key.id)
          .execute();
        await reservation.release();
        return rows.length;
      };
      assert.deepEqual(
        [
          await setAside(10, null),
          await setAside(10, 10_000_000),
          await setAside(200_000, 10_000_000),
          await setAside(10, 1_000_000),
        ],
        [0, 0, 1, 1],
      );
    });
  });
}

/** What another process gave back is free when its commit is done, and nothing says when that is. */
async function retried<Result>(reserve: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await reserve();
    } catch (error) {
      if ((error as ServiceError).code !== 'quota_exceeded') throw error;
    }
  }
}
