import type { Clock } from '../../../contracts/clock.ts';
import { SupervisedThread } from '../../../threads/supervised-thread.ts';
import type { EngineAnswer, EngineMemory, EngineRequest } from '../worker/messages.ts';
import type { CompiledModule } from '../worker/web-assembly.ts';

/** The engine in a thread is gone, and with it everything that was loaded and asked. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError';
  readonly kind: 'crashed' | 'timed_out';

  constructor(kind: 'crashed' | 'timed_out', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

interface Pending {
  readonly resolve: (texts: readonly string[]) => void;
  readonly reject: (error: Error) => void;
  readonly cancelTimer: () => void;
}

/**
 * A thread with an engine. Takes one request at a time; translation cannot be interrupted but by ending the thread,
 * which is what happens when a request takes too long and when the engine aborts.
 */
export class EngineThread {
  readonly thread: SupervisedThread<CompiledModule | EngineRequest, EngineAnswer>;
  readonly #clock: Clock;
  readonly #started: Promise<void>;
  #memory: EngineMemory = { heapBytes: 0, handles: 0 };
  #pending: Pending | undefined;
  #end: ThreadEndedError | undefined;

  /** `onEnd` is called once, also when nothing is under way and when the owner ends the thread. */
  constructor(compiled: Promise<CompiledModule>, clock: Clock, onEnd: () => void) {
    this.#clock = clock;
    this.thread = new SupervisedThread(
      {
        module: new URL('../worker/engine-main.ts', import.meta.url),
        name: 'bergamot',
        // All that is large lies outside of the JavaScript heap.
        resourceLimits: { maxYoungGenerationSizeMb: 4 },
      },
      {
        onAnswer: (answer) => this.#settle(answer),
        onEnd: (cause) => {
          const reason = cause instanceof Error ? `: ${cause.message}` : '';
          this.#fail(new ThreadEndedError('crashed', `the thread of the engine ended${reason}`, { cause }));
          onEnd();
        },
      },
    );
    this.#started = compiled.then(
      (module) => this.thread.post(module),
      (error: unknown) => {
        this.#fail(new ThreadEndedError('crashed', 'the engine cannot be compiled', { cause: error }));
        void this.end();
      },
    );
  }

  /** As of the last answer. */
  get memory(): EngineMemory {
    return this.#memory;
  }

  get ended(): boolean {
    return this.#end !== undefined;
  }

  /**
   * Resolves to the translations, if any were asked for. Rejects with `ThreadEndedError` when the thread is gone, else
   * with what kept the engine from doing it.
   */
  async request(request: EngineRequest, timeLimit: number): Promise<readonly string[]> {
    const release = this.thread.hold();
    try {
      await this.#started;
      return await this.#ask(request, timeLimit);
    } finally {
      release();
    }
  }

  #ask(request: EngineRequest, timeLimit: number): Promise<readonly string[]> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) {
        reject(this.#end);
        return;
      }
      const cancelTimer = this.#clock.after(timeLimit, () => {
        this.#fail(new ThreadEndedError('timed_out', `no answer within ${Math.round(timeLimit)} ms`));
        void this.end();
      });
      this.#pending = { resolve, reject, cancelTimer };
      this.thread.post(request);
    });
  }

  /** Resolves when the thread is gone. What it was asked is rejected. */
  async end(): Promise<void> {
    this.#fail(new ThreadEndedError('crashed', 'the thread of the engine was ended'));
    await this.thread.end();
  }

  #settle(answer: EngineAnswer): void {
    if (answer.kind === 'done') {
      this.#memory = answer.memory;
      this.#take()?.resolve(answer.texts);
    } else if (answer.spent) {
      this.#fail(new ThreadEndedError('crashed', answer.reason));
      void this.end();
    } else {
      this.#take()?.reject(new Error(answer.reason));
    }
  }

  #fail(end: ThreadEndedError): void {
    this.#end ??= end;
    this.#take()?.reject(end);
  }

  #take(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.cancelTimer();
    return pending;
  }
}
