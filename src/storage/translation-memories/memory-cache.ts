import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { CataloguedMemory } from '../../contracts/stores/translation-memory-catalogue.ts';
import type { FileTranslationMemoryStore } from './file-translation-memory-store.ts';

export interface MemoryCacheOptions {
  /** The folder of `files`. */
  readonly folder: string;
  readonly files: Pick<FileTranslationMemoryStore, 'get' | 'newPartPath' | 'path' | 'remove' | 'replace'>;
  readonly objects: Pick<ObjectStore, 'get'>;
  /** Of all files. A larger memory is there alone, and those in use stay, even where they are more together. */
  readonly limitBytes: number;
}

interface CachedFile {
  readonly bytes: number;
  remove(): Promise<unknown>;
}

interface Fetching {
  readonly object: string;
  readonly done: Promise<void>;
}

/**
 * Local copies of memories. A copy has its name when it is whole and has the hash of the catalogue; the least recently used
 * ones that nobody holds make room for others.
 */
export class MemoryCache {
  readonly #options: MemoryCacheOptions;
  /** By path, the least recently used first. */
  readonly #files = new Map<string, CachedFile>();
  readonly #fetching = new Map<string, Fetching>();
  /** Copies on their way out, by path. */
  readonly #leaving = new Map<string, Promise<unknown>>();
  /** How many hold it, by path. */
  readonly #held = new Map<string, number>();
  #bytes = 0;

  constructor(options: MemoryCacheOptions) {
    this.#options = options;
    for (const { path, bytes } of filesIn(options.folder)) this.#note(path, bytes, () => rm(path, { force: true }));
  }

  /**
   * Of the memory, whose version or a newer one is there when this resolves; requests at the same time share one download. A copy of an
   * older version is replaced, so that queries under way always find one.
   */
  async ensure(accountId: string, memory: CataloguedMemory): Promise<string> {
    const path = this.#path(accountId, memory.memory.id);
    await this.#leaving.get(path);
    while (!(await this.#has(accountId, memory))) {
      const fetching = this.#fetching.get(path);
      // Another version, which need not be there any more.
      if (fetching !== undefined && fetching.object !== memory.object) await fetching.done.catch(() => {});
      else await (fetching ?? this.#startFetching(accountId, path, memory)).done;
    }
    this.#touch(path);
    return path;
  }

  #startFetching(accountId: string, path: string, memory: CataloguedMemory): Fetching {
    const done = this.#fetch(accountId, path, memory).finally(() => this.#fetching.delete(path));
    const fetching = { object: memory.object, done };
    this.#fetching.set(path, fetching);
    return fetching;
  }

  async #has(accountId: string, { memory }: CataloguedMemory): Promise<boolean> {
    const here = await this.#options.files.get(accountId, memory.id);
    return here !== undefined && (here.version ?? 1) >= (memory.version ?? 1);
  }

  /** Until it is disposed, the copy of the memory does not make room for others, whether it is there yet or not. */
  hold(accountId: string, id: string): Disposable {
    const path = this.#options.files.path(accountId, id);
    // No memory has this id.
    if (path === undefined) return { [Symbol.dispose]: () => {} };
    this.#held.set(path, (this.#held.get(path) ?? 0) + 1);
    return { [Symbol.dispose]: () => this.#release(path) };
  }

  /** A file that was made here. */
  async add(accountId: string, id: string): Promise<void> {
    const path = this.#path(accountId, id);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    // Removed meanwhile.
    if (size === undefined) return;
    this.#note(path, size, () => this.#options.files.remove(accountId, id));
    await this.#makeRoom(0, path);
  }

  async remove(accountId: string, id: string): Promise<void> {
    this.#forget(this.#path(accountId, id));
    await this.#options.files.remove(accountId, id);
  }

  /** Ids of the memories that are here. */
  ids(): readonly string[] {
    return Array.from(this.#files.keys(), idOf);
  }

  /** Removes the copies of these memories, whatever their account. */
  async removeAll(ids: ReadonlySet<string>): Promise<void> {
    for (const [path, file] of [...this.#files])
      if (ids.has(idOf(path))) {
        this.#forget(path);
        await file.remove();
      }
  }

  async #fetch(accountId: string, path: string, catalogued: CataloguedMemory): Promise<void> {
    const { files, objects } = this.#options;
    const { memory, object, bytes, sha256 } = catalogued;
    await this.#makeRoom(bytes);
    const part = files.newPartPath();
    try {
      const content = await objects.get(object);
      if (content === undefined) throw new Error(`The content of the translation memory ${memory.id} is missing.`);
      const hash = createHash('sha256');
      {
        await using file = await open(part, 'wx', 0o600);
        for await (const piece of content) {
          hash.update(piece);
          await file.writeFile(piece);
        }
        await file.sync();
      }
      if (hash.digest('hex') !== sha256)
        throw new Error(`The content of the translation memory ${memory.id} is damaged.`);
      // A change that was made here meanwhile is newer.
      if (await this.#has(accountId, catalogued)) return;
      await files.replace(path, part);
    } finally {
      await rm(part, { force: true });
    }
    this.#note(path, bytes, () => files.remove(accountId, memory.id));
  }

  async #makeRoom(bytes: number, keep?: string): Promise<void> {
    for (const [path, file] of [...this.#files]) {
      if (this.#bytes + bytes <= this.#options.limitBytes) return;
      if (path === keep || this.#held.has(path)) continue;
      this.#forget(path);
      const leaving = file.remove().finally(() => this.#leaving.delete(path));
      this.#leaving.set(path, leaving);
      await leaving;
    }
  }

  #release(path: string): void {
    const others = (this.#held.get(path) ?? 0) - 1;
    if (others > 0) this.#held.set(path, others);
    else this.#held.delete(path);
  }

  #note(path: string, bytes: number, remove: CachedFile['remove']): void {
    this.#forget(path);
    this.#files.set(path, { bytes, remove });
    this.#bytes += bytes;
  }

  #touch(path: string): void {
    const file = this.#files.get(path);
    if (file === undefined) return;
    this.#files.delete(path);
    this.#files.set(path, file);
  }

  #forget(path: string): void {
    this.#bytes -= this.#files.get(path)?.bytes ?? 0;
    this.#files.delete(path);
  }

  #path(accountId: string, id: string): string {
    const path = this.#options.files.path(accountId, id);
    if (path === undefined) throw new RangeError(`"${id}" is not the id of a translation memory.`);
    return path;
  }
}

const ending = '.sqlite';

function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -ending.length);
}

/** The oldest first. */
function filesIn(folder: string): { path: string; bytes: number }[] {
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = statSync(path);
      return { path, bytes: size, time: mtimeMs };
    })
    .sort((one, other) => one.time - other.time);
}
