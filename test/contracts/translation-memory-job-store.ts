import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { MemoryJob, MemoryJobStore } from '../../src/contracts/stores/translation-memory-jobs.ts';
import type { Database } from '../../src/storage/database/database.ts';
import type { StoreDriver } from './stores-fixtures.ts';

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
    contentLength: 5_000_000_000,
    state: 'awaiting_input',
    ...fields,
  };
}

const at = new Date('2026-01-05T06:07:08.009Z');

/** What every MemoryJobStore does. */
export function memoryJobStoreContract(driver: StoreDriver, create: (database: Database) => MemoryJobStore): void {
  describe(`the store of translation memory jobs: ${driver.name}`, () => {
    /** Those of two processes over the same data. */
    const open = async () => {
      const location = driver.create();
      const [one, other] = [await location.open(), await location.open()];
      return {
        store: create(one.database),
        other: create(other.database),
        async [Symbol.asyncDispose]() {
          await other[Symbol.asyncDispose]();
          await one[Symbol.asyncDispose]();
          await location[Symbol.asyncDispose]();
        },
      };
    };

    it('has a job as it was added first, in every process', async () => {
      await using opened = await open();
      const { store, other } = opened;
      const job = aJob();
      const failed = aJob({ state: 'failed', error: 'line 3', skipped: 0, units: 7 });
      for (const each of [job, failed]) await store.add(each);
      await other.add({ ...job, name: 'another' });
      assert.deepEqual(await other.find(job.id), job);
      assert.deepEqual(await other.find(failed.id), failed);
      assert.equal(await store.find(randomUUID()), undefined);
    });

    it('takes an import from its file to its end, each step once', async () => {
      await using opened = await open();
      const { store, other } = opened;
      const { id, ...job } = aJob();
      assert.equal(await store.begin(id, at), false);
      await store.add({ id, ...job });
      await store.setUnits(id, 1);
      assert.deepEqual(await store.find(id), { id, ...job });
      const begun = await Promise.all([store.begin(id, at), other.begin(id, at)]);
      assert.deepEqual(begun.sort(), [false, true]);
      await other.setUnits(id, 12_000);
      assert.deepEqual(await store.find(id), { id, ...job, state: 'processing', updatedAt: at, units: 12_000 });
      const later = new Date('2026-01-06');
      const ended = await Promise.all([
        store.end(id, { state: 'completed', skipped: 3 }, later),
        other.end(id, { state: 'completed', skipped: 3 }, later),
      ]);
      assert.deepEqual(ended.sort(), [false, true]);
      assert.equal(await other.end(id, { state: 'failed', error: 'late' }, at), false);
      await other.setUnits(id, 13_000);
      assert.deepEqual(await store.find(id), { id, ...job, state: 'completed', updatedAt: later, skipped: 3 });
    });

    it('keeps why an import failed', async () => {
      await using opened = await open();
      const { store, other } = opened;
      const job = aJob();
      await store.add(job);
      assert.equal(await store.end(job.id, { state: 'failed', error: 'Zeile 3: ü' }, at), true);
      assert.deepEqual(await other.find(job.id), { ...job, state: 'failed', error: 'Zeile 3: ü', updatedAt: at });
    });

    it('counts the imports of an account that have not ended', async () => {
      await using opened = await open();
      const { store, other } = opened;
      assert.equal(await store.countUnfinished('one'), 0);
      for (const state of ['awaiting_input', 'processing', 'completed', 'failed'] as const)
        await store.add(aJob({ state }));
      await store.add(aJob({ accountId: 'two' }));
      assert.equal(await other.countUnfinished('one'), 2);
    });

    it('finds the oldest export of a memory that has not expired', async () => {
      await using opened = await open();
      const { store, other } = opened;
      const memoryId = randomUUID();
      const shared = { memoryId, operation: 'export', state: 'completed' } as const;
      const old = aJob({ ...shared, expiresAt: at });
      const [second, first] = [new Date('2026-01-06'), new Date('2026-01-05')].map((createdAt) =>
        aJob({ ...shared, createdAt, expiresAt: new Date('2026-01-07') }),
      ) as [MemoryJob, MemoryJob];
      const imported = aJob({ memoryId, expiresAt: new Date('2026-01-07') });
      for (const job of [old, second, first, imported]) await store.add(job);
      assert.deepEqual(await other.findExport(memoryId, at), first);
      assert.equal(await other.findExport(memoryId, new Date('2026-01-07')), undefined);
      assert.equal(await other.findExport(randomUUID(), at), undefined);
    });

    it('removes what has not changed for long, unless it is processed', async () => {
      await using opened = await open();
      const { store, other } = opened;
      const before = { updatedAt: new Date(at.getTime() - 1) };
      const gone = [aJob(before), aJob({ ...before, state: 'completed' })];
      const kept = [aJob({ updatedAt: at }), aJob({ ...before, state: 'processing' })];
      for (const job of [...gone, ...kept]) await store.add(job);
      await other.removeChangedBefore(at);
      for (const job of kept) assert.deepEqual(await store.find(job.id), job);
      for (const { id } of gone) assert.equal(await store.find(id), undefined);
    });
  });
}
