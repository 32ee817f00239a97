import type { Clock } from '../../contracts/clock.ts';
import type { Account } from '../../contracts/stores/accounts.ts';
import {
  type UsageCategory,
  type UsageProduct,
  type UsageStore,
  type UsageUnit,
  unitOf,
} from '../../contracts/stores/usage.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { WorkUnderWay } from '../../scheduling/work-under-way.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { type Guarded, type LimitGuard, nothingSetAside } from './limit-guard.ts';
import type { LimitWatch } from './limit-watch.ts';
import { UsageLedger, type UsageWrite } from './usage-ledger.ts';
import { limitsOf } from './usage-limits.ts';
import { isWithin, type UsageDay, type UsagePeriod, usageDay, utcDay } from './usage-period.ts';
import { UsageTally } from './usage-tally.ts';

export interface UsageRequest {
  readonly identity: Identity;
  readonly product: UsageProduct;
  readonly category: UsageCategory;
  /** In the unit of the product. */
  readonly amount: number;
  readonly reportingTag?: string | undefined;
}

/** What is set aside for one piece of work. It is settled once, in one of the two ways, and released once. */
export interface UsageReservation {
  /**
   * Counts the amount reserved, or the one given: the work is done, so more than was reserved is counted as well.
   * On disk when it resolves. It counts for the day and the period of the reservation.
   */
  settle(amount?: number): Promise<void>;
  /**
   * As `settle`, by a write that counts in one with what the work is for: `record` has on disk both what it is given and
   * that, or rejects with neither on disk. What it throws is thrown, and nothing is counted. It is called for an amount of 0
   * as well, and only writes, since anyone who waits for new totals waits for it.
   */
  settleWith(amount: number, record: UsageWrite): Promise<void>;
  /**
   * Gives the amount back: the work failed or was given up. After `settle` it takes the count back from the store,
   * on disk when it resolves. So work may settle as soon as it starts, and the count is written while it goes on; a
   * process killed in between has counted what it did not deliver, never the other way round. After `settleWith` there is
   * nothing to give back: the count is with the work it was written with, or was never made.
   */
  release(): Promise<void>;
}

export interface UsageMeterOptions {
  readonly usage: UsageStore;
  readonly clock: Clock;
  /** How old the totals behind the limits may be, as far as other processes' counts go. */
  readonly refreshMilliseconds?: number;
  /** Where several servers share the database. */
  readonly guard?: LimitGuard | undefined;
  /** Receives the use of limits. */
  readonly watch?: LimitWatch | undefined;
}

/**
 * Counts characters and milliseconds of speech, each by itself, and keeps their limits.
 *
 * Limits are exact within a process: what is reserved counts as used until it is settled or released. Several processes
 * on one database add increments, so no count is lost, and each reads the totals again when its own are older than
 * `refreshMilliseconds`. Where a limit is near, `guard` sets amounts aside in the database, for all processes at once.
 */
export class UsageMeter implements AsyncDisposable {
  readonly #usage: UsageStore;
  readonly #clock: Clock;
  readonly #refreshMilliseconds: number;
  readonly #watch: LimitWatch | undefined;
  readonly #guard: LimitGuard | undefined;
  readonly #ledgers = new Map<string, UsageLedger>();
  /** By unit and account, what its last reservation was made in, since the next one mostly is made in the same. */
  readonly #current: Readonly<Record<UsageUnit, Map<string, Current>>> = {
    characters: new Map(),
    milliseconds: new Map(),
  };
  readonly #settling = new WorkUnderWay();
  #closed = false;

  constructor({ usage, clock, refreshMilliseconds = 1_000, watch, guard }: UsageMeterOptions) {
    this.#usage = usage;
    this.#clock = clock;
    this.#refreshMilliseconds = refreshMilliseconds;
    this.#watch = watch;
    this.#guard = guard;
  }

  /** Rejects with `quota_exceeded` when the key's or the account's limit leaves no room for the whole amount. */
  async reserve(request: UsageRequest): Promise<UsageReservation> {
    const { account, key } = request.identity;
    const now = this.#clock.now();
    const unit = unitOf[request.product];
    const { day, ledger } = this.#currentOf(account, unit, now);
    const { tally } = ledger;
    if (this.#isStale(tally, now)) {
      if (this.#closed) throw new ServiceError('shutting_down', {});
      await ledger.refresh();
    }
    const { amount } = request;
    const limits = limitsOf(unit, account, key);
    try {
      refuseBeyond(
        { limit: limits.key, used: tally.usedByKey(key.id), wanted: amount, unit },
        "this key's",
        day.period,
      );
      refuseBeyond(
        { limit: limits.account, used: tally.usedByAccount(), wanted: amount, unit },
        "the account's",
        day.period,
      );
    } catch (error) {
      this.#reportUse(request.identity, tally, day.period, amount);
      throw error;
    }
    tally.addOpen(key.id, amount);
    try {
      return this.#reservation(request, ledger, day, await this.#setAside(request, ledger, day.period));
    } catch (error) {
      tally.addOpen(key.id, -amount);
      throw error;
    }
  }

  /** Waits until everything settled so far is on disk; what is settled later is refused. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    await this.#settling[Symbol.asyncDispose]();
  }

  /** Near a limit, asks what all servers use together. */
  async #setAside({ identity, amount }: UsageRequest, ledger: UsageLedger, period: UsagePeriod): Promise<Guarded> {
    const { account, key } = identity;
    const { tally } = ledger;
    const { unit } = tally;
    const limits = limitsOf(unit, account, key);
    const guarded = await this.#guard?.reserve({
      accountId: account.id,
      keyId: key.id,
      periodStart: tally.periodStart,
      unit,
      amount,
      known: { ofKey: tally.usedByKey(key.id), ofAccount: tally.usedByAccount() },
      limits,
    });
    if (guarded === undefined) return nothingSetAside;
    if ('end' in guarded) return guarded;
    // Others used what this process does not know of yet, and nobody may ask again who makes it known.
    await ledger.refresh();
    this.#reportUse(identity, tally, period, amount);
    refuseBeyond({ limit: limits.key, used: guarded.used.ofKey, wanted: amount, unit }, "this key's", period);
    refuseBeyond(
      { limit: limits.account, used: guarded.used.ofAccount, wanted: amount, unit },
      "the account's",
      period,
    );
    throw new Error('The amount was refused, although the limits have room for it.');
  }

  #reservation(
    request: UsageRequest,
    ledger: UsageLedger,
    { name: day, period }: UsageDay,
    guarded: Guarded,
  ): UsageReservation {
    const { identity, product, category, amount: reserved, reportingTag = '' } = request;
    const { tally } = ledger;
    const keyId = identity.key.id;
    let ended: Promise<void> | undefined;

    const count = async (amount: number, record?: UsageWrite): Promise<void> => {
      tally.addOpen(keyId, amount - reserved);
      if (amount === 0 && record === undefined) return guarded.end(false);
      const { accountId, periodStart } = tally;
      const { reservation } = guarded;
      try {
        if (this.#closed) throw new ServiceError('shutting_down', {});
        const addition = { accountId, keyId, periodStart, day, product, category, reportingTag, amount };
        await ledger.record(reservation === undefined ? addition : { ...addition, reservation }, record);
      } catch (error) {
        tally.addOpen(keyId, -amount);
        guarded.end(false);
        throw error;
      }
      // Nothing is counted, and nothing of it written, for an amount of 0.
      guarded.end(amount !== 0);
      this.#reportUse(identity, tally, period, 0);
    };

    const takeBack = async (settled: Promise<void>, amount: number): Promise<void> => {
      // There is room for others at once; the store follows.
      tally.addOpen(keyId, -amount);
      const { accountId, periodStart } = tally;
      const addition = { accountId, keyId, periodStart, day, product, category, reportingTag, amount: -amount };
      try {
        await settled;
        if (amount !== 0) await ledger.record(addition);
      } catch (error) {
        tally.addOpen(keyId, amount);
        throw error;
      }
    };

    const track = (work: Promise<void>): Promise<void> => {
      const tracked = this.#settling.add(work);
      // Anyone who settles early looks at the outcome later, or never when the work fails first.
      tracked.catch(() => {});
      return tracked;
    };

    let settledAmount = 0;
    let released: Promise<void> | undefined;
    const settle = (amount: number, record?: UsageWrite): Promise<void> => {
      if (ended === undefined) {
        settledAmount = amount;
        ended = track(count(amount, record));
        if (record !== undefined) released = ended.catch(() => {});
      }
      return ended;
    };
    return {
      settle: (amount = reserved) => settle(amount),
      settleWith: settle,
      release: () => {
        if (ended === undefined) {
          ended = Promise.resolve();
          released = ended;
          guarded.end(false);
          tally.addOpen(keyId, -reserved);
        }
        released ??= track(takeBack(ended, settledAmount));
        return released;
      },
    };
  }

  /** Of each limit that there is. `refused` is the amount of a request that one of them was too small for. */
  #reportUse({ account, key }: Identity, tally: UsageTally, period: UsagePeriod, refused: number): void {
    const watch = this.#watch;
    if (watch === undefined) return;
    const { unit } = tally;
    const limits = limitsOf(unit, account, key);
    const notify = (limit: number | null, ofKey: boolean): void => {
      if (limit === null || limit === 0) return;
      const used = ofKey ? tally.countedByKey(key.id) : tally.countedByAccount();
      const isRefused = refused > 0 && used + refused > limit;
      watch.limitUsed({ account, key: ofKey ? key : null, unit, limit, used, period, refused: isRefused });
    };
    notify(limits.key, true);
    notify(limits.account, false);
  }

  #currentOf(account: Account, unit: UsageUnit, now: Date): Current {
    const currents = this.#current[unit];
    const known = currents.get(account.id);
    if (known !== undefined && isWithin(known.day, now)) return known;
    const day = usageDay(account.createdAt, now);
    const current = { day, ledger: this.#ledger(account.id, utcDay(day.period.start), unit) };
    currents.set(account.id, current);
    return current;
  }

  #ledger(accountId: string, periodStart: string, unit: UsageUnit): UsageLedger {
    const name = `${unit} ${accountId} ${periodStart}`;
    const known = this.#ledgers.get(name);
    if (known !== undefined) return known;
    for (const [other, { tally }] of this.#ledgers)
      if (tally.accountId === accountId && tally.unit === unit && tally.isIdle) this.#ledgers.delete(other);
    const ledger = new UsageLedger(new UsageTally(accountId, periodStart, unit), this.#usage, this.#clock);
    this.#ledgers.set(name, ledger);
    return ledger;
  }

  #isStale({ readAt }: UsageTally, now: Date): boolean {
    return readAt === undefined || Math.abs(now.getTime() - readAt.getTime()) >= this.#refreshMilliseconds;
  }
}

interface Current {
  readonly day: UsageDay;
  readonly ledger: UsageLedger;
}

interface WantedUse {
  readonly limit: number | null;
  readonly used: number;
  readonly wanted: number;
  readonly unit: UsageUnit;
}

const unitNames: Readonly<Record<UsageUnit, string>> = {
  characters: 'characters',
  milliseconds: 'milliseconds of speech',
};

function refuseBeyond({ limit, used, wanted, unit }: WantedUse, whose: string, period: UsagePeriod): void {
  if (limit === null || (limit > 0 && used + wanted <= limit)) return;
  throw new ServiceError('quota_exceeded', {
    reason:
      limit === 0
        ? `${whose} limit is 0 ${unitNames[unit]}, which blocks all use.`
        : `${whose} limit of ${limit} ${unitNames[unit]} would be passed: ${used} are used or in work, ${wanted} more were ` +
          `asked for. The count starts anew on ${utcDay(period.end)}.`,
  });
}
