import type { Clock } from '../../contracts/clock.ts';
import {
  type GrantedRequests,
  grantMilliseconds,
  type SharedLimitStore,
} from '../../contracts/stores/shared-limits.ts';

export interface SharedRequestsOptions {
  readonly store: Pick<SharedLimitStore, 'takeRequests'>;
  readonly clock: Pick<Clock, 'elapsed'>;
}

interface Waiting {
  readonly perMinute: number;
  resolve(outcome: GrantedRequests): void;
  reject(error: unknown): void;
}

/**
 * Requests a minute over all nodes. Those that come while the store is being asked are asked for together, so a key costs a
 * node one word with the store at a time, however many requests it sends, and no grant is taken in advance.
 */
export class SharedRequests {
  readonly #options: SharedRequestsOptions;
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(options: SharedRequestsOptions) {
    this.#options = options;
  }

  /** Lets one request in, or says in how many milliseconds there may be room for it. Rejects when the store cannot be asked. */
  enter(name: string, perMinute: number): Promise<{ readonly waitMilliseconds: number } | undefined> {
    return new Promise<GrantedRequests>((resolve, reject) => {
      const waiting = this.#waiting.get(name);
      if (waiting !== undefined) waiting.push({ perMinute, resolve, reject });
      else {
        const first = [{ perMinute, resolve, reject }];
        this.#waiting.set(name, first);
        void this.#ask(name, first);
      }
    }).then(({ granted, waitMilliseconds }) => (granted > 0 ? undefined : { waitMilliseconds }));
  }

  async #ask(name: string, waiting: Waiting[]): Promise<void> {
    try {
      while (waiting.length > 0) {
        const { store, clock } = this.#options;
        const wanted = waiting.length;
        const asked = clock.elapsed();
        const { granted, waitMilliseconds } = await store.takeRequests(name, wanted, waiting[0]?.perMinute ?? 0);
        // What comes too late counts in the store and is of no use.
        const usable = clock.elapsed() - asked < grantMilliseconds ? granted : 0;
        // Only where it grants none, the store says how long that lasts: the rest is asked for again.
        const answered = granted > 0 ? granted : wanted;
        for (const [index, one] of waiting.splice(0, answered).entries())
          one.resolve(index < usable ? { granted: 1, waitMilliseconds: 0 } : { granted: 0, waitMilliseconds });
      }
    } catch (error) {
      for (const one of waiting.splice(0)) one.reject(error);
    }
    this.#waiting.delete(name);
  }
}
