import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { TranslationMemory } from '../../contracts/stores/translation-memories.ts';
import { StartupError } from '../../errors/startup-error.ts';

/** Where memories come from and go to: files, or objects with copies. */
export interface MovableMemories {
  list(accountId: string): Promise<readonly TranslationMemory[]>;
  fileOf(accountId: string, id: string): Promise<string | undefined>;
  adopt(accountId: string, memory: TranslationMemory, file: string): Promise<void>;
}

/** Copies the memories that the target lacks, and compares all of them. The source stays as it is. Answers how many. */
export async function moveMemories(
  source: MovableMemories,
  target: MovableMemories,
  accountIds: readonly string[],
  signal: AbortSignal,
  onProgress: (memories: number) => void,
): Promise<number> {
  let moved = 0;
  for (const accountId of accountIds)
    for (const memory of await source.list(accountId)) {
      signal.throwIfAborted();
      const file = await source.fileOf(accountId, memory.id);
      if (file === undefined) throw differing(memory, 'is missing at the source');
      await target.adopt(accountId, memory, file);
      const copy = await target.fileOf(accountId, memory.id);
      if (copy === undefined) throw differing(memory, 'is missing at the target');
      if ((await hashOf(copy)) !== (await hashOf(file))) throw differing(memory, 'differs after it was copied');
      onProgress(++moved);
    }
  return moved;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

function differing({ id }: TranslationMemory, what: string): StartupError {
  return new StartupError(`The translation memory ${id} ${what}.`);
}
