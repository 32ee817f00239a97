import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { MemoryJob, MemoryJobStore } from '../../contracts/stores/translation-memory-jobs.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Events } from '../../observability/events.ts';
import { readResourceName } from '../resource-name.ts';
import type { TranslationMemories } from './translation-memories.ts';

export interface MemoryJobsOptions {
  readonly store: MemoryJobStore;
  readonly memories: Pick<TranslationMemories, 'get' | 'importFile' | 'export'>;
  readonly ids: Identifiers;
  readonly clock: Clock;
  readonly events: Pick<Events, 'requestFailed'>;
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
 * Imports and exports that clients ask for and come back for, as official clients do:
 *
 *     created ─► awaiting_input ─► file on disk ─► processing ─► completed
 *                     │ an hour                        ├─► failed
 *                     ▼                                └─► the process ends: goes on at the next start
 *                  expired
 */
export class MemoryJobs implements AsyncDisposable {
  readonly #options: MemoryJobsOptions;
  readonly #jobs = new Map<string, MemoryJob>();
  readonly #units = new Map<string, number>();
  readonly #running = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  private constructor(options: MemoryJobsOptions) {
    this.#options = options;
  }

  /** Takes up what the last process left. */
  static async open(options: MemoryJobsOptions): Promise<MemoryJobs> {
    const jobs = new MemoryJobs(options);
    for (const job of await options.store.list()) jobs.#jobs.set(job.id, job);
    await jobs.#sweep();
    for (const job of jobs.#jobs.values()) if (job.state === 'processing') jobs.#start(job);
    return jobs;
  }

  async createImport(accountId: string, order: ImportOrder): Promise<MemoryJob> {
    const name = readResourceName(order.name);
    await this.#sweep();
    const isOpen = (job: MemoryJob): boolean => job.state === 'awaiting_input' || job.state === 'processing';
    const waiting = [...this.#jobs.values()].filter((job) => job.accountId === accountId && isOpen(job)).length;
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
    await this.#sweep();
    const now = this.#options.clock.now();
    const known = [...this.#jobs.values()].find(
      (job) => job.operation === 'export' && job.memoryId === memoryId && job.expiresAt > now,
    );
    if (known !== undefined) return { job: known, reused: true };
    const rest = { name, contentType: '', contentLength: 0, operation: 'export', state: 'completed' } as const;
    return { job: await this.#add({ accountId, memoryId, ...rest }), reused: false };
  }

  get(accountId: string, id: string): JobStatus {
    const job = this.#jobs.get(id.toLowerCase());
    if (job === undefined || job.accountId !== accountId) throw notFound(id);
    const overdue = job.expiresAt < this.#options.clock.now();
    const expired = overdue && (job.state === 'awaiting_input' || job.operation === 'export');
    return {
      job,
      state: expired ? 'expired' : job.state,
      units: job.state === 'processing' ? this.#units.get(job.id) : undefined,
    };
  }

  /** Keeps the file and begins to import it. What comes after the file, another attempt of the client, is not read. */
  async receive(id: string, token: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const job = this.#withToken(id, token, 'import');
    if (job.state !== 'awaiting_input') return;
    await this.#options.store.keepFile(job.id, ofLength(content, job.contentLength));
    if (this.#jobs.get(job.id)?.state !== 'awaiting_input') return;
    this.#start(await this.#change(job, { state: 'processing' }));
  }

  /** The memory of an export, as TMX. */
  download(id: string, token: string): ReturnType<TranslationMemories['export']> {
    const { accountId, memoryId } = this.#withToken(id, token, 'export');
    return this.#options.memories.export(accountId, memoryId);
  }

  /** Imports under way go on at the next start. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort(new Error('The server is closing.'));
    await Promise.allSettled(this.#running);
  }

  #withToken(id: string, token: string, operation: MemoryJob['operation']): MemoryJob {
    const job = this.#jobs.get(id.toLowerCase());
    const [given, wanted] = [Buffer.from(token), Buffer.from(job?.token ?? '')];
    if (job?.operation !== operation || given.length !== wanted.length || !timingSafeEqual(given, wanted))
      throw notFound(id);
    if (this.get(job.accountId, id).state === 'expired') throw notFound(id);
    return job;
  }

  #start(job: MemoryJob): void {
    const running = this.#run(job).finally(() => {
      this.#units.delete(job.id);
      this.#running.delete(running);
    });
    this.#running.add(running);
  }

  async #run(job: MemoryJob): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        const skipped = await this.#import(job, signal);
        await this.#change(job, { state: 'completed', skipped });
        await this.#options.store.removeFile(job.id);
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ServiceError && error.retryAfter !== undefined) {
          await pause(error.retryAfter * 1000, undefined, { signal }).catch(() => {});
          continue;
        }
        await this.#fail(job, error);
        return;
      }
    }
  }

  /** How many units were skipped. */
  async #import(job: MemoryJob, signal: AbortSignal): Promise<number> {
    const { memories, store } = this.#options;
    // A process that was killed may have finished the memory, and not the job.
    const there = await memories.get(job.accountId, job.memoryId).then(
      () => true,
      () => false,
    );
    if (there) return 0;
    const file = { id: job.memoryId, name: job.name, chunks: store.readFile(job.id) };
    const onProgress = (units: number): void => void this.#units.set(job.id, units);
    const { skipped } = await memories.importFile(job.accountId, file, { traceId: job.id, signal, onProgress });
    return skipped;
  }

  async #fail(job: MemoryJob, error: unknown): Promise<void> {
    const ofClient = error instanceof ServiceError && error.status < 500;
    const refusal = ofClient ? error : new ServiceError('internal', {}, { cause: error });
    if (!ofClient) this.#options.events.requestFailed({ traceId: job.id, code: refusal.code, error: refusal });
    try {
      await this.#change(job, { state: 'failed', error: refusal.message });
      await this.#options.store.removeFile(job.id);
    } catch (cause) {
      this.#options.events.requestFailed({ traceId: job.id, code: 'internal', error: cause });
    }
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
    await store.put(job);
    this.#jobs.set(job.id, job);
    return job;
  }

  async #change(job: MemoryJob, change: Partial<MemoryJob>): Promise<MemoryJob> {
    const changed = { ...job, ...change, updatedAt: this.#options.clock.now() };
    await this.#options.store.put(changed);
    this.#jobs.set(job.id, changed);
    return changed;
  }

  async #sweep(): Promise<void> {
    const oldest = this.#options.clock.now().getTime() - jobLifetime;
    for (const { id, state, updatedAt } of this.#jobs.values()) {
      if (state === 'processing' || updatedAt.getTime() >= oldest) continue;
      this.#jobs.delete(id);
      await this.#options.store.remove(id);
    }
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
