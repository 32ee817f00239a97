import assert from 'node:assert/strict';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { TemporaryFolder } from '../../../test/contracts/stores-fixtures.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { MemoryJobQueue } from '../../../test/support/memory-job-queue.ts';
import { startMemoryJobs } from '../../../test/support/translation-memory-jobs.ts';
import type { TranslationMemory } from '../../contracts/stores/translation-memories.ts';
import { Gate } from '../../engines/fake/gate.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Database } from '../../storage/database/database.ts';
import { openSqliteDatabase } from '../../storage/database/open-sqlite-database.ts';
import { DatabaseMemoryJobStore } from '../../storage/database/repositories/database-memory-job-store.ts';
import { DiskObjectStore } from '../../storage/objects/disk-object-store.ts';
import { systemClock } from '../../time/system-clock.ts';
import type { ImportWorkOptions } from './import-work.ts';
import type { JobStatus, MemoryJobs, MemoryJobsOptions } from './memory-jobs.ts';

type ImportFile = ImportWorkOptions['memories']['importFile'];

const order = { name: 'legal.tmx', contentType: 'application/xml', contentLength: 3 };

async function* file(text = 'abc'): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** A database with jobs, objects, and memories that are made as the test says. */
class Setting implements AsyncDisposable {
  readonly clock = new ManualClock('2026-01-01T00:00:00Z');
  readonly failures: string[] = [];
  readonly imported: string[] = [];
  readonly queue = new MemoryJobQueue();
  readonly objects: DiskObjectStore;
  readonly store: DatabaseMemoryJobStore;
  readonly #memories = new Map<string, TranslationMemory>();
  readonly #opened: AsyncDisposableStack;
  #process = new AsyncDisposableStack();
  jobs!: MemoryJobs;

  private constructor(database: Database, folder: string, opened: AsyncDisposableStack) {
    this.store = new DatabaseMemoryJobStore(database);
    this.objects = opened.use(new DiskObjectStore({ folder: join(folder, 'objects') }));
    this.#opened = opened;
  }

  static async start(importFile?: ImportFile): Promise<Setting> {
    const opened = new AsyncDisposableStack();
    const { path } = opened.use(new TemporaryFolder());
    const database = opened.adopt(await openSqliteDatabase(path, systemClock), (open) => open.destroy());
    const setting = new Setting(database, path, opened);
    await setting.restart(importFile);
    return setting;
  }

  /** Another process with the same stores. */
  async restart(importFile: ImportFile = (...call) => this.importFile(...call)): Promise<void> {
    await this.#process.disposeAsync();
    this.#process = new AsyncDisposableStack();
    const { store, objects, queue, clock } = this;
    const memories: ImportWorkOptions['memories'] & MemoryJobsOptions['memories'] = {
      importFile,
      get: async (accountId, id) => {
        const memory = this.#memories.get(`${accountId} ${id}`);
        if (memory === undefined) throw new ServiceError('translation_memory_not_found', { id });
        return memory;
      },
      export: async (_accountId, id) => ({ memory: this.memoryOf(id), tmx: (async function* () {})() }),
    };
    const events = {
      requestFailed: ({ code }: { code: string }) => void this.failures.push(code),
      jobEnded() {},
      jobQueueFailed({ error }: { error: unknown }) {
        throw error;
      },
    };
    const concurrency = 2;
    ({ jobs: this.jobs } = startMemoryJobs(
      { store, objects, queue, memories, clock, events, concurrency },
      this.#process,
    ));
  }

  readonly importFile: ImportFile = async (accountId, { id = '', name, chunks }) => {
    this.imported.push(String(await buffer(chunks)));
    const memory = { ...this.memoryOf(id), name };
    this.#memories.set(`${accountId} ${id}`, memory);
    return { memory, skipped: 2 };
  };

  memoryOf(id: string): TranslationMemory {
    return { id, name: 'n', createdAt: new Date(0), sourceLanguage: 'en', targets: [], segmentCount: 1 };
  }

  async settled(id: string, state: JobStatus['state']): Promise<JobStatus> {
    for (;;) {
      const status = await this.jobs.get('one', id);
      if (status.state === state) return status;
      assert.equal(status.state, 'processing');
      await setImmediate();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#process.disposeAsync();
    await this.#opened.disposeAsync();
  }
}

describe('an import job', () => {
  it('waits for its file, imports it and says what it made', async () => {
    await using setting = await Setting.start();
    const { id, token, memoryId, expiresAt } = await setting.jobs.createImport('one', order);
    assert.equal(expiresAt.toISOString(), '2026-01-01T01:00:00.000Z');
    assert.equal((await setting.jobs.get('one', id.toUpperCase())).state, 'awaiting_input');
    await setting.jobs.receive(id, token, file());
    const { job } = await setting.settled(id, 'completed');
    assert.deepEqual([job.memoryId, job.skipped, setting.imported], [memoryId, 2, ['abc']]);
  });

  it('shows how far it is', async () => {
    const gate = new Gate();
    await using setting = await Setting.start(async (accountId, given, call) => {
      call.onProgress?.(1234);
      await gate.opened;
      return setting.importFile(accountId, given, call);
    });
    const { id, token } = await setting.jobs.createImport('one', order);
    await setting.jobs.receive(id, token, file());
    while ((await setting.jobs.get('one', id)).units === undefined) await setImmediate();
    assert.equal((await setting.jobs.get('one', id)).units, 1234);
    gate.open();
    assert.equal((await setting.settled(id, 'completed')).units, undefined);
  });

  it('fails with the words of the fault, or in general ones where it is ours', async () => {
    for (const [error, message, logged] of [
      [new ServiceError('invalid_tmx', { reason: 'line 3: bad.' }), /line 3: bad/, []],
      [new Error('secret path'), /^Internal error/, ['internal']],
    ] as const) {
      await using setting = await Setting.start(async () => {
        throw error;
      });
      const { id, token } = await setting.jobs.createImport('one', order);
      await setting.jobs.receive(id, token, file());
      const { job } = await setting.settled(id, 'failed');
      assert.match(job.error ?? '', message);
      assert.deepEqual(setting.failures, logged);
      await setting.restart();
      assert.equal((await setting.jobs.get('one', id)).state, 'failed');
    }
  });

  it('tries again when there is no free slot', async () => {
    let attempts = 0;
    await using setting = await Setting.start(async (...call) => {
      attempts += 1;
      if (attempts < 3) throw new ServiceError('overloaded', {}, { retryAfter: 0 });
      return setting.importFile(...call);
    });
    const { id, token } = await setting.jobs.createImport('one', order);
    await setting.jobs.receive(id, token, file());
    while (attempts < 3) {
      await setImmediate();
      setting.clock.advance(1_000);
    }
    await setting.settled(id, 'completed');
    assert.equal(attempts, 3);
  });

  it('goes on at the next start, with the same file and for the same memory', async () => {
    await using setting = await Setting.start((_accountId, _given, { signal }) => {
      signal.throwIfAborted();
      const { promise, reject } = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => reject(signal.reason));
      return promise;
    });
    const { id, token, memoryId } = await setting.jobs.createImport('one', order);
    await setting.jobs.receive(id, token, file());
    assert.equal((await setting.jobs.get('one', id)).state, 'processing');
    await setting.restart();
    assert.equal((await setting.settled(id, 'completed')).job.memoryId, memoryId);
    assert.deepEqual(setting.imported, ['abc']);
  });

  it('makes one memory only, also when the process ended just after', async () => {
    await using setting = await Setting.start(async (accountId, given, call) => {
      await setting.importFile(accountId, given, call);
      await new Promise((_, reject) => call.signal.addEventListener('abort', reject));
      throw new Error('never here');
    });
    const { id, token } = await setting.jobs.createImport('one', order);
    await setting.jobs.receive(id, token, file());
    while (setting.imported.length === 0) await setImmediate();
    await setting.restart();
    await setting.settled(id, 'completed');
    assert.equal(setting.imported.length, 1);
  });

  it('takes a file of the announced length, once', async () => {
    await using setting = await Setting.start();
    const { id, token } = await setting.jobs.createImport('one', order);
    for (const content of ['ab', 'abcd', ''])
      await assert.rejects(setting.jobs.receive(id, token, file(content)), { code: 'invalid_body' });
    assert.equal((await setting.jobs.get('one', id)).state, 'awaiting_input');
    await setting.jobs.receive(id, token, file());
    await setting.settled(id, 'completed');
    await setting.jobs.receive(id, token, file('xyz'));
    assert.deepEqual(setting.imported, ['abc']);
  });

  it('takes one of two files that come at the same time, and keeps neither', async () => {
    await using setting = await Setting.start();
    const { id, token } = await setting.jobs.createImport('one', order);
    await Promise.all(['abc', 'xyz'].map((text) => setting.jobs.receive(id, token, file(text))));
    await setting.settled(id, 'completed');
    while (await setting.queue.has(id)) await setImmediate();
    assert.equal(setting.imported.length, 1);
    setting.clock.set('2026-01-02T02:00:00Z');
    await setting.jobs.sweep();
    assert.deepEqual(await Array.fromAsync(setting.objects.list('')), []);
  });

  it('is done though the process that took the file ended before it said so', async () => {
    await using setting = await Setting.start();
    const job = await setting.jobs.createImport('one', order);
    await setting.jobs.enqueue(job, file());
    await setting.restart();
    while ((await setting.jobs.get('one', job.id)).state === 'awaiting_input') await setImmediate();
    await setting.settled(job.id, 'completed');
    assert.deepEqual(setting.imported, ['abc']);
  });

  it('keeps its file as long as it waits', async () => {
    await using setting = await Setting.start(async () => {
      throw new ServiceError('overloaded', {}, { retryAfter: 0 });
    });
    const { id, token } = await setting.jobs.createImport('one', order);
    await setting.jobs.receive(id, token, file());
    await setting.objects.put('translation-memory-jobs/2026010100/left/behind', file());
    setting.clock.set('2026-01-02T01:00:00Z');
    assert.equal(await setting.jobs.sweep(), 1);
    await setting.restart();
    await setting.settled(id, 'completed');
    while (await setting.queue.has(id)) await setImmediate();
    assert.deepEqual(setting.imported, ['abc']);
    assert.equal(await setting.jobs.sweep(), 0);
  });

  it('is closed to others, to wrong tokens and after an hour', async () => {
    await using setting = await Setting.start();
    const { id, token } = await setting.jobs.createImport('one', order);
    const missing = { code: 'translation_memory_job_not_found' };
    await assert.rejects(setting.jobs.get('two', id), missing);
    for (const wrong of ['', 'x', `${token}0`, token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))])
      await assert.rejects(setting.jobs.receive(id, wrong, file()), missing);
    await assert.rejects(setting.jobs.download(id, token), missing);
    setting.clock.set('2026-01-01T01:00:00Z');
    assert.equal((await setting.jobs.get('one', id)).state, 'awaiting_input');
    setting.clock.set('2026-01-01T01:00:01Z');
    assert.equal((await setting.jobs.get('one', id)).state, 'expired');
    await assert.rejects(setting.jobs.receive(id, token, file()), missing);
  });

  it('is forgotten a day after its last change', async () => {
    await using setting = await Setting.start();
    const { id, token } = await setting.jobs.createImport('one', order);
    await setting.jobs.receive(id, token, file());
    await setting.settled(id, 'completed');
    setting.clock.set('2026-01-02T00:00:00Z');
    await setting.restart();
    assert.equal((await setting.jobs.get('one', id)).state, 'completed');
    setting.clock.set('2026-01-02T00:00:01Z');
    await setting.jobs.createImport('one', order);
    await assert.rejects(setting.jobs.get('one', id), { code: 'translation_memory_job_not_found' });
  });

  it('is one of a hundred at most that wait', async () => {
    await using setting = await Setting.start();
    for (let count = 0; count < 100; count += 1) await setting.jobs.createImport('one', order);
    await assert.rejects(setting.jobs.createImport('one', order), { code: 'too_many_requests', retryAfter: 60 });
    await setting.jobs.createImport('two', order);
  });
});

describe('an export job', () => {
  it('is complete at once, and used again until its address is no longer good', async () => {
    await using setting = await Setting.start();
    const { id, token, memoryId } = await setting.jobs.createImport('one', order);
    await setting.jobs.receive(id, token, file());
    await setting.settled(id, 'completed');
    await assert.rejects(setting.jobs.createExport('two', memoryId), { code: 'translation_memory_not_found' });
    const first = await setting.jobs.createExport('one', memoryId);
    assert.deepEqual([first.reused, (await setting.jobs.get('one', first.job.id)).state], [false, 'completed']);
    assert.deepEqual(await setting.jobs.createExport('one', memoryId), { job: first.job, reused: true });
    assert.equal((await setting.jobs.download(first.job.id, first.job.token)).memory.id, memoryId);
    setting.clock.set('2026-01-01T01:00:01Z');
    assert.equal((await setting.jobs.get('one', first.job.id)).state, 'expired');
    await assert.rejects(setting.jobs.download(first.job.id, first.job.token), { status: 404 });
    assert.equal((await setting.jobs.createExport('one', memoryId)).reused, false);
  });
});
