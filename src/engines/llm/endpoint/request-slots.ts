/** A limit of requests at once; others wait in the order of their coming and leave when their signal aborts. */
export class RequestSlots {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(limit: number) {
    this.#free = limit;
  }

  /** Resolves to what gives the slot back; rejects with the signal's reason. */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(signal);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#give();
    };
  }

  async #wait(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    const leave = () => {
      if (this.#waiting.delete(resolve)) reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #give(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
