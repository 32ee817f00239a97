import type { Urgency } from '../../contracts/engines/text-translator.ts';

/** So many interactive requests in a row pass over one of the background that waits. */
const interactiveTurns = 4;

/**
 * A limit of requests at once; others wait in the order of their coming and leave when their signal aborts. Interactive
 * ones go first, and one slot is kept for them where there are several: a request under way may take long.
 */
export class RequestSlots {
  readonly #limit: number;
  readonly #backgroundLimit: number;
  readonly #waiting: Readonly<Record<Urgency, Set<() => void>>> = { interactive: new Set(), background: new Set() };
  readonly #taken: Record<Urgency, number> = { interactive: 0, background: 0 };
  #passedOver = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#backgroundLimit = Math.max(1, limit - 1);
  }

  /** Resolves to what gives the slot back; rejects with the signal's reason. */
  async take(signal: AbortSignal, urgency: Urgency = 'interactive'): Promise<() => void> {
    signal.throwIfAborted();
    await this.#wait(signal, urgency);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#taken[urgency] -= 1;
      this.#give();
    };
  }

  async #wait(signal: AbortSignal, urgency: Urgency): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = this.#waiting[urgency];
    waiting.add(resolve);
    const leave = () => {
      if (waiting.delete(resolve)) reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#give();
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #give(): void {
    for (let urgency = this.#whoseTurn(); urgency !== undefined; urgency = this.#whoseTurn()) {
      const [next] = this.#waiting[urgency];
      if (next === undefined) return;
      this.#passedOver = urgency === 'interactive' && this.#waiting.background.size > 0 ? this.#passedOver + 1 : 0;
      this.#waiting[urgency].delete(next);
      this.#taken[urgency] += 1;
      next();
    }
  }

  #whoseTurn(): Urgency | undefined {
    const { interactive, background } = this.#waiting;
    if (this.#taken.interactive + this.#taken.background >= this.#limit) return undefined;
    const backgroundMay = background.size > 0 && this.#taken.background < this.#backgroundLimit;
    if (interactive.size > 0 && !(backgroundMay && this.#passedOver >= interactiveTurns)) return 'interactive';
    return backgroundMay ? 'background' : undefined;
  }
}
