import type { Clock } from '../../src/contracts/clock.ts';

/** Time for tests: it passes only when the test lets it. */
export class ManualClock implements Clock {
  #now: number;
  #elapsed = 0;
  readonly #timers = new Set<{ readonly due: number; readonly callback: () => void }>();

  constructor(start = '2026-03-01T12:00:00Z') {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  elapsed(): number {
    return this.#elapsed;
  }

  after(delay: number, callback: () => void): () => void {
    const timer = { due: this.#elapsed + delay, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Sets the date, as an administrator does: no time passes. */
  set(at: string): void {
    this.#now = Date.parse(at);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
    this.#elapsed += milliseconds;
    for (const timer of [...this.#timers]) {
      if (timer.due > this.#elapsed || !this.#timers.delete(timer)) continue;
      timer.callback();
    }
  }
}
