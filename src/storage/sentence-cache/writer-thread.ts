import { Worker } from 'node:worker_threads';
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

/** A thread with a connection of its own that writes sentences to a file. It keeps no process alive while it is idle. */
export class WriterThread {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  #closing = false;

  constructor(settings: ThreadSettings, events: WriterThreadEvents) {
    this.#worker = new Worker(new URL('./writer-thread-main.ts', import.meta.url), {
      name: 'sentences',
      workerData: settings,
      // Options that the process was started with, `--eval` or `--input-type` for one, need not suit the thread.
      execArgv: [],
      // Messages are short-lived; without a bound the thread would keep tens of megabytes of them before it cleans up.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    let cause: unknown = new Error('The thread that writes sentences ended unexpectedly.');
    this.#worker.on('message', (report: ThreadReport) => {
      if (this.#closing) return;
      if (report.wrote) this.#worker.unref();
      events.onReport(report);
    });
    this.#worker.on('error', (error) => {
      cause = error;
    });
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        resolve();
        if (!this.#closing) events.onFailure(cause);
      });
    });
    this.#worker.unref();
  }

  write(sentences: readonly StoredSentence[]): void {
    this.#worker.ref();
    this.#worker.postMessage(sentences satisfies ThreadRequest);
  }

  /** Resolves when everything sent is written and the file is closed. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#worker.ref();
    this.#worker.postMessage('close' satisfies ThreadRequest);
    await this.#ended;
  }
}
