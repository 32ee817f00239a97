import type { Clock } from '../../contracts/clock.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { SharedCapacity } from '../../scheduling/shared-capacity.ts';
import { SupervisedThread } from '../../threads/supervised-thread.ts';
import { watchCpu } from '../../threads/watch-cpu.ts';
import type { Answer, Finding, Question } from './worker/messages.ts';

export interface HarperThreadSettings {
  readonly clock: Clock;
  /** Milliseconds without work after which the thread ends and gives its memory back; `Infinity` for never. */
  readonly idleTime: number;
  /** Milliseconds for an answer; longer than loading takes on a busy machine. */
  readonly timeLimit: number;
  readonly onIncident: (incident: { readonly kind: string; readonly detail: string }) => void;
}

interface Pending {
  readonly resolve: (findings: readonly (readonly Finding[])[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * What a new thread is asked first, each with its own time limit: the first text loads Harper, and a word that is far from all others
 * makes what Harper needs to look for such words. That takes two to three seconds, for which no request has to wait later.
 */
const preparation = ['Ready.', 'Mnogogresna'] as const;

/** Processor time for one question. Loading takes four seconds of it, a legal text of 10,000 characters up to two. */
const cpuMilliseconds = 20_000;

/**
 * Harper in its own thread, since it takes milliseconds a sentence and seconds to load. Its life:
 *
 *     first question ─► thread ─► WebAssembly loaded ─► answers, one at a time ─► idle ─► ended
 *                         ▲                                  │ crashed, stalled │ too much processor time
 *                         └──────────────── once ────────────┘ then     └► work_too_large
 *                                                                engine_failed
 */
export class HarperThread {
  readonly #settings: HarperThreadSettings;
  #thread: SupervisedThread<Question, Answer> | undefined;
  #pending: Pending | undefined;
  /** One question at a time; accounts take turns. */
  readonly #turns = new SharedCapacity({ capacity: 1, accountShare: 1, backgroundShare: 1 });
  #cancelIdle: (() => void) | undefined;
  #disposed = false;

  constructor(settings: HarperThreadSettings) {
    this.#settings = settings;
  }

  /** Whether the thread runs. */
  get running(): boolean {
    return this.#thread !== undefined;
  }

  /** What Harper finds in each text. Rejects with `work_too_large` for texts that take it too long. */
  ask(
    question: Question,
    accountId: string | undefined,
    signal: AbortSignal,
  ): Promise<readonly (readonly Finding[])[]> {
    return this.#turns.use({ accountId, weight: 1 }, signal, () => this.#askTwice(question));
  }

  /** Ends the thread as a crash would. */
  async end(): Promise<void> {
    await this.#thread?.end();
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
      if (this.#disposed || error instanceof ServiceError) throw error;
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
    if (this.#thread === undefined)
      for (const text of preparation) await this.#exchange({ dialect: question.dialect, texts: [text] });
    return this.#exchange(question);
  }

  async #exchange(question: Question): Promise<readonly (readonly Finding[])[]> {
    if (this.#disposed) throw new Error('Harper is stopped');
    const { clock, idleTime, timeLimit } = this.#settings;
    this.#cancelIdle?.();
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const cancelStalled = clock.after(timeLimit, () => void thread.end());
    const endWatch = watchCpu(thread, cpuMilliseconds, () => {
      this.#take()?.reject(tooMuchWork());
      void thread.end();
    });
    const release = thread.hold();
    try {
      return await new Promise((resolve, reject) => {
        this.#pending = { resolve, reject };
        thread.post(question);
      });
    } finally {
      release();
      endWatch();
      cancelStalled();
      if (idleTime !== Infinity) this.#cancelIdle = clock.after(idleTime, () => void this.end());
    }
  }

  #start(): SupervisedThread<Question, Answer> {
    const thread = new SupervisedThread<Question, Answer>(
      { module: new URL('./worker/harper-main.ts', import.meta.url), name: 'harper' },
      {
        onAnswer: (answer) => {
          const pending = this.#take();
          if (answer.kind === 'found') pending?.resolve(answer.findings);
          else pending?.reject(new Error(answer.reason));
        },
        onEnd: (cause) => {
          if (this.#thread !== thread) return;
          this.#thread = undefined;
          const reason = cause instanceof Error ? `: ${cause.message}` : '';
          this.#take()?.reject(new Error(`the thread of Harper ended${reason}`, { cause }));
        },
      },
    );
    return thread;
  }

  #take(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending;
  }
}

function tooMuchWork(): ServiceError {
  return new ServiceError(
    'work_too_large',
    { limit: `${cpuMilliseconds / 1000} seconds of processor time` },
    { detail: 'Send it in smaller parts.' },
  );
}
