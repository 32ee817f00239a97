import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { JobQueue } from '../../contracts/jobs/job-queue.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { MemoryJob, MemoryJobStore } from '../../contracts/stores/translation-memory-jobs.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { readResourceName } from '../resource-name.ts';
import { importObject, removeOldImportObjects } from './import-objects.ts';
import { memoryImportJobKind } from './import-work.ts';
import type { TranslationMemories } from './translation-memories.ts';

export interface MemoryJobsOptions {
  readonly store: Pick<
    MemoryJobStore,
    'add' | 'find' | 'countUnfinished' | 'findExport' | 'begin' | 'removeChangedBefore'
  >;
  readonly objects: Pick<ObjectStore, 'put' | 'remove' | 'list'>;
  readonly queue: Pick<JobQueue, 'add' | 'list'>;
  readonly memories: Pick<TranslationMemories, 'get' | 'export'>;
  readonly ids: Identifiers;
  readonly clock: Clock;
  /** There is an import to work on. */
  readonly wake: () => void;
}

export interface ImportOrder {
  readonly name: string;
  readonly contentType: string;
  readonly contentLength: number;
}

/** A job as it is. */
export interface JobStatus {
  readonly job: MemoryJob;
  readonly state: MemoryJob['state'] | 'expired';
  /** Units that a running import has read. */
  readonly units: number | undefined;
}

const hour = 3600 * 1000;
/** For bringing the file of an import, and for fetching that of an export. */
const fileLifetime = hour;
/** After its last change. */
const jobLifetime = 24 * hour;
const mostWaiting = 100;

/**
 * Imports and exports that clients ask for and come back for, as official clients do, on any node; the work on an import is in
 * `import-work.ts`:
 *
 *     created ─► awaiting_input ─► file is an object ─► queued ─► processing ─► completed
 *                     │ an hour                            ▲          ├─► failed
 *                     ▼                                    └──────────┘
 *                  expired                            another attempt, after a crash too
 */
export class MemoryJobs {
  readonly #options: MemoryJobsOptions;

  constructor(options: MemoryJobsOptions) {
    this.#options = options;
  }

  async createImport(accountId: string, order: ImportOrder): Promise<MemoryJob> {
    const name = readResourceName(order.name);
    await this.#forget();
    const waiting = await this.#options.store.countUnfinished(accountId);
    if (waiting >= mostWaiting)
      throw new ServiceError(
        'too_many_requests',
        { reason: `this account has ${waiting} imports waiting or running, which is its limit.` },
        { retryAfter: 60 },
      );
    const memoryId = this.#options.ids.uuid();
    return this.#add({ ...order, name, accountId, memoryId, operation: 'import', state: 'awaiting_input' });
  }

  /** An export is made while it is fetched, so it is complete at once. `reused` says that there was one already. */
  async createExport(accountId: string, id: string): Promise<{ readonly job: MemoryJob; readonly reused: boolean }> {
    const { id: memoryId, name } = await this.#options.memories.get(accountId, id);
    await this.#forget();
    const known = await this.#options.store.findExport(memoryId, this.#options.clock.now());
    if (known !== undefined) return { job: known, reused: true };
    const rest = { name, contentType: '', contentLength: 0, operation: 'export', state: 'completed' } as const;
    return { job: await this.#add({ accountId, memoryId, ...rest }), reused: false };
  }

  async get(accountId: string, id: string): Promise<JobStatus> {
    const job = await this.#options.store.find(id.toLowerCase());
    if (job === undefined || job.accountId !== accountId) throw notFound(id);
    return this.#statusOf(job);
  }

  /** Keeps the file and has it imported. What comes after the file, another attempt of the client, is not read. */
  async receive(id: string, token: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const job = await this.#withToken(id, token, 'import');
    if (job.state !== 'awaiting_input') return;
    await this.enqueue(job, ofLength(content, job.contentLength));
    await this.#options.store.begin(job.id, this.#options.clock.now());
    this.#options.wake();
  }

  /** Of two files for the same job at the same time, the queue takes the first. */
  async enqueue({ id, accountId }: MemoryJob, content: AsyncIterable<Uint8Array>): Promise<void> {
    const { objects, queue, ids, clock } = this.#options;
    const payload = importObject(id, ids.uuid(), clock.now());
    await objects.put(payload, content);
    await queue.add({ id, kind: memoryImportJobKind, accountId, payload, createdAt: clock.now() });
  }

  /** The memory of an export, as TMX. */
  async download(id: string, token: string): ReturnType<TranslationMemories['export']> {
    const { accountId, memoryId } = await this.#withToken(id, token, 'export');
    return this.#options.memories.export(accountId, memoryId);
  }

  /** Forgets old jobs, and removes files that came to nothing. Answers how many files. */
  async sweep(): Promise<number> {
    const { objects, queue, clock } = this.#options;
    await this.#forget();
    return removeOldImportObjects(objects, clock.now(), () => queue.list(memoryImportJobKind));
  }

  async #withToken(id: string, token: string, operation: MemoryJob['operation']): Promise<MemoryJob> {
    const job = await this.#options.store.find(id.toLowerCase());
    const [given, wanted] = [Buffer.from(token), Buffer.from(job?.token ?? '')];
    if (job?.operation !== operation || given.length !== wanted.length || !timingSafeEqual(given, wanted))
      throw notFound(id);
    if (this.#statusOf(job).state === 'expired') throw notFound(id);
    return job;
  }

  #statusOf(job: MemoryJob): JobStatus {
    const overdue = job.expiresAt < this.#options.clock.now();
    const expired = overdue && (job.state === 'awaiting_input' || job.operation === 'export');
    return {
      job,
      state: expired ? 'expired' : job.state,
      units: job.state === 'processing' ? job.units : undefined,
    };
  }

  async #add(
    fields: Pick<
      MemoryJob,
      'accountId' | 'operation' | 'memoryId' | 'name' | 'contentType' | 'contentLength' | 'state'
    >,
  ): Promise<MemoryJob> {
    const { ids, clock, store } = this.#options;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + fileLifetime);
    const job = { ...fields, id: ids.uuid(), token: ids.secret(), createdAt: now, updatedAt: now, expiresAt };
    await store.add(job);
    return job;
  }

  #forget(): Promise<void> {
    return this.#options.store.removeChangedBefore(new Date(this.#options.clock.now().getTime() - jobLifetime));
  }
}

function notFound(id: string): ServiceError {
  return new ServiceError('translation_memory_job_not_found', { id });
}

async function* ofLength(content: AsyncIterable<Uint8Array>, wanted: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const bytes of content) {
    length += bytes.length;
    if (length > wanted) break;
    yield bytes;
  }
  if (length !== wanted)
    throw new ServiceError('invalid_body', {
      reason: `the file does not have the ${wanted} bytes of source_file.content_length.`,
    });
}
