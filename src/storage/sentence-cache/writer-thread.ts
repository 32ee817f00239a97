import { SupervisedThread } from '../../threads/supervised-thread.ts';
import type { FileState, StoredSentence } from './sentence-writer.ts';

export interface ThreadSettings {
  readonly path: string;
  readonly bytes: number;
}

/** The first is said unasked, the others answer one request each. */
export interface ThreadReport {
  readonly wrote: boolean;
  readonly state: FileState;
}

export type ThreadRequest = readonly StoredSentence[] | 'close';

export interface WriterThreadEvents {
  onReport(report: ThreadReport): void;
  /** The thread has ended by itself, which it does on any error; what it had is lost. */
  onFailure(error: unknown): void;
}

/** A thread with its own connection that writes sentences to a file. It keeps no process alive while it is idle. */
export class WriterThread {
  readonly #thread: SupervisedThread<ThreadRequest, ThreadReport>;
  #release: () => void = () => {};
  #closing = false;

  constructor(settings: ThreadSettings, events: WriterThreadEvents) {
    this.#thread = new SupervisedThread(
      {
        module: new URL('./writer-thread-main.ts', import.meta.url),
        name: 'sentences',
        workerData: settings,
        // Messages are short-lived; without a bound the thread would keep tens of megabytes of them before it cleans up.
        resourceLimits: { maxYoungGenerationSizeMb: 4 },
      },
      {
        onAnswer: (report) => {
          if (this.#closing) return;
          if (report.wrote) this.#release();
          events.onReport(report);
        },
        onEnd: (cause = new Error('The thread that writes sentences ended unexpectedly.')) => {
          if (!this.#closing) events.onFailure(cause);
        },
      },
    );
  }

  write(sentences: readonly StoredSentence[]): void {
    this.#release();
    this.#release = this.#thread.hold();
    this.#thread.post(sentences);
  }

  /** Resolves when everything sent is written and the file is closed. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#thread.close('close');
  }
}
