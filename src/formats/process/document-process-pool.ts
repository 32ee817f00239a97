import type { ReportProgress } from '../../contracts/documents/document-tools.ts';
import { DocumentProcess, type DocumentProcessOptions, type TaskOutcome } from './document-process.ts';
import type { DocumentTask } from './messages.ts';

export interface DocumentProcessPoolOptions extends DocumentProcessOptions {
  /** Processes at the same time. */
  readonly processes: number;
  /** Processes without work are ended after this time. */
  readonly idleMilliseconds: number;
}

interface Waiting {
  readonly document: number;
  readonly start: (process: DocumentProcess) => void;
  readonly reject: (error: Error) => void;
}

interface Idle {
  readonly process: DocumentProcess;
  /** Ends the process. None while it keeps a document that is still to be written. */
  readonly timer: NodeJS.Timeout | undefined;
}

/**
 * Processes that are made when there is work, as many as allowed, and ended when there is none. Tasks go in their order, each
 * to the process that keeps its document if it is free, else to one that keeps none, if possible.
 */
export class DocumentProcessPool implements AsyncDisposable {
  readonly #options: DocumentProcessPoolOptions;
  readonly #idle: Idle[] = [];
  readonly #busy = new Set<DocumentProcess>();
  readonly #waiting: Waiting[] = [];
  #closed = false;

  constructor(options: DocumentProcessPoolOptions) {
    this.#options = options;
  }

  async run(task: DocumentTask, signal: AbortSignal, report?: ReportProgress): Promise<TaskOutcome> {
    const process = await this.#acquire(task.document, signal);
    try {
      return await process.run(task, signal, report);
    } finally {
      this.#release(process);
    }
  }

  /** Nobody will write the document any more. */
  close(document: number): void {
    const process = this.#take(({ kept }) => kept === document);
    if (process === undefined) return;
    process.close(document);
    this.#rest(process);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('The server is closing.'));
    const idle = this.#idle.splice(0);
    for (const { timer } of idle) clearTimeout(timer);
    await Promise.all([...idle.map(({ process }) => process), ...this.#busy].map((process) => process.end()));
  }

  #acquire(document: number, signal: AbortSignal): Promise<DocumentProcess> {
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(signal.reason);
      };
      const entry: Waiting = {
        document,
        reject,
        start: (process) => {
          signal.removeEventListener('abort', abort);
          resolve(process);
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
    while (this.#busy.size < this.#options.processes) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      const process = this.#choose(next.document);
      this.#busy.add(process);
      next.start(process);
    }
  }

  #choose(document: number): DocumentProcess {
    const own = this.#take(({ kept }) => kept === document) ?? this.#take(({ kept }) => kept === undefined);
    if (own !== undefined) return own;
    const { processes } = this.#options;
    const other = this.#idle.length + this.#busy.size < processes ? undefined : this.#take(() => true);
    return other ?? new DocumentProcess(this.#options);
  }

  #take(suits: (process: DocumentProcess) => boolean): DocumentProcess | undefined {
    const index = this.#idle.findIndex(({ process }) => !process.ended && suits(process));
    const [taken] = index < 0 ? [] : this.#idle.splice(index, 1);
    clearTimeout(taken?.timer);
    return taken?.process;
  }

  #release(process: DocumentProcess): void {
    this.#busy.delete(process);
    if (this.#closed) void process.end();
    else if (!process.ended) this.#rest(process);
    this.#serve();
  }

  #rest(process: DocumentProcess): void {
    const end = (): void => {
      this.#take((other) => other === process);
      void process.end();
    };
    const timer = process.kept === undefined ? setTimeout(end, this.#options.idleMilliseconds).unref() : undefined;
    this.#idle.push({ process, timer });
  }
}
