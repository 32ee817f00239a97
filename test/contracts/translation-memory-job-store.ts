import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import type { MemoryJob, MemoryJobStore } from '../../src/contracts/stores/translation-memory-jobs.ts';

export function aJob(fields: Partial<MemoryJob> = {}): MemoryJob {
  return {
    id: randomUUID(),
    accountId: 'one',
    operation: 'import',
    token: 'a'.repeat(64),
    createdAt: new Date('2026-01-01'),
    updatedAt: new Date('2026-01-02'),
    expiresAt: new Date('2026-01-03'),
    memoryId: randomUUID(),
    name: 'Größe',
    contentType: 'application/xml',
    contentLength: 3,
    state: 'awaiting_input',
    ...fields,
  };
}

/** What every MemoryJobStore does. `reopen` answers one over the same location, as after a restart. */
export function describeMemoryJobStore(
  name: string,
  create: () => { store: MemoryJobStore; reopen(): MemoryJobStore },
) {
  describe(`the store of translation memory jobs ${name}`, () => {
    it('has jobs after a restart, in order of creation, each as it was put last', async () => {
      const { store, reopen } = create();
      assert.deepEqual(await store.list(), []);
      const later = aJob({ createdAt: new Date('2026-02-01') });
      const job = aJob();
      await store.put(later);
      await store.put(job);
      const failed = { ...job, state: 'failed', error: 'line 3', skipped: 0 } as const;
      await store.put(failed);
      assert.deepEqual(await reopen().list(), [failed, later]);
    });

    it('keeps a file by its job, the last one that came whole', async () => {
      const { store, reopen } = create();
      const job = aJob();
      await store.put(job);
      const content = async function* (...pieces: string[]) {
        for (const piece of pieces) yield Buffer.from(piece);
      };
      const failing = async function* () {
        yield Buffer.from('half');
        throw new Error('cut off');
      };
      await store.keepFile(job.id, content('first'));
      await store.keepFile(job.id, content('a', 'b', 'c'));
      await assert.rejects(store.keepFile(job.id, failing()), /cut off/);
      assert.equal(String(await buffer(reopen().readFile(job.id))), 'abc');
      await store.removeFile(job.id);
      await store.removeFile(job.id);
      await assert.rejects(buffer(store.readFile(job.id)));
      assert.deepEqual(await store.list(), [job]);
    });

    it('removes a job with its file', async () => {
      const { store } = create();
      const [job, other] = [aJob(), aJob({ createdAt: new Date() })];
      for (const { id } of [job, other]) await store.keepFile(id, (async function* () {})());
      await store.put(job);
      await store.put(other);
      await store.remove(job.id);
      await store.remove(job.id);
      assert.deepEqual(await store.list(), [other]);
      await assert.rejects(buffer(store.readFile(job.id)));
      assert.equal((await buffer(store.readFile(other.id))).length, 0);
    });
  });
}
