import type { ObjectStore } from '../../contracts/stores/objects.ts';

/**
 * Moves all objects from one store to another. Each is in one of them whole at any moment, in both for a moment, so that a
 * process which is killed goes on at its next start. Answers how many.
 */
export async function moveObjects(from: ObjectStore, to: ObjectStore): Promise<number> {
  let moved = 0;
  for await (const name of from.list('')) {
    const content = await from.get(name);
    if (content === undefined) continue;
    await to.put(name, content);
    await from.remove(name);
    moved += 1;
  }
  return moved;
}
