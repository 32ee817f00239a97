/** Characters set aside for one piece of work, which are not counted yet. */
export interface SharedReservation {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  /** First UTC day of the account's usage period, `YYYY-MM-DD`. */
  readonly periodStart: string;
  readonly characters: number;
  /** When it ends by itself, for a process that is killed. */
  readonly expiresAt: Date;
}

/** Characters that may be used in the period; null is unlimited. */
export interface ReservationLimits {
  readonly key: number | null;
  readonly account: number | null;
}

/** What is counted and set aside already, by all processes together. */
export interface SharedUse {
  readonly ofKey: number;
  readonly ofAccount: number;
}

/**
 * Keeps limits exact over processes. Every implementation passes `test/contracts/usage-limit-races.ts`.
 *
 * A server counts characters first and then removes their reservation: they may be seen twice for a moment, never not at all.
 */
export interface UsageReservations {
  /**
   * Sets the characters aside when both limits have room for them beside what all processes have counted and set aside.
   * Answers what was used before; `reserved` says whether there was room.
   */
  reserve(
    reservation: SharedReservation,
    limits: ReservationLimits,
    now: Date,
  ): Promise<SharedUse & { readonly reserved: boolean }>;
  extend(ids: readonly string[], expiresAt: Date): Promise<void>;
  remove(id: string): Promise<void>;
}
