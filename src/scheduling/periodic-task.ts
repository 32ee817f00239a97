import type { Clock } from '../contracts/clock.ts';

export interface PeriodicTaskOptions {
  /** Several nodes may run it at once. */
  readonly run: () => Promise<void>;
  readonly everyMilliseconds: number;
  readonly clock: Pick<Clock, 'after'>;
  /** A run that fails does not end the task. */
  readonly onFailure: (error: unknown) => void;
}

/** Runs at the start, and again a while after each run, until it is disposed of; a run in progress is waited for. */
export class PeriodicTask implements AsyncDisposable {
  readonly #options: PeriodicTaskOptions;
  #cancel: () => void = () => {};
  #running: Promise<void>;
  #closed = false;

  constructor(options: PeriodicTaskOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    this.#cancel();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { run, everyMilliseconds, clock, onFailure } = this.#options;
    try {
      await run();
    } catch (error) {
      onFailure(error);
    }
    if (this.#closed) return;
    this.#cancel = clock.after(everyMilliseconds, () => {
      this.#running = this.#run();
    });
  }
}
