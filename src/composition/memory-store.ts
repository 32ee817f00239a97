import type { ObjectStore } from '../contracts/stores/objects.ts';
import type { TranslationMemoryStore } from '../contracts/stores/translation-memories.ts';
import { dataFolderLayout } from '../storage/data-folder/data-folder-layout.ts';
import { guardStore } from '../storage/state/guard-store.ts';
import { adoptMemories } from '../storage/translation-memories/adopt-memories.ts';
import { FileTranslationMemoryStore } from '../storage/translation-memories/file-translation-memory-store.ts';
import { SharedTranslationMemoryStore } from '../storage/translation-memories/shared-translation-memory-store.ts';
import type { Foundation } from './foundation.ts';
import type { Stores } from './stores.ts';
import { sweepHourly } from './sweep-hourly.ts';

type MemoryStoreParts = Pick<Foundation, 'config' | 'clock' | 'ids' | 'events' | 'opened'>;

/**
 * Translation memories: files of the data folder or, with an object store that nodes share, objects. Those that the data folder has
 * from before are moved there.
 */
export async function openMemoryStore(
  { config, clock, ids, events, opened }: MemoryStoreParts,
  { accounts, memoryCatalogue: catalogue, state }: Pick<Stores, 'accounts' | 'memoryCatalogue' | 'state'>,
  objects: ObjectStore,
): Promise<TranslationMemoryStore> {
  const folders = dataFolderLayout(config.dataDir);
  const guarded = (store: TranslationMemoryStore) =>
    guardStore<TranslationMemoryStore>(store, state, ['create', 'change']);
  const openFiles = () => new FileTranslationMemoryStore({ folder: folders.memories, identifiers: ids });
  if (config.objectStore === undefined) return guarded(opened.use(openFiles()));
  const store = opened.use(
    new SharedTranslationMemoryStore({
      folder: folders.memoryCopies,
      cacheBytes: config.translationMemories.cacheBytes,
      objects,
      catalogue,
      identifiers: ids,
      clock,
    }),
  );
  await using files = openFiles();
  const accountIds = (await accounts.listAccounts()).map(({ id }) => id);
  const memories = await adoptMemories(files, accountIds, store);
  if (memories > 0) events.memoriesMoved({ memories });
  sweepHourly(() => store.sweep(), { clock, events, opened });
  return guarded(store);
}
