import type { DocumentWarning, TextUnit } from '../../contracts/documents/document-filter.ts';
import type { DocumentAttachment, ReportProgress } from '../../contracts/documents/document-tools.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { ProcessOutOfMemory, SupervisedProcess } from '../../processes/supervised-process.ts';
import { carriedError } from '../../threads/carried-error.ts';
import { watchCpu } from '../../threads/watch-cpu.ts';
import { watchProgress } from '../../threads/watch-progress.ts';
import { messageParts } from './message-parts.ts';
import {
  type DocumentTask,
  keptHeapBytes,
  type ProcessAnswer,
  type ProcessData,
  type ProcessRequest,
  type TaskEnd,
} from './messages.ts';
import { withoutOptimizingCompiler } from './optimizing-compiler.ts';

export interface TaskLimits {
  /** Processor time for one task; where it has pictures, for each of them and for what comes after the last. */
  readonly cpuMilliseconds: number;
  /** Processor time for one task with all of its pictures. */
  readonly picturesCpuMilliseconds: number;
  /** Without any progress, for a task that waits for what never comes. A process that gets little of the processors goes on. */
  readonly stalledMilliseconds: number;
  /** Mebibytes of JavaScript objects; what lies outside of them, file contents mostly, is bounded by the filters. */
  readonly mebibytes: number;
}

export interface DocumentProcessOptions {
  /** Module with `documentFormats`. */
  readonly registry: URL;
  /** For plain texts. */
  readonly folder: string;
  readonly fontsDir?: string;
  readonly limits: TaskLimits;
}

export interface TaskOutcome {
  readonly units: readonly TextUnit[];
  readonly warnings: readonly DocumentWarning[];
  readonly attachments: readonly DocumentAttachment[];
}

interface Pending {
  /** Counts processor time from now on. */
  readonly countAnew: () => void;
  readonly report: ReportProgress | undefined;
  readonly units: TextUnit[];
  readonly resolve: (outcome: TaskOutcome & { readonly kept: boolean }) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds of processor time that a process at work gets between two looks, on the busiest machine. */
const leastCpu = 50;

/** Mebibytes for what is no JavaScript object: contents of files, pages and pictures under work, WebAssembly, code. */
const otherMebibytes = 2048;

/** Mebibytes for new objects: glyphs of a page, nodes of a tree. With few of them V8 copies what is still in use again and again. */
const youngObjects = ['--min-semi-space-size=4', '--max-semi-space-size=32'];

/** Options of Node for a process with so many mebibytes of JavaScript objects. */
export function documentProcessOptions(mebibytes: number): readonly string[] {
  // Most documents are done before their objects are worth collecting; half of the memory is left then.
  return [withoutOptimizingCompiler, ...youngObjects, `--initial-old-space-size=${Math.floor(mebibytes / 2)}`];
}

/** So long a process has to answer an abort before it is ended. */
const abortMilliseconds = 1_000;

/**
 * A process with all filters, for one task at a time. A filter cannot be interrupted but by ending its process, which is
 * what happens when it takes too long, takes too much memory, or does not look at its signal:
 *
 *     task ─► units …, done ────► the next task, if little memory is left over
 *       │ time over, no memory, deaf to an abort
 *       └──────────────────────► ended; the task fails, the pool makes another process
 *
 * It keeps the document that it read last open, until it gets another one or `close` says that nobody will write it.
 */
export class DocumentProcess {
  readonly #process: SupervisedProcess<ProcessRequest, ProcessAnswer>;
  readonly #limits: TaskLimits;
  #pending: Pending | undefined;
  #kept: number | undefined;

  constructor({ registry, folder, fontsDir, limits }: DocumentProcessOptions) {
    this.#limits = limits;
    this.#process = new SupervisedProcess(
      {
        module: new URL('./document-process-main.ts', import.meta.url),
        data: {
          registry: registry.href,
          folder,
          ...(fontsDir !== undefined && { fontsDir }),
        } satisfies ProcessData,
        heapMebibytes: limits.mebibytes,
        memoryMebibytes: limits.mebibytes + otherMebibytes,
        options: documentProcessOptions(limits.mebibytes),
      },
      {
        onAnswer: (answer) => this.#take(answer),
        onEnd: (cause) => this.#settle((pending) => pending.reject(deathOf(cause))),
      },
    );
  }

  get ended(): boolean {
    return this.#process.ended;
  }

  /** The document that it keeps open, for a process without a task. */
  get kept(): number | undefined {
    return this.#kept;
  }

  close(document: number): void {
    if (this.#kept !== document) return;
    this.#kept = undefined;
    this.#post({ kind: 'close', document });
  }

  /** Rejects with the reason of the signal, with what is wrong with the document, or with why the process ended. */
  async run(task: DocumentTask, signal: AbortSignal, report?: ReportProgress): Promise<TaskOutcome> {
    signal.throwIfAborted();
    this.#kept = undefined;
    const release = this.#process.hold();
    const { cpuMilliseconds, picturesCpuMilliseconds, stalledMilliseconds } = this.#limits;
    const watchFor = (limit: number): (() => void) =>
      watchCpu(this.#process, limit, () => this.#give(tooMuchWork(limit)));
    const endWhole = watchFor(picturesCpuMilliseconds);
    let endWatch = watchFor(cpuMilliseconds);
    const countAnew = (): void => {
      endWatch();
      endWatch = watchFor(cpuMilliseconds);
    };
    const outcome = new Promise<Parameters<Pending['resolve']>[0]>((resolve, reject) => {
      this.#pending = { report, units: [], countAnew, resolve, reject };
    });
    const progress = { milliseconds: stalledMilliseconds, leastCpu };
    const endProgress = watchProgress(this.#process, progress, () => this.#give(stalled(stalledMilliseconds)));
    let grace: NodeJS.Timeout | undefined;
    const abort = (): void => {
      this.#post({ kind: 'abort' });
      grace = setTimeout(() => this.#give(signal.reason), abortMilliseconds);
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      // Anyone who waits learns of a process that ends while parts are still sent.
      await Promise.race([this.#send(task), outcome]);
      const { kept, ...result } = await outcome;
      if (kept) this.#kept = task.document;
      return result;
    } catch (error) {
      // It may have been done at the same moment.
      this.#post({ kind: 'close', document: task.document });
      signal.throwIfAborted();
      throw error;
    } finally {
      endWatch();
      endWhole();
      endProgress();
      clearTimeout(grace);
      signal.removeEventListener('abort', abort);
      release();
    }
  }

  /** Resolves when the process is gone; its task is rejected. */
  async end(): Promise<void> {
    await this.#process.end();
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

  #post(request: ProcessRequest): void {
    this.#process.post(request);
  }

  #give(error: unknown): void {
    this.#settle((pending) => pending.reject(error));
    void this.end();
  }

  #take(answer: ProcessAnswer): void {
    if (answer.kind === 'units') {
      this.#pending?.units.push(...answer.part);
      return;
    }
    if (answer.kind === 'progress') {
      this.#pending?.report?.(answer.progress);
      return;
    }
    if (answer.kind === 'picture') {
      this.#pending?.countAnew();
      return;
    }
    if (answer.heapBytes > keptHeapBytes) void this.end();
    this.#settle((pending) => {
      if (answer.kind !== 'done') return pending.reject(errorOf(answer));
      const { warnings, attachments, kept } = answer;
      pending.resolve({ units: pending.units, warnings, attachments, kept });
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

/** No fault of the document, as far as anyone knows: it is tried again. */
function stalled(milliseconds: number): Error {
  return new Error(`A document filter made no progress in ${Math.round(milliseconds / 1000)} seconds`);
}

function deathOf(cause: unknown): Error {
  if (cause instanceof ProcessOutOfMemory)
    return new ServiceError(
      'invalid_document',
      { reason: 'it needs more memory than is allowed for a document.' },
      { cause },
    );
  return new Error('The process that reads documents ended unexpectedly.', { cause });
}
