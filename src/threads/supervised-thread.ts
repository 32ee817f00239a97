import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';
import { compileCache } from '../processes/compile-cache.ts';

export interface ThreadSettings {
  /** The module that the thread runs. */
  readonly module: URL;
  readonly name: string;
  readonly workerData?: unknown;
  readonly resourceLimits?: ResourceLimits;
}

export interface ThreadEvents<Answer> {
  onAnswer(answer: Answer): void;
  /** Once, when the thread is gone, anyone who ended it. The cause is what it died of, undefined where it was ended. */
  onEnd(cause: unknown): void;
}

/**
 * A worker thread as all parts of the server use it. Its life:
 *
 *     new ─► runs ─► posted requests, answers ─► close(request): ends by itself ─► gone
 *             │                              └─► end(): terminated at once ──────► gone
 *             └─ died: error, memory ───────────────────────────────────────────► gone, with the cause
 *
 * It inherits neither the environment nor the options of the process, but for the folder of compiled modules. An idle thread keeps no process alive: anyone who
 * waits for an answer holds it.
 */
export class SupervisedThread<Request, Answer> {
  readonly #worker: Worker;
  /** Resolves when the thread is gone. */
  readonly gone: Promise<void>;
  #holds = 0;
  #ended = false;

  constructor({ module, name, workerData, resourceLimits }: ThreadSettings, events: ThreadEvents<Answer>) {
    this.#worker = new Worker(module, {
      name,
      workerData,
      env: compileCache(),
      // Options that the process was started with, `--eval` or `--input-type` for one, need not suit the thread.
      execArgv: [],
      ...(resourceLimits === undefined ? {} : { resourceLimits }),
    });
    this.#worker.unref();
    let cause: unknown;
    this.#worker.on('message', (answer: Answer) => events.onAnswer(answer));
    this.#worker.on('error', (error) => {
      cause = error;
    });
    this.gone = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#ended = true;
        resolve();
        events.onEnd(cause);
      });
    });
  }

  /** True as soon as the thread is gone or being ended. */
  get ended(): boolean {
    return this.#ended;
  }

  /** What is posted to an ended thread is dropped. */
  post(request: Request, transfer: readonly Transferable[] = []): void {
    if (!this.#ended) this.#worker.postMessage(request, transfer);
  }

  /** Keeps the process alive until the returned function is called; calling that again does nothing. */
  hold(): () => void {
    let held = true;
    this.#holds += 1;
    this.#worker.ref();
    return () => {
      if (!held) return;
      held = false;
      this.#holds -= 1;
      if (this.#holds === 0) this.#worker.unref();
    };
  }

  /** Processor time that the thread has used since it began, in milliseconds. Answers while the thread is busy, too. */
  async cpuMilliseconds(): Promise<number> {
    const { user, system } = await this.#worker.cpuUsage();
    return (user + system) / 1000;
  }

  /** Terminates the thread in the middle of what it does. Resolves when it is gone. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#worker.ref();
    await this.#worker.terminate();
  }

  /** Posts a last request, at which the thread ends by itself. Resolves when it is gone. */
  async close(request: Request): Promise<void> {
    this.#worker.ref();
    this.post(request);
    await this.gone;
  }
}

/** Whether a thread died of its memory limit. */
export function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
