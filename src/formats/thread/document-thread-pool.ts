import { DocumentThread, type DocumentThreadOptions, type TaskOutcome } from './document-thread.ts';
import type { DocumentTask } from './messages.ts';

export interface DocumentThreadPoolOptions extends DocumentThreadOptions {
  /** Threads at the same time. */
  readonly threads: number;
  /** Threads without work are ended after this time. */
  readonly idleMilliseconds: number;
}

interface Waiting {
  readonly document: number;
  readonly start: (thread: DocumentThread) => void;
  readonly reject: (error: Error) => void;
}

interface Idle {
  readonly thread: DocumentThread;
  /** Ends the thread. None while it keeps a document that is still to be written. */
  readonly timer: NodeJS.Timeout | undefined;
}

/**
 * Threads that are made when there is work, as many as allowed, and ended when there is none. Tasks go in their order, each
 * to the thread that keeps its document if it is free, else to one that keeps none, if possible.
 */
export class DocumentThreadPool implements AsyncDisposable {
  readonly #options: DocumentThreadPoolOptions;
  readonly #idle: Idle[] = [];
  readonly #busy = new Set<DocumentThread>();
  readonly #waiting: Waiting[] = [];
  #closed = false;

  constructor(options: DocumentThreadPoolOptions) {
    this.#options = options;
  }

  async run(task: DocumentTask, signal: AbortSignal): Promise<TaskOutcome> {
    const thread = await this.#acquire(task.document, signal);
    try {
      return await thread.run(task, signal);
    } finally {
      this.#release(thread);
    }
  }

  /** Nobody will write the document any more. */
  close(document: number): void {
    const thread = this.#take(({ kept }) => kept === document);
    if (thread === undefined) return;
    thread.close(document);
    this.#rest(thread);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('The server is closing.'));
    const idle = this.#idle.splice(0);
    for (const { timer } of idle) clearTimeout(timer);
    await Promise.all([...idle.map(({ thread }) => thread), ...this.#busy].map((thread) => thread.end()));
  }

  #acquire(document: number, signal: AbortSignal): Promise<DocumentThread> {
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(signal.reason);
      };
      const entry: Waiting = {
        document,
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
    while (this.#busy.size < this.#options.threads) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      const thread = this.#choose(next.document);
      this.#busy.add(thread);
      next.start(thread);
    }
  }

  #choose(document: number): DocumentThread {
    const own = this.#take(({ kept }) => kept === document) ?? this.#take(({ kept }) => kept === undefined);
    if (own !== undefined) return own;
    const { threads } = this.#options;
    const other = this.#idle.length + this.#busy.size < threads ? undefined : this.#take(() => true);
    return other ?? new DocumentThread(this.#options);
  }

  #take(suits: (thread: DocumentThread) => boolean): DocumentThread | undefined {
    const index = this.#idle.findIndex(({ thread }) => !thread.ended && suits(thread));
    const [taken] = index < 0 ? [] : this.#idle.splice(index, 1);
    clearTimeout(taken?.timer);
    return taken?.thread;
  }

  #release(thread: DocumentThread): void {
    this.#busy.delete(thread);
    if (this.#closed) void thread.end();
    else if (!thread.ended) this.#rest(thread);
    this.#serve();
  }

  #rest(thread: DocumentThread): void {
    const end = (): void => {
      this.#take((other) => other === thread);
      void thread.end();
    };
    const timer = thread.kept === undefined ? setTimeout(end, this.#options.idleMilliseconds).unref() : undefined;
    this.#idle.push({ thread, timer });
  }
}
