import type { ObjectStore } from '../contracts/stores/objects.ts';
import { auditEntry } from '../features/audit/act.ts';
import { ImportWork, mayBeImportedLater, memoryImportJobKind } from '../features/translation-memories/import-work.ts';
import { MemoryJobs } from '../features/translation-memories/memory-jobs.ts';
import { TranslationMemories } from '../features/translation-memories/translation-memories.ts';
import type { Operation } from '../http/operation.ts';
import { PublicAddress } from '../http/proxies/public-address.ts';
import { translationMemoryOperations } from '../http/routes/translation-memories/translation-memory-operations.ts';
import { defaultRetryPolicy } from '../jobs/retry-policy.ts';
import { dataFolderLayout } from '../storage/data-folder/data-folder-layout.ts';
import { adoptMemoryJobs } from '../storage/translation-memories/adopt-memory-jobs.ts';
import type { Foundation } from './foundation.ts';
import { startWorker } from './job-workers.ts';
import { openMemoryStore } from './memory-store.ts';
import type { Stores } from './stores.ts';
import { sweepHourly } from './sweep-hourly.ts';

interface Memories {
  readonly memories: TranslationMemories;
  readonly operations: readonly Operation[];
}

type MemoryParts = Pick<Foundation, 'config' | 'clock' | 'ids' | 'events' | 'opened'>;

/** How long the imports of a process that was killed wait. */
const importLeaseMilliseconds = 10_000;

/** An import waits for a slot as long as it takes; each time it asks for one, seconds after the last, is an attempt. */
const importAttempts = 10_000;
const longestPauseMilliseconds = 5_000;

/** Translation memories and the jobs that import and export them. */
export async function composeMemories(
  parts: MemoryParts,
  stores: Pick<Stores, 'accounts' | 'jobs' | 'memoryCatalogue' | 'memoryJobs' | 'people' | 'signals' | 'state'>,
  objects: ObjectStore,
): Promise<Memories> {
  const { config, clock, ids, events } = parts;
  const { jobs: queue, memoryJobs: store, people, signals } = stores;
  const { importSlots } = config.translationMemories;
  const memories = new TranslationMemories({
    store: await openMemoryStore(parts, stores, objects),
    ids,
    clock,
    events,
    importSlots,
    record: ({ accountId, ...act }, what) => people.record(auditEntry(parts, act, { accountId, ...what })),
  });
  const wake = (): void => worker.wake();
  const jobs = new MemoryJobs({ store, objects, queue, memories, ids, clock, wake });
  await adoptMemoryJobs(dataFolderLayout(config.dataDir).memoryJobs, {
    add: (job) => store.add(job),
    enqueue: (job, content) => jobs.enqueue(job, content),
  });
  const worker = startWorker(parts, {
    queue,
    kind: memoryImportJobKind,
    handler: new ImportWork({ store, objects, memories, clock, events }),
    concurrency: importSlots,
    leaseMilliseconds: importLeaseMilliseconds,
    retry: {
      ...defaultRetryPolicy,
      attempts: importAttempts,
      longestDelayMilliseconds: longestPauseMilliseconds,
      isRetryable: mayBeImportedLater,
    },
    signals,
  });
  wake();
  sweepHourly(() => jobs.sweep(), parts);
  const settings = { ...config.translationMemories, publicAddress: new PublicAddress(config.publicUrl) };
  return { memories, operations: translationMemoryOperations(memories, jobs, settings) };
}
