import type { Clock } from '../../contracts/clock.ts';
import type { UsageAddition, UsageStore } from '../../contracts/stores/usage.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { UsageTally } from './usage-tally.ts';

/** Puts an addition on disk or, when it rejects, does not. */
export type UsageWrite = (addition: UsageAddition) => Promise<void>;

/**
 * What one account used of one unit in one period: the tally in memory and the store behind it, kept in step. Additions go to the
 * store as they come, which lets them share commits; reading the totals anew waits for those under way and holds up
 * those that follow, so that it neither misses nor repeats one:
 *
 *     record ─────▶ stored            record ··· waits ···▶ ─────▶ stored
 *     record ──────────▶ stored       record ··· waits ···▶ ─────▶ stored
 *         refresh ··· waits ···▶ read totals ─▶ replace ──▶
 */
export class UsageLedger {
  readonly tally: UsageTally;
  readonly #usage: UsageStore;
  readonly #clock: Clock;
  #underWay = 0;
  #refreshing: Promise<void> | undefined;
  #quiet: (() => void) | undefined;

  constructor(tally: UsageTally, usage: UsageStore, clock: Clock) {
    this.tally = tally;
    this.#usage = usage;
    this.#clock = clock;
  }

  /**
   * Moves an open amount of the tally to the store; on disk when it resolves. `write` replaces the store's own
   * way; what it throws is thrown.
   */
  async record(addition: UsageAddition, write: UsageWrite = (one) => this.#write(one)): Promise<void> {
    while (this.#refreshing !== undefined) await Promise.allSettled([this.#refreshing]);
    this.#underWay++;
    try {
      await write(addition);
      this.tally.moveToStored(addition.keyId, addition.amount);
    } finally {
      this.#underWay--;
      if (this.#underWay === 0) this.#quiet?.();
    }
  }

  /** Takes over what other processes counted. One read for all who ask meanwhile. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #write(addition: UsageAddition): Promise<void> {
    try {
      await this.#usage.record([addition]);
    } catch (error) {
      throw error instanceof ServiceError ? error : new ServiceError('internal', {}, { cause: error });
    }
  }

  async #refresh(): Promise<void> {
    if (this.#underWay > 0)
      await new Promise<void>((resolve) => {
        this.#quiet = resolve;
      });
    this.#quiet = undefined;
    const { accountId, periodStart } = this.tally;
    this.tally.replaceStored(await this.#usage.readPeriod(accountId, periodStart), this.#clock.now());
  }
}
