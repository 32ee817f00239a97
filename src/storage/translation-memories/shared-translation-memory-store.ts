import { rm } from 'node:fs/promises';
import type { Clock } from '../../contracts/clock.ts';
import type {
  MemoryChange,
  MemoryContent,
  MemoryImportOptions,
  MemoryMatch,
  MemoryQuery,
  MemoryUnit,
  NewTranslationMemory,
  TranslationMemory,
  TranslationMemoryStore,
  UnitsPage,
  UnitsQuery,
} from '../../contracts/stores/translation-memories.ts';
import { TurnsByName } from '../../scheduling/turns-by-name.ts';
import { WorkUnderWay } from '../../scheduling/work-under-way.ts';
import { FileTranslationMemoryStore } from './file-translation-memory-store.ts';
import { MemoryCache } from './memory-cache.ts';
import {
  leaveMemoryObject,
  type MemoryObjectParts,
  storeMemory,
  storeVersion,
  sweepMemoryObjects,
} from './memory-objects.ts';

export interface SharedTranslationMemoryStoreOptions extends MemoryObjectParts {
  /** For copies of memories and imports under way; of this process alone. Made if absent. */
  readonly folder: string;
  /** Of all copies. */
  readonly cacheBytes: number;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Translation memories of several nodes: each is an immutable object, and a row of the database says that it exists.
 *
 *     create ──▶ file here ──▶ object ──▶ row                        list, get ◀── row
 *     find, listUnits, readUnits ──▶ row ──▶ copy of its version here, else download, checked by its hash ──▶ search here
 *     change ──▶ next version here ──▶ object ──▶ row, if it still has the version before
 *     remove ──▶ row ──▶ copy
 *     sweep ──▶ objects that have had no row for an hour: a backup of the database may name them until then
 */
export class SharedTranslationMemoryStore implements TranslationMemoryStore {
  readonly #options: SharedTranslationMemoryStoreOptions;
  readonly #files: FileTranslationMemoryStore;
  readonly #cache: MemoryCache;
  readonly #queries = new WorkUnderWay();
  /** Changes of a memory on this node, by its id. */
  readonly #turns = new TurnsByName();

  constructor(options: SharedTranslationMemoryStoreOptions) {
    const { folder, objects, identifiers, cacheBytes } = options;
    this.#options = options;
    this.#files = new FileTranslationMemoryStore({ folder, identifiers });
    this.#cache = new MemoryCache({ folder, files: this.#files, objects, limitBytes: cacheBytes });
  }

  async create(
    accountId: string,
    memory: NewTranslationMemory,
    content: MemoryContent,
    options: MemoryImportOptions = {},
  ): Promise<TranslationMemory> {
    if ((await this.get(accountId, memory.id)) !== undefined) throw existing(memory.id);
    // Of an import that was killed before its end.
    await this.#cache.remove(accountId, memory.id);
    const startedAt = this.#options.clock.now();
    const created = await this.#files.create(accountId, memory, content, options);
    const path = this.#files.path(accountId, memory.id) ?? '';
    let stored = false;
    try {
      stored = await storeMemory(accountId, created, path, startedAt, this.#options, options.signal);
    } finally {
      if (!stored) await this.#files.remove(accountId, memory.id);
    }
    if (!stored) throw existing(memory.id);
    await this.#cache.add(accountId, memory.id);
    return created;
  }

  list(accountId: string): Promise<readonly TranslationMemory[]> {
    return this.#options.catalogue.list(accountId);
  }

  async get(accountId: string, id: string): Promise<TranslationMemory | undefined> {
    return (await this.#options.catalogue.find(accountId, id))?.memory;
  }

  async *readUnits(accountId: string, id: string, first = 0): AsyncGenerator<readonly MemoryUnit[]> {
    using _held = this.#cache.hold(accountId, id);
    if ((await this.#ensure(accountId, id)) !== undefined) yield* this.#files.readUnits(accountId, id, first);
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    const removed = await this.#options.catalogue.remove(accountId, id);
    if (removed === undefined) return false;
    await this.#cache.remove(accountId, id);
    await this.#leave(removed.object);
    return true;
  }

  listUnits(accountId: string, id: string, query: UnitsQuery): Promise<UnitsPage | undefined> {
    return this.#queries.add(this.#withCopy(accountId, id, () => this.#files.listUnits(accountId, id, query)));
  }

  change(
    accountId: string,
    id: string,
    change: MemoryChange,
    signal?: AbortSignal,
  ): Promise<TranslationMemory | 'changed' | undefined> {
    return this.#queries.add(this.#turns.run(id, () => this.#change(accountId, id, change, signal)));
  }

  async #change(
    accountId: string,
    id: string,
    { version, units }: MemoryChange,
    signal?: AbortSignal,
  ): Promise<TranslationMemory | 'changed' | undefined> {
    using _held = this.#cache.hold(accountId, id);
    const { clock, catalogue } = this.#options;
    const startedAt = clock.now();
    const path = await this.#ensure(accountId, id);
    const [before, here] = [await catalogue.find(accountId, id), await this.#files.get(accountId, id)];
    if (path === undefined || before === undefined) return undefined;
    if (versionOf(before.memory) !== version || here === undefined || versionOf(here) !== version) return 'changed';
    const made = await this.#files.makeVersion(path, units, signal).catch(async (error: unknown) => {
      if ((await this.get(accountId, id)) !== undefined) throw error;
    });
    // Removed meanwhile, with the copy.
    if (made === undefined) return undefined;
    const { memory, part } = made;
    try {
      // A download that was begun before the copy had this version may have replaced it.
      if (versionOf(memory) !== version + 1) return 'changed';
      if (!(await storeVersion(accountId, { memory, before, path: part }, startedAt, this.#options, signal)))
        return (await this.get(accountId, id)) === undefined ? undefined : 'changed';
      await this.#files.replace(path, part);
      await this.#cache.add(accountId, id);
    } finally {
      await rm(part, { force: true });
    }
    await this.#leave(before.object);
    return memory;
  }

  /** What cannot be marked is swept. */
  async #leave(object: string): Promise<void> {
    await leaveMemoryObject(object, this.#options.clock.now(), this.#options).catch(() => {});
  }

  find(accountId: string, id: string, query: MemoryQuery): Promise<readonly (MemoryMatch | undefined)[] | undefined> {
    return this.#queries.add(this.#withCopy(accountId, id, () => this.#files.find(accountId, id, query)));
  }

  async #withCopy<Found>(
    accountId: string,
    id: string,
    search: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    using _held = this.#cache.hold(accountId, id);
    if ((await this.#ensure(accountId, id)) === undefined) return undefined;
    return search();
  }

  /**
   * Takes over a memory that is a file, unless it is there already. Nothing is lost when this is stopped at any moment and done
   * again.
   */
  async adopt(accountId: string, memory: TranslationMemory, path: string): Promise<void> {
    if ((await this.get(accountId, memory.id)) !== undefined) return;
    await storeMemory(accountId, memory, path, this.#options.clock.now(), this.#options);
  }

  /** A file with the whole memory, which may go when the cache is full; undefined when there is no such memory. */
  fileOf(accountId: string, id: string): Promise<string | undefined> {
    return this.#ensure(accountId, id);
  }

  /** Removes what killed imports left, and copies of memories that other nodes have removed. Answers how much. */
  async sweep(): Promise<number> {
    const swept = await sweepMemoryObjects(this.#options.clock.now(), this.#options);
    const here = this.#cache.ids();
    const known = await this.#options.catalogue.idsAmong(here);
    const gone = new Set(here.filter((id) => !known.has(id)));
    await this.#cache.removeAll(gone);
    return swept + gone.size;
  }

  /** Imports under way end without a memory; queries under way are answered. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#queries[Symbol.asyncDispose]();
    await this.#files[Symbol.asyncDispose]();
  }

  /** Path of the copy, which has the version of the row or a newer one; undefined without the memory. */
  async #ensure(accountId: string, id: string): Promise<string | undefined> {
    let memory = await this.#options.catalogue.find(accountId, id);
    while (memory !== undefined) {
      const { object } = memory;
      try {
        return await this.#cache.ensure(accountId, memory);
      } catch (error) {
        // Changed or removed while it was fetched?
        memory = await this.#options.catalogue.find(accountId, id);
        if (memory?.object === object) throw error;
      }
    }
    return undefined;
  }
}

function versionOf({ version = 1 }: TranslationMemory): number {
  return version;
}

function existing(id: string): RangeError {
  return new RangeError(`There is a translation memory ${id} already.`);
}
