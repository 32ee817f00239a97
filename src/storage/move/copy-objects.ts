import { createHash } from 'node:crypto';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { StartupError } from '../../errors/startup-error.ts';

export interface CopiedObjects {
  readonly objects: number;
  readonly bytes: number;
}

/**
 * Copies the objects under a prefix that the target lacks or has otherwise, and reads each again to compare it. What is there already is
 * only compared, so a copy that was killed goes on. Nothing is removed.
 */
export async function copyObjects(
  source: ObjectStore,
  target: ObjectStore,
  prefix: string,
  signal: AbortSignal,
  onProgress: (progress: CopiedObjects) => void,
): Promise<CopiedObjects> {
  let copied = { objects: 0, bytes: 0 };
  for await (const name of source.list(prefix)) {
    signal.throwIfAborted();
    const before = await digestOf(source, name);
    // It expired meanwhile.
    if (before === undefined) continue;
    if ((await digestOf(target, name))?.hash !== before.hash) {
      const content = await source.get(name);
      if (content === undefined) continue;
      await target.put(name, content);
      const after = await digestOf(target, name);
      if (after?.hash !== before.hash) throw new StartupError(`The object ${name} differs after it was copied.`);
    }
    copied = { objects: copied.objects + 1, bytes: copied.bytes + before.bytes };
    onProgress(copied);
  }
  return copied;
}

async function digestOf(store: ObjectStore, name: string) {
  const content = await store.get(name);
  if (content === undefined) return undefined;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { hash: hash.digest('hex'), bytes };
}
