import type { Clock } from '../../../contracts/clock.ts';

export interface BreakerOptions {
  /** Failures in a row that open it. Default 5. */
  readonly consecutiveFailures?: number;
  /** Share of failures among the last 20 outcomes that opens it, from 10 outcomes on. Default 0.5. */
  readonly failureRate?: number;
  /** Milliseconds until the first trial; doubled with each trial that fails. Default 5,000. */
  readonly coolDown?: number;
  /** Default 120,000. */
  readonly maximumCoolDown?: number;
}

const windowSize = 20;
const leastOutcomes = 10;

/**
 * Keeps calls from a server that fails. Closed: all pass. Open: none passes until the cool-down is over. Half-open: one
 * trial at a time passes; its success closes the breaker, its failure opens it for twice as long.
 */
export class CircuitBreaker {
  readonly #clock: Clock;
  readonly #options: Required<BreakerOptions>;
  readonly #opened: (coolDown: number) => void;
  #outcomes: boolean[] = [];
  #inARow = 0;
  #openUntil: number | undefined;
  #coolDown: number;
  #trial = false;
  #turn = 0;

  constructor(clock: Clock, options: BreakerOptions, opened: (coolDown: number) => void) {
    this.#clock = clock;
    this.#options = { consecutiveFailures: 5, failureRate: 0.5, coolDown: 5_000, maximumCoolDown: 120_000, ...options };
    this.#opened = opened;
    this.#coolDown = this.#options.coolDown;
  }

  get closed(): boolean {
    return this.#openUntil === undefined;
  }

  /** Milliseconds until a trial may pass. */
  get remaining(): number {
    return Math.max(0, (this.#openUntil ?? 0) - this.#clock.elapsed());
  }

  /** False: the call must not be made. Each true is followed by `succeed`, `fail` or `abandon`. */
  enter(): boolean {
    if (this.closed) return true;
    if (this.remaining > 0 || this.#trial) return false;
    this.#trial = true;
    this.#turn += 1;
    return true;
  }

  /** Handed back with its outcome, it distinguishes a call from those that entered before the breaker opened or a trial began. */
  get turn(): number {
    return this.#turn;
  }

  succeed(turn = this.#turn): void {
    if (turn !== this.#turn) return;
    this.#trial = false;
    this.#inARow = 0;
    if (!this.closed) {
      this.#openUntil = undefined;
      this.#outcomes = [];
      this.#coolDown = this.#options.coolDown;
    }
    this.#remember(true);
  }

  fail(turn = this.#turn): void {
    if (turn !== this.#turn) return;
    const trial = this.#trial;
    this.#trial = false;
    this.#inARow += 1;
    this.#remember(false);
    if (this.closed ? this.#tooMany() : trial) this.#open();
  }

  /** Nothing was learned about the server: the caller left, or the request itself was wrong. */
  abandon(turn = this.#turn): void {
    if (turn !== this.#turn) return;
    this.#trial = false;
  }

  #remember(success: boolean): void {
    this.#outcomes.push(success);
    if (this.#outcomes.length > windowSize) this.#outcomes.shift();
  }

  #tooMany(): boolean {
    const failures = this.#outcomes.filter((success) => !success).length;
    return (
      this.#inARow >= this.#options.consecutiveFailures ||
      (this.#outcomes.length >= leastOutcomes && failures / this.#outcomes.length >= this.#options.failureRate)
    );
  }

  #open(): void {
    this.#turn += 1;
    const coolDown = this.#coolDown;
    this.#openUntil = this.#clock.elapsed() + coolDown;
    this.#coolDown = Math.min(coolDown * 2, this.#options.maximumCoolDown);
    this.#opened(coolDown);
  }
}
