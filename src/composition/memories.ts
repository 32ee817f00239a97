import type { ObjectStore } from '../contracts/stores/objects.ts';
import type { MemoryJobStore } from '../contracts/stores/translation-memory-jobs.ts';
import { MemoryJobs } from '../features/translation-memories/memory-jobs.ts';
import { TranslationMemories } from '../features/translation-memories/translation-memories.ts';
import type { Operation } from '../http/operation.ts';
import { PublicAddress } from '../http/proxies/public-address.ts';
import { translationMemoryOperations } from '../http/routes/translation-memories/translation-memory-operations.ts';
import { dataFolderLayout } from '../storage/data-folder/data-folder-layout.ts';
import { guardStore } from '../storage/state/guard-store.ts';
import { FileMemoryJobStore } from '../storage/translation-memories/file-memory-job-store.ts';
import type { Foundation } from './foundation.ts';
import { openMemoryStore } from './memory-store.ts';
import type { Stores } from './stores.ts';

interface Memories {
  readonly memories: TranslationMemories;
  readonly operations: readonly Operation[];
}

type MemoryParts = Pick<Foundation, 'config' | 'clock' | 'ids' | 'events' | 'opened'>;

/** Translation memories and the jobs that import and export them. */
export async function composeMemories(
  parts: MemoryParts,
  stores: Pick<Stores, 'accounts' | 'memoryCatalogue' | 'state'>,
  objects: ObjectStore,
): Promise<Memories> {
  const { config, clock, ids, events, opened } = parts;
  const folders = dataFolderLayout(config.dataDir);
  const memories = new TranslationMemories({
    store: await openMemoryStore(parts, stores, objects),
    ids,
    clock,
    events,
    importSlots: config.translationMemories.importSlots,
  });
  const jobs = opened.use(
    await MemoryJobs.open({
      store: guardStore<MemoryJobStore>(
        new FileMemoryJobStore({ folder: folders.memoryJobs, identifiers: ids }),
        stores.state,
        ['keepFile'],
      ),
      memories,
      ids,
      clock,
      events,
    }),
  );
  const settings = { ...config.translationMemories, publicAddress: new PublicAddress(config.publicUrl) };
  return { memories, operations: translationMemoryOperations(memories, jobs, settings) };
}
