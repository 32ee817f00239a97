/** How quickly what is shown follows what is measured. */
const followingMilliseconds = 30_000;

/**
 * A remaining time that goes down with the clock and moves towards new estimates little by little, by ratio: a slow batch
 * does not make minutes of seconds.
 */
export class SteadyEstimate {
  #shown: { readonly remaining: number; readonly at: number } | undefined;

  /**
   * What to show at a time, in milliseconds like everything here. Without an estimate it stays what was shown, less the
   * time that has passed; undefined before the first one.
   */
  at(now: number, estimate: number | undefined): number | undefined {
    const before = this.#shown;
    if (before === undefined) {
      if (estimate === undefined) return undefined;
      this.#shown = { remaining: atLeast(estimate), at: now };
      return this.#shown.remaining;
    }
    const passed = Math.max(0, now - before.at);
    const expected = atLeast(before.remaining - passed);
    const weight = 1 - Math.exp(-passed / followingMilliseconds);
    const remaining = estimate === undefined ? expected : expected * (atLeast(estimate) / expected) ** weight;
    this.#shown = { remaining, at: now };
    return remaining;
  }
}

/** Of nothing left there is no ratio. */
function atLeast(milliseconds: number): number {
  return Math.max(500, milliseconds);
}
