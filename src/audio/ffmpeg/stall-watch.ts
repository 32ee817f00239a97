import type { Clock } from '../../contracts/clock.ts';

/**
 * Notices that something is owed and does not come. One timer runs while something is owed, and progress only sets a mark, so that
 * each piece of data costs nothing: a stall is noticed after once to twice the limit.
 */
export class StallWatch {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #limitMs: number;
  readonly #onStall: () => void;
  #owed = 0;
  #held = false;
  #progressed = false;
  #cancel: (() => void) | undefined;
  #stopped = false;

  constructor(clock: Pick<Clock, 'after'>, limitMs: number, onStall: () => void) {
    this.#clock = clock;
    this.#limitMs = limitMs;
    this.#onStall = onStall;
  }

  owe(): void {
    this.#owed += 1;
    this.#run();
  }

  settle(): void {
    this.#owed -= 1;
    this.progress();
  }

  progress(): void {
    this.#progressed = true;
  }

  /** While it is held, nothing can come. */
  hold(held: boolean): void {
    this.#held = held;
    this.progress();
    this.#run();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }

  #run(): void {
    if (this.#stopped || this.#cancel !== undefined || this.#owed === 0 || this.#held) return;
    this.#progressed = false;
    this.#cancel = this.#clock.after(this.#limitMs, () => {
      this.#cancel = undefined;
      if (this.#owed > 0 && !this.#held && !this.#progressed) this.#onStall();
      else this.#run();
    });
  }
}
