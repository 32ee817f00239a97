import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { UsageUnit } from '../../contracts/stores/usage.ts';
import type { ReservationLimits, SharedUse, UsageReservations } from '../../contracts/stores/usage-reservations.ts';
import { WorkUnderWay } from '../../scheduling/work-under-way.ts';

/**
 * Room that is no longer sure: what all servers together may accept in a few seconds, before each knows of the others'.
 * Beyond it a limit is asked for in memory alone. Of speech, sessions take some minutes each when they start.
 */
const unsure: Readonly<Record<UsageUnit, number>> = { characters: 1_000_000, milliseconds: 10 * 3_600_000 };
/** Work of this size takes long, so the others have to know of it from its beginning. */
const large: Readonly<Record<UsageUnit, number>> = { characters: 100_000, milliseconds: 600_000 };

const lifeMilliseconds = 600_000;
const extendMilliseconds = 120_000;

/** What was set aside, if anything had to be. */
export interface Guarded {
  /** Goes with the addition that counts the amount (`UsageAddition.reservation`). */
  readonly reservation: string | undefined;
  /** Called once, when the amount is counted with `reservation`, or free. */
  end(isCounted: boolean): void;
}

export interface GuardedUse {
  readonly accountId: string;
  readonly keyId: string;
  readonly periodStart: string;
  readonly unit: UsageUnit;
  readonly amount: number;
  /** What this server knows to be used, this amount included. */
  readonly known: SharedUse;
  readonly limits: ReservationLimits;
}

export const nothingSetAside: Guarded = { reservation: undefined, end() {} };

/** Sets amounts aside in the database when a limit is near, so that servers never pass it together. */
export class LimitGuard implements AsyncDisposable {
  readonly #store: UsageReservations;
  readonly #ids: Pick<Identifiers, 'uuid'>;
  readonly #clock: Clock;
  readonly #held = new Set<string>();
  readonly #ending = new WorkUnderWay();
  #cancel: () => void = () => {};

  constructor(store: UsageReservations, ids: Pick<Identifiers, 'uuid'>, clock: Clock) {
    this.#store = store;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** `used` when there is no room. */
  async reserve(use: GuardedUse): Promise<{ readonly used: SharedUse } | Guarded> {
    if (!isNear(use)) return nothingSetAside;
    const id = this.#ids.uuid();
    const { known: _, limits, ...wanted } = use;
    const now = this.#clock.now();
    const { reserved, ...used } = await this.#store.reserve({ id, ...wanted, expiresAt: after(now) }, limits, now);
    if (!reserved) return { used };
    this.#held.add(id);
    if (this.#held.size === 1) this.#extendLater();
    return { reservation: id, end: (isCounted) => this.#end(id, isCounted) };
  }

  /** Waits until what ended is removed. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#cancel();
    await this.#ending[Symbol.asyncDispose]();
  }

  #end(id: string, isCounted: boolean): void {
    if (!this.#held.delete(id)) return;
    if (this.#held.size === 0) this.#cancel();
    if (isCounted) return;
    // If it fails, the amount is free when the reservation expires.
    void this.#ending.add(this.#store.remove(id).catch(() => {}));
  }

  #extendLater(): void {
    this.#cancel();
    this.#cancel = this.#clock.after(extendMilliseconds, async () => {
      await this.#store.extend([...this.#held], after(this.#clock.now())).catch(() => {});
      if (this.#held.size > 0) this.#extendLater();
    });
  }
}

function isNear({ unit, amount, known, limits }: GuardedUse): boolean {
  const near = (limit: number | null, used: number): boolean =>
    limit !== null && (amount >= large[unit] || used + unsure[unit] > limit);
  return near(limits.key, known.ofKey) || near(limits.account, known.ofAccount);
}

function after(now: Date): Date {
  return new Date(now.getTime() + lifeMilliseconds);
}
