import { DocumentThread, type TaskOutcome, type ThreadLimits } from './document-thread.ts';
import type { DocumentTask } from './messages.ts';

export interface DocumentThreadPoolOptions {
  /** Module with `documentFormats`. */
  readonly registry: URL;
  /** Threads at the same time. */
  readonly threads: number;
  readonly limits: ThreadLimits;
  /** Threads without work are ended after this time. */
  readonly idleMilliseconds: number;
}

interface Waiting {
  readonly start: (thread: DocumentThread) => void;
  readonly reject: (error: Error) => void;
}

/** Threads that are made when there is work, as many as allowed, and ended when there is none. Tasks go in their order. */
export class DocumentThreadPool implements AsyncDisposable {
  readonly #options: DocumentThreadPoolOptions;
  readonly #idle: { readonly thread: DocumentThread; readonly timer: NodeJS.Timeout }[] = [];
  readonly #busy = new Set<DocumentThread>();
  readonly #waiting: Waiting[] = [];
  #closed = false;

  constructor(options: DocumentThreadPoolOptions) {
    this.#options = options;
  }

  async run(task: DocumentTask, signal: AbortSignal): Promise<TaskOutcome> {
    const thread = await this.#acquire(signal);
    try {
      return await thread.run(task, signal);
    } finally {
      this.#release(thread);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('The server is closing.'));
    const idle = this.#idle.splice(0);
    for (const { timer } of idle) clearTimeout(timer);
    await Promise.all([...idle.map(({ thread }) => thread), ...this.#busy].map((thread) => thread.end()));
  }

  #acquire(signal: AbortSignal): Promise<DocumentThread> {
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(signal.reason);
      };
      const entry: Waiting = {
        reject,
        start: (thread) => {
          signal.removeEventListener('abort', abort);
          resolve(thread);
        },
      };
      if (signal.aborted) return reject(signal.reason);
      if (this.#closed) return reject(new Error('The server is closing.'));
      signal.addEventListener('abort', abort, { once: true });
      this.#waiting.push(entry);
      this.#serve();
    });
  }

  #serve(): void {
    while (this.#waiting.length > 0 && this.#busy.size < this.#options.threads) {
      const thread = this.#takeIdle() ?? new DocumentThread(this.#options.registry, this.#options.limits);
      this.#busy.add(thread);
      this.#waiting.shift()?.start(thread);
    }
  }

  #takeIdle(): DocumentThread | undefined {
    for (let next = this.#idle.pop(); next !== undefined; next = this.#idle.pop()) {
      clearTimeout(next.timer);
      if (!next.thread.ended) return next.thread;
    }
    return undefined;
  }

  #release(thread: DocumentThread): void {
    this.#busy.delete(thread);
    if (this.#closed) void thread.end();
    else if (!thread.ended) {
      const timer = setTimeout(() => {
        this.#idle.splice(
          this.#idle.findIndex((entry) => entry.thread === thread),
          1,
        );
        void thread.end();
      }, this.#options.idleMilliseconds).unref();
      this.#idle.push({ thread, timer });
    }
    this.#serve();
  }
}
