import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { ApiKey } from '../../src/contracts/stores/accounts.ts';
import type { VoiceJobRecord, VoiceJobStore, VoiceResult } from '../../src/contracts/stores/voice-jobs.ts';
import { anAddition, type OpenStores, openShared, type StoreDriver } from './stores-fixtures.ts';

const hour = 3_600_000;
const later = new Date('2026-01-07T00:00:00.001Z');
const limits = { jobs: 10, large: { bytes: 1_000_000, jobs: 2 } };

export function aVoiceJob(key: ApiKey, differences: Partial<VoiceJobRecord> = {}, bytes = 4321): VoiceJobRecord {
  return {
    id: randomUUID(),
    accountId: key.accountId,
    state: 'pending',
    order: {
      keyId: key.id,
      region: 'eu',
      sourceFile: { name: 'Sprache ü.mp3', contentType: 'audio/mpeg', contentLength: bytes },
      sourceLanguage: 'en',
      targets: [
        { language: 'de', type: 'text/plain' },
        { language: 'es', type: 'application/x-subrip' },
      ],
    },
    results: [{ state: 'processing' }, { state: 'processing' }],
    createdAt: new Date('2026-01-05T06:07:08.009Z'),
    updatedAt: new Date('2026-01-05T06:07:08.009Z'),
    expiresAt: new Date('2026-01-05T06:12:08.009Z'),
    storedBytes: 0,
    progress: 0,
    ...differences,
  };
}

const upload = { expiresAt: new Date('2026-01-05T07:07:08.009Z'), storedBytes: 4400 };

/** What every VoiceJobStore does. */
export function voiceJobStoreContract(driver: StoreDriver, create: (stores: OpenStores) => VoiceJobStore): void {
  describe(`the store of voice jobs: ${driver.name}`, () => {
    const open = (processes = 2) => openShared(driver, create, processes);

    it('has a job as it was added, in every process', async () => {
      await using opened = await open();
      const { store, other } = opened;
      const key = await opened.key();
      const results: readonly VoiceResult[] = [
        { state: 'complete', bytes: 12 },
        { state: 'failed', message: 'Zeile ü' },
      ];
      for (const job of [aVoiceJob(key), aVoiceJob(key, { state: 'complete', results })]) {
        assert.equal(await store.add(job, limits), true);
        assert.deepEqual(await other.find(job.id), job);
      }
      assert.equal(await store.find('unknown'), undefined);
    });

    it('adds no more than an account may have unfinished, also at the same time', async () => {
      await using opened = await open(4);
      const { stores, store } = opened;
      const key = await opened.key();
      const few = { ...limits, jobs: 3 };
      await store.add(aVoiceJob(key, { state: 'complete' }), few);
      await store.add(aVoiceJob(key, { expiresAt: new Date('2026-01-05T06:07:08.009Z') }), few);
      const added = await Promise.all(
        Array.from({ length: 12 }, (_, index) => stores[index % 4]?.add(aVoiceJob(key), few)),
      );
      assert.equal(added.filter((isAdded) => isAdded).length, 3);
    });

    it('adds fewer of large sources', async () => {
      await using opened = await open();
      const key = await opened.key();
      const added: boolean[] = [];
      for (let index = 0; index < 3; index += 1)
        added.push(await opened.store.add(aVoiceJob(key, {}, 1_000_001), limits));
      assert.deepEqual(added, [true, true, false]);
      assert.equal(await opened.store.add(aVoiceJob(key, {}, 1_000_000), limits), true);
    });

    it('takes one upload, begins once, and lists what is unfinished', async () => {
      await using opened = await open(4);
      const { stores, store, other } = opened;
      const job = aVoiceJob(await opened.key());
      await store.add(job, limits);
      assert.deepEqual(await store.listUnfinished(), []);
      assert.equal(await store.begin(job.id, later), false);
      const uploads = await Promise.all(stores.map((each) => each.upload(job.id, upload, later)));
      assert.deepEqual(uploads.sort(), [false, false, false, true]);
      assert.deepEqual(await other.find(job.id), { ...job, ...upload, state: 'uploaded', updatedAt: later });
      assert.deepEqual(await store.listUnfinished(), [job.id]);
      assert.equal(await store.begin(job.id, later), true);
      assert.equal(await store.begin(job.id, later), false);
      assert.deepEqual(await store.listUnfinished(), [job.id]);
    });

    it('has the results of a job that is processed, and counts its usage with its end, once', async () => {
      await using opened = await open();
      const { store, other, one } = opened;
      const key = await opened.key();
      const job = aVoiceJob(key, { state: 'processing', storedBytes: 100 });
      await store.add(job, limits);
      await other.setProgress(job.id, 512);
      assert.equal((await store.find(job.id))?.progress, 512);
      assert.equal(await store.setResult(job.id, 1, { state: 'complete', bytes: 7 }, later), true);
      assert.equal(await store.setResult(job.id, 0, { state: 'failed', message: 'no' }, later), true);
      const addition = anAddition(key, { product: 'speechToText', category: 'speechToText', amount: 61_234 });
      const end = { state: 'complete', addition, expiresAt: later } as const;
      assert.equal(await store.end(job.id, end, later), true);
      assert.equal(await other.end(job.id, end, later), false);
      assert.equal(await other.setResult(job.id, 0, { state: 'complete', bytes: 7 }, later), false);
      assert.deepEqual(await other.find(job.id), {
        ...job,
        state: 'complete',
        results: [
          { state: 'failed', message: 'no' },
          { state: 'complete', bytes: 7 },
        ],
        updatedAt: later,
        expiresAt: later,
        storedBytes: 107,
        progress: 1_000,
      });
      const [used] = await one.usage.readPeriod(key.accountId, addition.periodStart);
      assert.equal(used?.amount, 61_234);
    });

    it('hands out what was downloaded once, and says what is left', async () => {
      await using opened = await open(4);
      const { stores, store } = opened;
      const results: readonly VoiceResult[] = [
        { state: 'complete', bytes: 12 },
        { state: 'complete', bytes: 30 },
      ];
      const job = aVoiceJob(await opened.key(), { state: 'complete', results, storedBytes: 42 });
      await store.add(job, limits);
      const left = await Promise.all(stores.map((each) => each.setDownloaded(job.id, 0, later)));
      assert.deepEqual(left.sort(), [1, undefined, undefined, undefined]);
      assert.deepEqual(await store.find(job.id), {
        ...job,
        results: [{ state: 'downloaded' }, { state: 'complete', bytes: 30 }],
        updatedAt: later,
        storedBytes: 30,
      });
      assert.equal(await store.setDownloaded(job.id, 1, later), 0);
      assert.equal((await store.find(job.id))?.storedBytes, 0);
    });

    it('removes a job, and lists what has expired, the longest first and none that is processed', async () => {
      await using opened = await open();
      const { store, other } = opened;
      const key = await opened.key();
      const [second, first, kept, processed] = [
        aVoiceJob(key, { expiresAt: new Date(later.getTime() - 1), state: 'failed' }),
        aVoiceJob(key, { expiresAt: new Date(later.getTime() - 2), state: 'complete' }),
        aVoiceJob(key, { expiresAt: new Date(later.getTime() + 1) }),
        aVoiceJob(key, { expiresAt: new Date(later.getTime() - 3), state: 'processing' }),
      ] as const;
      const [arriving, given] = [
        aVoiceJob(key, { expiresAt: new Date(later.getTime() - hour + 1) }),
        aVoiceJob(key, { expiresAt: new Date(later.getTime() - hour) }),
      ];
      for (const each of [second, first, kept, processed, arriving, given]) await store.add(each, limits);
      assert.deepEqual(await other.listExpired(later, 10), [given, first, second]);
      assert.deepEqual(await other.listExpired(later, 1), [given]);
      assert.equal(await other.remove(first.id), true);
      assert.equal(await store.remove(first.id), false);
      assert.deepEqual(await store.find(kept.id), kept);
    });
  });
}
