import type { DocumentWarning, TextUnit } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { carriedError } from '../../threads/carried-error.ts';
import { isOutOfMemory, SupervisedThread } from '../../threads/supervised-thread.ts';
import { watchCpu } from '../../threads/watch-cpu.ts';
import { messageParts } from './message-parts.ts';
import type { DocumentTask, TaskEnd, ThreadAnswer, ThreadData, ThreadRequest } from './messages.ts';

export interface ThreadLimits {
  /** Processor time for one task. */
  readonly cpuMilliseconds: number;
  /** From the beginning of a task to its end, for one that waits for what never comes. */
  readonly milliseconds: number;
  /** Mebibytes of JavaScript objects; what lies outside of them, file contents mostly, is bounded by the filters. */
  readonly mebibytes: number;
}

export interface TaskOutcome {
  readonly units: readonly TextUnit[];
  readonly warnings: readonly DocumentWarning[];
}

interface Pending {
  readonly units: TextUnit[];
  readonly resolve: (outcome: TaskOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** What a thread may keep between tasks. The memory of a large document goes back to the system only with its thread. */
const keptBytes = 192 * 1024 ** 2;

/** So long a thread has to answer an abort before it is ended. */
const abortMilliseconds = 1_000;

/**
 * A thread with all filters, for one task at a time. A filter cannot be interrupted but by ending its thread, which is
 * what happens when it takes too long, takes too much memory, or does not look at its signal:
 *
 *     task ─► units …, done ────► the next task, if little memory is left over
 *       │ time over, no memory, deaf to an abort
 *       └──────────────────────► ended; the task fails, the pool makes another thread
 */
export class DocumentThread {
  readonly #thread: SupervisedThread<ThreadRequest, ThreadAnswer>;
  readonly #limits: ThreadLimits;
  #pending: Pending | undefined;

  constructor(registry: URL, limits: ThreadLimits) {
    this.#limits = limits;
    this.#thread = new SupervisedThread(
      {
        module: new URL('./document-thread-main.ts', import.meta.url),
        name: 'documents',
        workerData: { registry: registry.href } satisfies ThreadData,
        resourceLimits: { maxOldGenerationSizeMb: limits.mebibytes },
      },
      {
        onAnswer: (answer) => this.#take(answer),
        onEnd: (cause) => this.#settle((pending) => pending.reject(deathOf(cause))),
      },
    );
  }

  get ended(): boolean {
    return this.#thread.ended;
  }

  /** Rejects with the reason of the signal, with what is wrong with the document, or with why the thread ended. */
  async run(task: DocumentTask, signal: AbortSignal): Promise<TaskOutcome> {
    signal.throwIfAborted();
    const release = this.#thread.hold();
    const outcome = new Promise<TaskOutcome>((resolve, reject) => {
      this.#pending = { units: [], resolve, reject };
    });
    const { cpuMilliseconds, milliseconds } = this.#limits;
    const endWatch = watchCpu(this.#thread, cpuMilliseconds, () => this.#give(tooMuchWork(cpuMilliseconds)));
    const timer = setTimeout(() => this.#give(tooSlow(milliseconds)), milliseconds);
    let grace: NodeJS.Timeout | undefined;
    const abort = (): void => {
      this.#post({ kind: 'abort' });
      grace = setTimeout(() => this.#give(signal.reason), abortMilliseconds);
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      // Anyone who waits learns of a thread that ends while parts are still sent.
      await Promise.race([this.#send(task), outcome]);
      return await outcome;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      endWatch();
      clearTimeout(timer);
      clearTimeout(grace);
      signal.removeEventListener('abort', abort);
      release();
    }
  }

  /** Resolves when the thread is gone; its task is rejected. */
  async end(): Promise<void> {
    await this.#thread.end();
  }

  async #send(task: DocumentTask): Promise<void> {
    const { write, ...rest } = task;
    if (write === undefined) return this.#post({ kind: 'task', task });
    const { translations, ...target } = write;
    for (const part of messageParts(translations, (translation) => translation)) {
      if (this.ended) break;
      this.#post({ kind: 'translations', part });
      await new Promise(setImmediate);
    }
    this.#post({ kind: 'task', task: { ...rest, write: { ...target, translations: [] } } });
  }

  #post(request: ThreadRequest): void {
    this.#thread.post(request);
  }

  #give(error: unknown): void {
    this.#settle((pending) => pending.reject(error));
    void this.end();
  }

  #take(answer: ThreadAnswer): void {
    if (answer.kind === 'units') {
      this.#pending?.units.push(...answer.part);
      return;
    }
    if (answer.heapBytes > keptBytes) void this.end();
    this.#settle((pending) => {
      if (answer.kind === 'done') pending.resolve({ units: pending.units, warnings: answer.warnings });
      else pending.reject(errorOf(answer));
    });
  }

  #settle(settle: (pending: Pending) => void): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending !== undefined) settle(pending);
  }
}

function errorOf(answer: Exclude<TaskEnd, { kind: 'done' }>): Error {
  if (answer.kind === 'aborted') return new Error('The task was aborted.');
  return carriedError(answer, 'A document filter failed');
}

function tooMuchWork(milliseconds: number): ServiceError {
  const seconds = Math.round(milliseconds / 1000);
  return new ServiceError('work_too_large', { limit: `${seconds} seconds of processor time` });
}

function tooSlow(milliseconds: number): ServiceError {
  const minutes = Math.round(milliseconds / 60_000);
  return new ServiceError('invalid_document', {
    reason: `it could not be read or written within ${minutes} minutes.`,
  });
}

function deathOf(cause: unknown): Error {
  if (isOutOfMemory(cause))
    return new ServiceError(
      'invalid_document',
      { reason: 'it needs more memory than is allowed for a document.' },
      { cause },
    );
  return new Error('The thread that reads documents ended unexpectedly.', { cause });
}
