import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { TranslationMemory } from '../../contracts/stores/translation-memories.ts';
import type {
  CataloguedMemory,
  TranslationMemoryCatalogue,
} from '../../contracts/stores/translation-memory-catalogue.ts';

const folder = 'translation-memories/';

/** Of marks: each has the hour in which a memory left its object, then the rest of the object's name. */
const leftFolder = 'left-translation-memories/';

/** A copy of the database, and then of the objects, may be made meanwhile: the object of a row is still there. */
const keptAfterLeaving = 3600 * 1000;

/** Longer than it takes to store a memory: an object without a memory is then left behind. */
const leftBehindAfter = 24 * 3600 * 1000;

export interface MemoryObjectParts {
  readonly objects: ObjectStore;
  readonly catalogue: TranslationMemoryCatalogue;
  readonly identifiers: Identifiers;
}

/**
 * Stores a file as the content of a memory, then the memory itself. False, and nothing is kept, when there is one with its id.
 * The name of the object is new each time, so that two processes that import the same file disturb each other in nothing.
 */
export function storeMemory(
  accountId: string,
  memory: TranslationMemory,
  path: string,
  startedAt: Date,
  parts: MemoryObjectParts,
  signal?: AbortSignal,
): Promise<boolean> {
  const accept = (record: CataloguedMemory): Promise<boolean> => parts.catalogue.add(accountId, record);
  return store({ memory, path }, startedAt, accept, parts, signal);
}

/** The same for the next version of a memory: false where it has another version than before, or is gone. */
export function storeVersion(
  accountId: string,
  {
    memory,
    before,
    path,
  }: { readonly memory: TranslationMemory; readonly before: CataloguedMemory; readonly path: string },
  startedAt: Date,
  parts: MemoryObjectParts,
  signal?: AbortSignal,
): Promise<boolean> {
  const accept = (record: CataloguedMemory): Promise<boolean> =>
    parts.catalogue.replace(accountId, before.object, record);
  return store({ memory, path }, startedAt, accept, parts, signal);
}

async function store(
  { memory, path }: { readonly memory: TranslationMemory; readonly path: string },
  startedAt: Date,
  accept: (record: CataloguedMemory) => Promise<boolean>,
  { objects, identifiers }: MemoryObjectParts,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const object = `${folder}${hourOf(startedAt)}/${memory.id}/${identifiers.uuid()}`;
  const hash = createHash('sha256');
  async function* content() {
    for await (const piece of createReadStream(path, { highWaterMark: 256 * 1024 })) {
      signal?.throwIfAborted();
      hash.update(piece);
      yield piece as Uint8Array;
    }
  }
  const bytes = await objects.put(object, content());
  const record: CataloguedMemory = { memory, object, bytes, sha256: hash.digest('hex') };
  // When this rejects, the memory may be there all the same, so that the object stays; the sweep knows.
  if (signal?.aborted !== true && (await accept(record))) return true;
  await objects.remove(object).catch(() => {});
  signal?.throwIfAborted();
  return false;
}

/** Whether an object is the content of a memory, or says that a memory has left its content. */
export function isOfMemory(name: string): boolean {
  return name.startsWith(folder) || name.startsWith(leftFolder);
}

/** Of a row that is gone, or has another object now. It is removed by a sweep, an hour later at the earliest. */
export async function leaveMemoryObject(
  object: string,
  now: Date,
  { objects }: Pick<MemoryObjectParts, 'objects'>,
): Promise<void> {
  async function* content() {
    yield Buffer.from(object);
  }
  await objects.put(markOf(object, now), content());
}

/**
 * Removes what memories left an hour ago, and marks objects of imports and changes that were begun a day ago and led to nothing, so that they are
 * removed as well. Answers how many are removed. A memory of a database that was restored may have its object back.
 */
export async function sweepMemoryObjects(
  now: Date,
  { objects, catalogue }: Pick<MemoryObjectParts, 'objects' | 'catalogue'>,
): Promise<number> {
  const marks = new Map<string, string>();
  for await (const mark of objects.list(leftFolder)) marks.set(objectOf(mark), mark);
  const oldest = hourOf(new Date(now.getTime() - leftBehindAfter));
  const old: string[] = [];
  for await (const name of objects.list(folder))
    if (!marks.has(name) && (name.split('/')[1] ?? '') < oldest) old.push(name);
  const kept = await catalogue.objectsAmong([...marks.keys(), ...old]);
  for (const name of old) if (!kept.has(name)) await leaveMemoryObject(name, now, { objects });
  const oldestMark = hourOf(new Date(now.getTime() - keptAfterLeaving));
  let removed = 0;
  for (const [object, mark] of marks) {
    if (!kept.has(object) && (mark.split('/')[1] ?? '') >= oldestMark) continue;
    if (!kept.has(object)) {
      await objects.remove(object);
      removed += 1;
    }
    await objects.remove(mark);
  }
  return removed;
}

function markOf(object: string, now: Date): string {
  return `${leftFolder}${hourOf(now)}/${object.slice(folder.length)}`;
}

function objectOf(mark: string): string {
  return folder + mark.split('/').slice(2).join('/');
}

function hourOf(time: Date): string {
  return time.toISOString().slice(0, 13).replaceAll(/\D/g, '');
}
