import type { Clock } from '../../contracts/clock.ts';
import type { NodeRecord } from '../../contracts/stores/nodes.ts';
import type { Database } from './database.ts';
import { DatabaseNodeStore } from './repositories/database-node-store.ts';

/** Longer than the beat of a node that lives. */
const beatMilliseconds = 2_500;

/** The servers whose beats go on while this looks, for a program that is no node itself. Takes 2.5 s if there are any. */
export async function livingNodes(database: Database, clock: Pick<Clock, 'after'>): Promise<readonly NodeRecord[]> {
  const store = new DatabaseNodeStore(database);
  const before = new Map((await store.list()).map(({ id, beat }) => [id, beat]));
  if (before.size === 0) return [];
  await new Promise<void>((resolve) => clock.after(beatMilliseconds, resolve));
  return (await store.list()).filter(({ id, beat }) => before.get(id) !== beat);
}
