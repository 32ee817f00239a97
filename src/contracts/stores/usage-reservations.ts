import type { UsageUnit } from './usage.ts';

/** What is set aside for one piece of work and not counted yet. */
export interface SharedReservation {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  /** First UTC day of the account's usage period, `YYYY-MM-DD`. */
  readonly periodStart: string;
  readonly unit: UsageUnit;
  readonly amount: number;
  /** When it ends by itself, for a process that is killed. */
  readonly expiresAt: Date;
}

/** What may be used of the unit in the period; null is unlimited. */
export interface ReservationLimits {
  readonly key: number | null;
  readonly account: number | null;
}

/** What is counted and set aside of the unit already, by all processes together. */
export interface SharedUse {
  readonly ofKey: number;
  readonly ofAccount: number;
}

/**
 * Keeps limits exact over processes. Every implementation passes `test/contracts/usage-limit-races.ts`.
 *
 * What is counted is in a reservation until the commit that counts it (`UsageAddition.reservation`), so that it is always seen once.
 * Units are apart: what is used of one leaves the limits of the other alone.
 */
export interface UsageReservations {
  /**
   * Sets the amount aside when both limits have room for it beside what all processes have counted and set aside.
   * Answers what was used before; `reserved` says whether there was room.
   */
  reserve(
    reservation: SharedReservation,
    limits: ReservationLimits,
    now: Date,
  ): Promise<SharedUse & { readonly reserved: boolean }>;
  extend(ids: readonly string[], expiresAt: Date): Promise<void>;
  /** Where nothing was counted. */
  remove(id: string): Promise<void>;
}
