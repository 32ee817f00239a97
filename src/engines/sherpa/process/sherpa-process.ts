import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../../contracts/clock.ts';
import type { AnswerOf, PartOf, ProcessAnswer, ProcessRequest, RequestOf, TaskName } from './process-messages.ts';

export interface SherpaProcessSettings {
  readonly clock: Clock;
  /** Milliseconds for one answer, or a part of it; a process that takes longer is stuck, and is ended. */
  readonly timeLimit: number;
  /** Bytes that the process may use. */
  readonly memoryLimit: number;
}

/** Sets limits of memory, where the machine has it. */
const limiter = '/usr/bin/prlimit';

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
  readonly #child: ChildProcess;
  readonly #settings: SherpaProcessSettings;
  readonly #asked = new Map<number, Asked>();
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
  #end: ProcessGone | undefined;
  #count = 0;

  /** `onEnd` is called once. */
  constructor(settings: SherpaProcessSettings, onEnd: (reason: string) => void) {
    this.#settings = settings;
    // The young generation stays small; what models use is outside of it.
    const options = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=2'];
    const limited = existsSync(limiter);
    // Addresses are no measure: V8 reserves many that it does not use.
    const limits = [`--data=${settings.memoryLimit}`, '--core=0', process.execPath, ...options];
    this.#child = fork(join(import.meta.dirname, 'process-main.ts'), {
      execPath: limited ? limiter : process.execPath,
      execArgv: limited ? limits : options,
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (answer: ProcessAnswer) => this.#take(answer));
    this.#child.unref();
    this.#child.channel?.unref();
    this.gone = new Promise((resolve) => {
      const ended = (reason: string, cause?: unknown): void => {
        this.#fail(reason, cause);
        onEnd(reason);
        resolve();
      };
      this.#child.once('error', (error) => ended('the process for models could not run', error));
      this.#child.once('exit', (code, signal) =>
        ended(`the process for models ${signal === null ? `exited with ${code}` : `got ${signal}`}`),
      );
    });
  }

  get id(): number | undefined {
    return this.#child.pid;
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
      this.#child.channel?.ref();
      this.#child.ref();
      this.#child.send({ id, task, request } satisfies ProcessRequest, () => {});
    });
  }

  /** Resolves when the process is gone. */
  kill(): Promise<void> {
    this.#fail('the process for models was ended');
    this.#child.ref();
    this.#child.kill('SIGKILL');
    return this.gone;
  }

  #limit(): () => void {
    return this.#settings.clock.after(this.#settings.timeLimit, () => {
      this.#fail('the process for models did not answer in time');
      this.#child.kill('SIGKILL');
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
    this.#child.channel?.unref();
    this.#child.unref();
  }
}
