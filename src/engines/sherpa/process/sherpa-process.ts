import type { Clock } from '../../../contracts/clock.ts';
import { SupervisedProcess } from '../../../processes/supervised-process.ts';
import type { AnswerOf, PartOf, ProcessAnswer, ProcessRequest, RequestOf, TaskName } from './process-messages.ts';

export interface SherpaProcessSettings {
  readonly clock: Clock;
  /** Milliseconds for one answer, or a part of it; a process that takes longer is stuck, and is ended. */
  readonly timeLimit: number;
  /** Bytes that the process may use. */
  readonly memoryLimit: number;
}

interface Asked {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
  readonly give: ((part: never) => void) | undefined;
  cancelLimit: () => void;
}

/** The process is gone, and its streams with it. */
export class ProcessGone extends Error {}

/**
 * One process that runs models. Its life:
 *
 *     start ─► ask ─► answer … ─► kill ─► gone
 *               └─ no answer in time, a broken model ─► gone: every question rejects with `ProcessGone`
 */
export class SherpaProcess {
  readonly #process: SupervisedProcess<ProcessRequest, ProcessAnswer>;
  readonly #settings: SherpaProcessSettings;
  readonly #asked = new Map<number, Asked>();
  #release: (() => void) | undefined;
  #end: ProcessGone | undefined;
  #count = 0;

  /** `onEnd` is called once. */
  constructor(settings: SherpaProcessSettings, onEnd: (reason: string) => void) {
    this.#settings = settings;
    this.#process = new SupervisedProcess(
      {
        module: new URL('./process-main.ts', import.meta.url),
        data: null,
        memoryMebibytes: Math.ceil(settings.memoryLimit / 1024 ** 2),
        // The young generation stays small; what models use is outside of it.
        options: ['--max-semi-space-size=2'],
      },
      {
        onAnswer: (answer) => this.#take(answer),
        onEnd: (cause) => {
          const reason = `the process for models ${cause instanceof Error ? `died: ${cause.message}` : 'was ended'}`;
          this.#fail(reason, cause);
          onEnd(reason);
        },
      },
    );
  }

  get id(): number | undefined {
    return this.#process.id;
  }

  /** Resolves when the process is gone. */
  get gone(): Promise<void> {
    return this.#process.gone;
  }

  get ended(): boolean {
    return this.#end !== undefined;
  }

  /**
   * Rejects with `ProcessGone` when the process ends, and with another error where it cannot do the task. `give` gets the parts
   * that come before the answer.
   */
  ask<Name extends TaskName>(
    task: Name,
    request: RequestOf<Name>,
    give?: (part: PartOf<Name>) => void,
  ): Promise<AnswerOf<Name>> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) {
        reject(this.#end);
        return;
      }
      const id = ++this.#count;
      this.#asked.set(id, { resolve, reject, give, cancelLimit: this.#limit() });
      this.#release ??= this.#process.hold();
      this.#process.post({ id, task, request });
    });
  }

  /** Resolves when the process is gone. */
  kill(): Promise<void> {
    this.#fail('the process for models was ended');
    return this.#process.end();
  }

  #limit(): () => void {
    return this.#settings.clock.after(this.#settings.timeLimit, () => {
      this.#fail('the process for models did not answer in time');
      void this.#process.end();
    });
  }

  #take({ id, answer, part, failure }: ProcessAnswer): void {
    const asked = this.#asked.get(id);
    if (asked === undefined) return;
    asked.cancelLimit();
    if (part !== undefined) {
      asked.cancelLimit = this.#limit();
      asked.give?.(part as never);
      return;
    }
    this.#asked.delete(id);
    this.#rest();
    if (failure === undefined) asked.resolve(answer as never);
    else asked.reject(new Error(failure));
  }

  #fail(reason: string, cause?: unknown): void {
    this.#end ??= new ProcessGone(reason, { cause });
    for (const asked of this.#asked.values()) {
      asked.cancelLimit();
      asked.reject(this.#end);
    }
    this.#asked.clear();
    this.#rest();
  }

  /** A process that nobody waits for does not keep the server's process alive. */
  #rest(): void {
    if (this.#asked.size > 0) return;
    this.#release?.();
    this.#release = undefined;
  }
}
