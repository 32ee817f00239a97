import type { Clock } from '../../src/engines/shared/clock.ts';

/** Time for tests: it only passes when told to. */
export class ManualClock implements Clock {
  #now = 0;
  readonly #timers = new Set<{ readonly due: number; readonly callback: () => void }>();

  now(): number {
    return this.#now;
  }

  after(delay: number, callback: () => void): () => void {
    const timer = { due: this.#now + delay, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
    for (const timer of [...this.#timers]) {
      if (timer.due > this.#now || !this.#timers.delete(timer)) continue;
      timer.callback();
    }
  }
}
