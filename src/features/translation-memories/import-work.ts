import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../contracts/clock.ts';
import type { JobHandler } from '../../contracts/jobs/job-handler.ts';
import type { ClaimedJob } from '../../contracts/jobs/job-queue.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { MemoryJob, MemoryJobEnd, MemoryJobStore } from '../../contracts/stores/translation-memory-jobs.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Events } from '../../observability/events.ts';
import type { TranslationMemories } from './translation-memories.ts';

/** The payload is the name of the object with the file. */
export const memoryImportJobKind = 'translation-memory-import';

export interface ImportWorkOptions {
  readonly store: Pick<MemoryJobStore, 'find' | 'begin' | 'setUnits' | 'end'>;
  readonly objects: Pick<ObjectStore, 'get' | 'remove'>;
  readonly memories: Pick<TranslationMemories, 'get' | 'importFile'>;
  readonly clock: Clock;
  readonly events: Pick<Events, 'requestFailed'>;
}

type Work = Pick<ClaimedJob, 'id' | 'payload'>;

/** How often clients learn how far an import is. */
const shownMilliseconds = 1_000;

/**
 * The work on an import whose file is there, on any node. Whatever is repeated after a crash does no harm: a memory is made once,
 * and a job ends once.
 */
export class ImportWork implements JobHandler {
  readonly #options: ImportWorkOptions;

  constructor(options: ImportWorkOptions) {
    this.#options = options;
  }

  async handle(work: Work, signal: AbortSignal): Promise<void> {
    const { store, clock } = this.#options;
    const job = await store.find(work.id);
    if (job?.state === 'awaiting_input' || job?.state === 'processing') {
      // Whoever took the file may have been killed before it said so.
      if (job.state === 'awaiting_input') await store.begin(job.id, clock.now());
      const skipped = await this.#import(job, work.payload, signal);
      await store.end(job.id, { state: 'completed', skipped }, clock.now());
    }
    await this.#removeFile(work);
  }

  async giveUp(work: Work, error: unknown): Promise<void> {
    const { store, clock, events } = this.#options;
    const ofClient = error instanceof ServiceError && error.status < 500;
    const refusal = ofClient ? error : new ServiceError('internal', {}, { cause: error });
    if (!ofClient) events.requestFailed({ traceId: work.id, code: refusal.code, error: refusal });
    const end: MemoryJobEnd = { state: 'failed', error: refusal.message };
    await store.end(work.id, end, clock.now());
    await this.#removeFile(work);
  }

  /** How many units were skipped. */
  async #import(job: MemoryJob, object: string, signal: AbortSignal): Promise<number> {
    const { memories } = this.#options;
    // A process that was killed, or lost its lease, may have finished the memory, and not the job.
    if (await this.#isThere(job)) return 0;
    const file = { id: job.memoryId, name: job.name, chunks: this.#read(object) };
    try {
      const call = { traceId: job.id, signal, onProgress: this.#progressOf(job) };
      return (await memories.importFile(job.accountId, file, call)).skipped;
    } catch (error) {
      if (signal.aborted) throw error;
      if (await this.#isThere(job)) return 0;
      // The queue would ask for a slot once for each job that waits.
      if (error instanceof ServiceError && error.retryAfter !== undefined)
        await pause(error.retryAfter * 1000, undefined, { signal });
      throw error;
    }
  }

  /** Opened when it is read, since there may be no slot for it. */
  async *#read(object: string): AsyncGenerator<Uint8Array> {
    const content = await this.#options.objects.get(object);
    if (content === undefined) throw new Error(`There is no object ${object}.`);
    yield* content;
  }

  #isThere({ accountId, memoryId }: MemoryJob): Promise<boolean> {
    return this.#options.memories.get(accountId, memoryId).then(
      () => true,
      (error) => {
        if (error instanceof ServiceError && error.status === 404) return false;
        throw error;
      },
    );
  }

  #progressOf({ id }: MemoryJob): (units: number) => void {
    const { store, clock, events } = this.#options;
    let shownAt = Number.NEGATIVE_INFINITY;
    return (units) => {
      const now = clock.elapsed();
      if (now - shownAt < shownMilliseconds) return;
      shownAt = now;
      store
        .setUnits(id, units)
        .catch((error: unknown) => events.requestFailed({ traceId: id, code: 'internal', error }));
    };
  }

  /** What cannot be removed is swept. */
  async #removeFile({ id, payload }: Work): Promise<void> {
    try {
      await this.#options.objects.remove(payload);
    } catch (error) {
      this.#options.events.requestFailed({ traceId: id, code: 'internal', error });
    }
  }
}

/** No slot is free, or the storage cannot be reached. */
export function mayBeImportedLater(error: unknown): boolean {
  return error instanceof ServiceError && error.retryAfter !== undefined;
}
