import type { Clock } from '../../contracts/clock.ts';
import type { UsageCategory, UsageProduct, UsageStore } from '../../contracts/stores/usage.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { UsageLedger } from './usage-ledger.ts';
import { accountLimit } from './usage-limits.ts';
import { type UsagePeriod, usagePeriod, utcDay } from './usage-period.ts';
import { UsageTally } from './usage-tally.ts';

export interface UsageRequest {
  readonly identity: Identity;
  readonly product: UsageProduct;
  readonly category: UsageCategory;
  /** Code points of the source text. */
  readonly characters: number;
  readonly reportingTag?: string | undefined;
}

/** Characters set aside for one piece of work. One of the two ends it; what is called after that changes nothing. */
export interface UsageReservation {
  /**
   * Counts the characters reserved, or those given: the work is done, so more than was reserved is counted as well.
   * On disk when it resolves. They count for the day and the period of the reservation.
   */
  settle(characters?: number): Promise<void>;
  /** Gives the characters back: the work failed or was given up. */
  release(): void;
}

export interface UsageMeterOptions {
  readonly usage: UsageStore;
  readonly clock: Clock;
  /** How old the totals behind the limits may be, as far as other processes' counts go. */
  readonly refreshMilliseconds?: number;
}

/**
 * Counts characters and keeps limits.
 *
 * Limits are exact within a process: what is reserved counts as used until it is settled or released. Several processes
 * on one database add increments, so no count is lost, and each reads the totals again when its own are older than
 * `refreshMilliseconds`; until then a limit can be passed by what the others accepted meanwhile.
 */
export class UsageMeter implements AsyncDisposable {
  readonly #clock: Clock;
  readonly #ledger: UsageLedger;
  readonly #refreshMilliseconds: number;
  readonly #tallies = new Map<string, UsageTally>();
  readonly #refreshes = new Map<UsageTally, Promise<void>>();

  constructor({ usage, clock, refreshMilliseconds = 1_000 }: UsageMeterOptions) {
    this.#clock = clock;
    this.#ledger = new UsageLedger(usage);
    this.#refreshMilliseconds = refreshMilliseconds;
  }

  /** Rejects with `quota_exceeded` when the key's or the account's limit leaves no room for all the characters. */
  async reserve(request: UsageRequest): Promise<UsageReservation> {
    const { account, key } = request.identity;
    const now = this.#clock.now();
    const period = usagePeriod(account.createdAt, now);
    const tally = this.#tally(account.id, period);
    if (this.#isStale(tally, now)) await this.#refresh(tally);
    const { characters } = request;
    refuseBeyond(key.characterLimit, tally.usedByKey(key.id), characters, "this key's", period);
    refuseBeyond(accountLimit(account), tally.usedByAccount(), characters, "the account's", period);
    tally.addOpen(key.id, characters);
    return this.#reservation(request, tally, utcDay(now));
  }

  /** Waits until everything settled so far is on disk; what is settled later is refused. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#ledger.close();
  }

  #reservation(request: UsageRequest, tally: UsageTally, day: string): UsageReservation {
    const { identity, product, category, characters: reserved, reportingTag = '' } = request;
    const keyId = identity.key.id;
    let ended: Promise<void> | undefined;

    const settle = async (characters: number): Promise<void> => {
      tally.addOpen(keyId, characters - reserved);
      if (characters === 0) return;
      const { accountId, periodStart } = tally;
      const addition = { accountId, keyId, periodStart, day, product, category, reportingTag, characters };
      try {
        await this.#ledger.add(addition, () => tally.moveToStored(keyId, characters));
      } catch (error) {
        tally.addOpen(keyId, -characters);
        throw error;
      }
    };

    return {
      settle: (characters = reserved) => (ended ??= settle(characters)),
      release: () => {
        if (ended !== undefined) return;
        ended = Promise.resolve();
        tally.addOpen(keyId, -reserved);
      },
    };
  }

  #tally(accountId: string, period: UsagePeriod): UsageTally {
    const start = utcDay(period.start);
    const name = `${accountId} ${start}`;
    const known = this.#tallies.get(name);
    if (known !== undefined) return known;
    for (const [other, tally] of this.#tallies)
      if (tally.accountId === accountId && tally.isIdle) this.#tallies.delete(other);
    const tally = new UsageTally(accountId, start);
    this.#tallies.set(name, tally);
    return tally;
  }

  #isStale({ readAt }: UsageTally, now: Date): boolean {
    return readAt === undefined || Math.abs(now.getTime() - readAt.getTime()) >= this.#refreshMilliseconds;
  }

  /** One read for all who ask meanwhile. */
  #refresh(tally: UsageTally): Promise<void> {
    const running = this.#refreshes.get(tally);
    if (running !== undefined) return running;
    const refresh = this.#ledger
      .readPeriod(tally.accountId, tally.periodStart, (rows) => tally.replaceStored(rows, this.#clock.now()))
      .finally(() => this.#refreshes.delete(tally));
    this.#refreshes.set(tally, refresh);
    return refresh;
  }
}

function refuseBeyond(limit: number | null, used: number, wanted: number, whose: string, period: UsagePeriod): void {
  if (limit === null || (limit > 0 && used + wanted <= limit)) return;
  throw new ServiceError('quota_exceeded', {
    reason:
      limit === 0
        ? `${whose} limit is 0 characters, which blocks all use.`
        : `${whose} limit of ${limit} characters would be passed: ${used} are used or in work, ${wanted} more were ` +
          `asked for. The count starts anew on ${utcDay(period.end)}.`,
  });
}
