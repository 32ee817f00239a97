/**
 * Runs short pieces of work in the order given, one in each turn of the event loop, so that many of them together do not
 * hold it: starting one process takes the main thread several milliseconds, and one request may need a dozen of them.
 */
export class LoopSteps {
  readonly #waiting: (() => void)[] = [];

  /** `step` must not throw. */
  add(step: () => void): void {
    this.#waiting.push(step);
    if (this.#waiting.length === 1) this.#turn();
  }

  #turn(): void {
    setImmediate(() => {
      this.#waiting[0]?.();
      this.#waiting.shift();
      if (this.#waiting.length > 0) this.#turn();
    });
  }
}
