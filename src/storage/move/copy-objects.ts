import { createHash } from 'node:crypto';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { StartupError } from '../../errors/startup-error.ts';

export interface CopiedObjects {
  readonly objects: number;
  readonly bytes: number;
}

/**
 * Copies the objects that the target lacks or has otherwise, but for those that are left, and reads each again to compare it. What is there already is
 * only compared, so a copy that was killed goes on. Nothing is removed. Answers what is there, by the first part of its name.
 */
export async function copyObjects(
  source: ObjectStore,
  target: ObjectStore,
  isLeft: (name: string) => boolean,
  signal: AbortSignal,
  onProgress: (folder: string, progress: CopiedObjects) => void,
): Promise<ReadonlyMap<string, CopiedObjects>> {
  const copied = new Map<string, CopiedObjects>();
  for await (const name of source.list('')) {
    signal.throwIfAborted();
    if (isLeft(name)) continue;
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
    const folder = name.slice(0, name.indexOf('/'));
    const { objects, bytes } = copied.get(folder) ?? { objects: 0, bytes: 0 };
    const progress = { objects: objects + 1, bytes: bytes + before.bytes };
    copied.set(folder, progress);
    onProgress(folder, progress);
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
