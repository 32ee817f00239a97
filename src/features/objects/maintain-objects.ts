import type { Clock } from '../../contracts/clock.ts';
import type { Events } from '../../observability/events.ts';

export interface MaintainObjectsOptions {
  /** Removes what processes left that were killed; answers how much. Several nodes may do it at once. */
  readonly sweep: () => Promise<number>;
  readonly clock: Clock;
  readonly events: Pick<Events, 'objectsSwept' | 'requestFailed'>;
}

const everyMilliseconds = 3_600_000;

/** Sweeps the object store, at the start and every hour until it is disposed of. */
export class MaintainObjects implements AsyncDisposable {
  readonly #options: MaintainObjectsOptions;
  #cancel: () => void = () => {};
  #running: Promise<void>;
  #closed = false;

  constructor(options: MaintainObjectsOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    this.#cancel();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { sweep, clock, events } = this.#options;
    try {
      const swept = await sweep();
      if (swept > 0) events.objectsSwept({ objects: swept });
    } catch (error) {
      events.requestFailed({ traceId: 'sweep-objects', code: 'internal', error });
    }
    if (this.#closed) return;
    this.#cancel = clock.after(everyMilliseconds, () => {
      this.#running = this.#run();
    });
  }
}
