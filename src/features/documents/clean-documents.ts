import type { Clock } from '../../contracts/clock.ts';
import type { Events } from '../../observability/events.ts';
import type { Documents } from './documents.ts';

export interface CleanDocumentsOptions {
  readonly documents: Pick<Documents, 'clean'>;
  readonly clock: Clock;
  readonly events: Pick<Events, 'requestFailed'>;
  readonly everyMilliseconds: number;
}

/** Removes expired documents, at the start and again and again until it is disposed of. */
export class CleanDocuments implements AsyncDisposable {
  readonly #options: CleanDocumentsOptions;
  #cancel: () => void = () => {};
  #running: Promise<void>;
  #closed = false;

  constructor(options: CleanDocumentsOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    this.#cancel();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { documents, clock, events, everyMilliseconds } = this.#options;
    try {
      await documents.clean();
    } catch (error) {
      events.requestFailed({ traceId: 'clean-documents', code: 'internal', error });
    }
    if (this.#closed) return;
    this.#cancel = clock.after(everyMilliseconds, () => {
      this.#running = this.#run();
    });
  }
}
