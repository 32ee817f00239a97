import { rm } from 'node:fs/promises';
import type { FileTranslationMemoryStore } from './file-translation-memory-store.ts';
import type { SharedTranslationMemoryStore } from './shared-translation-memory-store.ts';

/**
 * Moves the memories of these accounts from files into a shared store. Each is in one of them at any moment, so that a process which
 * is killed goes on at its next start. Answers how many.
 */
export async function adoptMemories(
  from: FileTranslationMemoryStore,
  accountIds: readonly string[],
  to: SharedTranslationMemoryStore,
): Promise<number> {
  let adopted = 0;
  for (const accountId of accountIds)
    for (const memory of await from.list(accountId)) {
      const path = from.path(accountId, memory.id);
      if (path === undefined) continue;
      await to.adopt(accountId, memory, path);
      await rm(path, { force: true });
      adopted += 1;
    }
  return adopted;
}
