import { type CapacityUser, SharedCapacity } from '../../scheduling/shared-capacity.ts';

/**
 * A limit of requests to a server at once; others wait and leave when their signal aborts. Accounts take turns, and the one
 * with the fewest requests under way goes first. One slot is kept for interactive requests where there are several: a
 * request under way may take long.
 */
export class RequestSlots {
  readonly #capacity: SharedCapacity;

  constructor(limit: number) {
    this.#capacity = new SharedCapacity({
      capacity: limit,
      accountShare: limit,
      backgroundShare: Math.max(1, limit - 1),
    });
  }

  /** Resolves to what gives the slot back; rejects with the signal's reason. */
  take(signal: AbortSignal, user: Omit<CapacityUser, 'weight'> = {}): Promise<() => void> {
    return this.#capacity.take({ ...user, weight: 1 }, signal);
  }
}
