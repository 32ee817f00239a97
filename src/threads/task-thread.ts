import { ServiceError } from '../errors/service-error.ts';
import { carriedError } from './carried-error.ts';
import { isOutOfMemory, SupervisedThread } from './supervised-thread.ts';
import type { TaskAnswer, TaskRequest } from './task-messages.ts';
import { watchCpu } from './watch-cpu.ts';

export interface TaskThreadLimits {
  /** Mebibytes of JavaScript objects that a task may make. */
  readonly mebibytes: number;
}

export interface Task extends TaskRequest {
  readonly name: string;
}

/** How a task ended, and the processor time it took in milliseconds. */
export interface TaskOutcome {
  readonly milliseconds: number;
  /** Throws what the task threw. */
  output(): unknown;
}

interface Pending {
  readonly task: Task;
  readonly budget: number;
  readonly resolve: (outcome: TaskOutcome) => void;
  readonly reject: (error: Error) => void;
  endWatch: () => void;
}

/**
 * A thread for one task at a time:
 *
 *     task ─► module loaded ─► run ─► outcome ─► the next task
 *                               │ budget used up, memory used up, died
 *                               └────────────────► ended; the task is refused, the owner makes another thread
 */
export class TaskThread {
  readonly #thread: SupervisedThread<TaskRequest, TaskAnswer>;
  readonly #limits: TaskThreadLimits;
  #pending: Pending | undefined;

  constructor(limits: TaskThreadLimits) {
    this.#limits = limits;
    this.#thread = new SupervisedThread(
      {
        module: new URL('./task-thread-main.ts', import.meta.url),
        name: 'text',
        resourceLimits: { maxOldGenerationSizeMb: limits.mebibytes },
      },
      {
        onAnswer: (answer) => this.#take(answer),
        onEnd: (cause) => this.#settle(({ reject }) => reject(this.#deathOf(cause))),
      },
    );
  }

  get ended(): boolean {
    return this.#thread.ended;
  }

  /** `budget`: milliseconds of processor time. Rejects when the task cannot end. */
  async run(task: Task, budget: number): Promise<TaskOutcome> {
    const release = this.#thread.hold();
    try {
      return await new Promise((resolve, reject) => {
        this.#pending = { task, budget, resolve, reject, endWatch: () => {} };
        this.#thread.post({ module: task.module, input: task.input });
      });
    } finally {
      release();
    }
  }

  /** Resolves when the thread is gone. */
  async end(): Promise<void> {
    await this.#thread.end();
  }

  #take(answer: TaskAnswer): void {
    const pending = this.#pending;
    if (pending === undefined) return;
    if (answer.kind === 'started') {
      pending.endWatch = watchCpu(this.#thread, pending.budget, () => {
        this.#settle(({ reject }) => reject(tooMuchTime(pending.budget)));
        void this.end();
      });
      return;
    }
    const { milliseconds } = answer;
    this.#settle(({ resolve, task }) =>
      resolve({
        milliseconds,
        output: () => {
          if ('output' in answer) return answer.output;
          throw carriedError(answer.error, `The task '${task.name}' failed`);
        },
      }),
    );
  }

  #settle(settle: (pending: Pending) => void): void {
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.endWatch();
    if (pending !== undefined) settle(pending);
  }

  #deathOf(cause: unknown): Error {
    if (isOutOfMemory(cause))
      return new ServiceError('work_too_large', { limit: `${this.#limits.mebibytes} MiB of memory` }, { cause });
    return new Error('A thread that works on texts ended unexpectedly.', { cause });
  }
}

/** `budget`: milliseconds. */
export function tooMuchTime(budget: number): ServiceError {
  const seconds = Number((budget / 1000).toFixed(1));
  return new ServiceError(
    'work_too_large',
    { limit: `${seconds} seconds of processor time` },
    { detail: 'Send it in smaller parts.' },
  );
}
