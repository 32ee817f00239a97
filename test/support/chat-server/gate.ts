import type { ServerResponse } from 'node:http';

/** Where answers wait until a test lets them go on. */
export class Gate {
  readonly #waiting: (() => void)[] = [];
  #entered: (() => void)[] = [];

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Waits for an `open`, or for the end of the connection. */
  async pass(response: ServerResponse): Promise<void> {
    if (response.destroyed) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    response.once('close', () => {
      const position = this.#waiting.indexOf(resolve);
      if (position !== -1) this.#waiting.splice(position, 1);
      resolve();
    });
    this.#enter(resolve);
    await promise;
  }

  /** Waits for the next `open`. */
  async next(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#enter(resolve);
    await promise;
  }

  /** Resolves when someone begins to wait. */
  async entered(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#entered.push(resolve);
    await promise;
  }

  open(count = Number.POSITIVE_INFINITY): void {
    for (const resolve of this.#waiting.splice(0, count)) resolve();
  }

  #enter(resolve: () => void): void {
    this.#waiting.push(resolve);
    const entered = this.#entered;
    this.#entered = [];
    for (const notify of entered) notify();
  }
}
