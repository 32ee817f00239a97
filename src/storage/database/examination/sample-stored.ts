import type { Database } from '../database.ts';

/** Of each kind; the newest ones, which a store that is not the right one lacks. */
const mostOfEach = 10;

/** What the database says is in the object store. */
export interface StoredSample {
  readonly documents: readonly { readonly id: string; readonly createdAt: Date; readonly state: string }[];
  /** Names of the objects of translation memories. */
  readonly memories: readonly string[];
}

/** A few of the documents that have not expired, and of the translation memories. Empty where there are no tables yet. */
export async function sampleStored(database: Database, now: Date): Promise<StoredSample> {
  const tables = new Set((await database.introspection.getTables()).map(({ name }) => name));
  if (!tables.has('documents') || !tables.has('translation_memories')) return { documents: [], memories: [] };
  const documents = await database
    .selectFrom('documents')
    .select(['id', 'created_at', 'state'])
    .where('expires_at', '>', now.toISOString())
    .where('state', 'in', ['queued', 'translating', 'done'])
    .orderBy('created_at', 'desc')
    .limit(mostOfEach)
    .execute();
  const memories = await database
    .selectFrom('translation_memories')
    .select('object')
    .orderBy('created_at', 'desc')
    .limit(mostOfEach)
    .execute();
  return {
    documents: documents.map(({ id, state, created_at }) => ({ id, state, createdAt: new Date(created_at) })),
    memories: memories.map(({ object }) => object),
  };
}
