import { Worker } from 'node:worker_threads';
import type { Clock } from '../../contracts/clock.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Answer, Finding, Question } from './worker/messages.ts';

export interface HarperThreadSettings {
  readonly clock: Clock;
  /** Milliseconds without work after which the thread ends and gives its memory back. */
  readonly idleTime: number;
  readonly onIncident: (incident: { readonly kind: string; readonly detail: string }) => void;
}

interface Pending {
  readonly resolve: (findings: readonly (readonly Finding[])[]) => void;
  readonly reject: (error: Error) => void;
}

/** Longer than loading takes on a busy machine. */
const stalledMilliseconds = 60_000;

/**
 * Harper in a thread of its own, since it takes milliseconds a sentence and seconds to load. Its life:
 *
 *     first question ─► thread ─► WebAssembly loaded ─► answers, one at a time ─► idle ─► ended
 *                         ▲                                  │ crashed, stalled
 *                         └──────────────── once ────────────┘ then engine_failed
 */
export class HarperThread {
  readonly #settings: HarperThreadSettings;
  #worker: Worker | undefined;
  #pending: Pending | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #cancelIdle: (() => void) | undefined;
  #disposed = false;

  constructor(settings: HarperThreadSettings) {
    this.#settings = settings;
  }

  /** What Harper finds in each text. */
  ask(question: Question): Promise<readonly (readonly Finding[])[]> {
    const turn = this.#turn.then(() => this.#askTwice(question));
    this.#turn = turn.catch(() => {});
    return turn;
  }

  /** Ends the thread as a crash would. */
  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  async dispose(): Promise<void> {
    this.#disposed = true;
    this.#cancelIdle?.();
    await this.end();
  }

  async #askTwice(question: Question): Promise<readonly (readonly Finding[])[]> {
    try {
      return await this.#askOnce(question);
    } catch (error) {
      if (this.#disposed) throw error;
      this.#settings.onIncident({ kind: 'restarted', detail: (error as Error).message });
      await this.end();
    }
    try {
      return await this.#askOnce(question);
    } catch (cause) {
      throw new ServiceError('engine_failed', {}, { cause });
    }
  }

  async #askOnce(question: Question): Promise<readonly (readonly Finding[])[]> {
    if (this.#disposed) throw new Error('Harper is stopped');
    const { clock, idleTime } = this.#settings;
    this.#cancelIdle?.();
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const cancelStalled = clock.after(stalledMilliseconds, () => void worker.terminate());
    // A process that awaits an answer must not end for want of other work.
    worker.ref();
    try {
      return await new Promise((resolve, reject) => {
        this.#pending = { resolve, reject };
        worker.postMessage(question);
      });
    } finally {
      worker.unref();
      cancelStalled();
      this.#cancelIdle = clock.after(idleTime, () => void this.end());
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker/harper-main.ts', import.meta.url), {
      name: 'harper',
      env: {},
      // Options that the process was started with, `--eval` or `--input-type` for one, need not suit the thread.
      execArgv: [],
    });
    let cause: unknown;
    worker.on('message', (answer: Answer) => {
      const pending = this.#take();
      if (answer.kind === 'found') pending?.resolve(answer.findings);
      else pending?.reject(new Error(answer.reason));
    });
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      const reason = cause instanceof Error ? `: ${cause.message}` : '';
      this.#take()?.reject(new Error(`the thread of Harper ended${reason}`, { cause }));
    });
    return worker;
  }

  #take(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending;
  }
}
