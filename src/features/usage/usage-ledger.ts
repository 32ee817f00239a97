import type { Clock } from '../../contracts/clock.ts';
import type { UsageAddition, UsageStore } from '../../contracts/stores/usage.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { UsageTally } from './usage-tally.ts';

/**
 * What one account used in one period: the tally in memory and the store behind it, kept in step. Additions go to the
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

  /** Moves open characters of the tally to the store; on disk when it resolves. */
  async record(addition: UsageAddition): Promise<void> {
    while (this.#refreshing !== undefined) await Promise.allSettled([this.#refreshing]);
    this.#underWay++;
    try {
      await this.#usage.record([addition]);
      this.tally.moveToStored(addition.keyId, addition.characters);
    } catch (error) {
      throw new ServiceError('internal', {}, { cause: error });
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
