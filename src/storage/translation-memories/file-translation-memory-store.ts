import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Identifiers } from '../../contracts/identifiers.ts';
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
  UnitChange,
  UnitsPage,
  UnitsQuery,
} from '../../contracts/stores/translation-memories.ts';
import { TurnsByName } from '../../scheduling/turns-by-name.ts';
import { WorkUnderWay } from '../../scheduling/work-under-way.ts';
import { changeMemory } from './change-thread.ts';
import { importMemory } from './import-thread.ts';
import { decodeUnit, readHead, readUnitEnd } from './memory-file.ts';
import { openMemory } from './open-memory.ts';
import { removeLeftBehind } from './remove-left-behind.ts';
import { SearchThread } from './search-thread.ts';

export interface FileTranslationMemoryStoreOptions {
  /** Made if absent. */
  readonly folder: string;
  readonly identifiers: Identifiers;
}

const fileEnding = '.sqlite';

const readAtOnce = 200;

/** Heads that are remembered; they are read again when there are more. */
const mostHeads = 10_000;

/**
 * Each memory is a SQLite file of its own, with its index (`memory-file.ts`):
 *
 *     create ──▶ import thread ──▶ incoming/*.part ── commit, rename ──▶ <account>/<id>.sqlite ◀── list, get, readUnits
 *                                                                              ▲
 *     find, listUnits ──▶ search thread ───────────────────────────────────────┤
 *     change ──▶ change thread ──▶ copy in incoming ── commit, rename ─────────┘
 *
 * A memory exists when its file has its name, so that nothing has to agree with anything else after a crash. What an
 * import left behind that was killed is removed at the next start.
 */
export class FileTranslationMemoryStore implements TranslationMemoryStore {
  readonly #folder: string;
  readonly #identifiers: Identifiers;
  readonly #search = new SearchThread();
  readonly #heads = new Map<string, TranslationMemory>();
  readonly #imports = new WorkUnderWay();
  /** Changes and removals of a memory, by its path. */
  readonly #turns = new TurnsByName();
  readonly #closing = new AbortController();

  constructor({ folder, identifiers }: FileTranslationMemoryStoreOptions) {
    this.#folder = folder;
    this.#identifiers = identifiers;
    mkdirSync(this.#incoming(), { recursive: true, mode: 0o700 });
    removeLeftBehind(this.#incoming());
  }

  async create(
    accountId: string,
    memory: NewTranslationMemory,
    content: MemoryContent,
    options: MemoryImportOptions = {},
  ): Promise<TranslationMemory> {
    const path = this.path(accountId, memory.id);
    if (path === undefined) throw new RangeError(`"${memory.id}" is not the id of a translation memory.`);
    if (existsSync(path)) throw new RangeError(`There is a translation memory ${memory.id} already.`);
    const partPath = this.newPartPath();
    const signals = [this.#closing.signal, ...(options.signal === undefined ? [] : [options.signal])];
    const settings = { memory, refuseEmpty: options.refuseEmpty === true, partPath, path };
    return this.#imports.add(importMemory(settings, content, { ...options, signal: AbortSignal.any(signals) }));
  }

  async list(accountId: string): Promise<readonly TranslationMemory[]> {
    const names = await readdir(this.#accountFolder(accountId)).catch(nothingThere);
    const memories: TranslationMemory[] = [];
    for (const name of names) {
      if (!name.endsWith(fileEnding)) continue;
      const memory = this.#head(accountId, name.slice(0, -fileEnding.length));
      if (memory !== undefined) memories.push(memory);
      await setImmediate();
    }
    return memories.sort(
      (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
    );
  }

  async get(accountId: string, id: string): Promise<TranslationMemory | undefined> {
    return this.#head(accountId, id);
  }

  async *readUnits(accountId: string, id: string, first = 0): AsyncGenerator<readonly MemoryUnit[]> {
    const path = this.#existing(accountId, id);
    if (path === undefined) return;
    using database = openMemory(path);
    const read = database.prepare('select source, targets from units where id >= ? and id < ? order by id');
    const end = readUnitEnd(database);
    for (let start = first; start < end; start += readAtOnce) {
      const units = read.all(start, start + readAtOnce).map(({ source, targets }) => decodeUnit(source, targets));
      if (units.length > 0) yield units;
      await setImmediate();
    }
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    const path = this.path(accountId, id);
    if (path === undefined) return false;
    const removed = await this.#turns.run(path, () => unlink(path).then(() => true, nothingRemoved));
    this.#forget(path);
    return removed;
  }

  async listUnits(accountId: string, id: string, query: UnitsQuery): Promise<UnitsPage | undefined> {
    return this.#whileThere(accountId, id, (path) => this.#search.list(accountId, path, query));
  }

  change(
    accountId: string,
    id: string,
    { version, units }: MemoryChange,
    signal?: AbortSignal,
  ): Promise<TranslationMemory | 'changed' | undefined> {
    const path = this.path(accountId, id) ?? '';
    const change = this.#turns.run(path, async () => {
      const head = this.#head(accountId, id);
      if (head === undefined) return undefined;
      if ((head.version ?? 1) !== version) return 'changed';
      const { memory, part } = await this.makeVersion(path, units, signal);
      await this.replace(path, part);
      return memory;
    });
    // Nothing takes the name of the file once the store is closed, when another process may have opened it.
    return this.#imports.add(change);
  }

  /** The next version of a memory, which is not in use yet. */
  async makeVersion(
    path: string,
    units: readonly UnitChange[],
    signal?: AbortSignal,
  ): Promise<{ readonly memory: TranslationMemory; readonly part: string }> {
    const part = this.newPartPath();
    const signals = [this.#closing.signal, ...(signal === undefined ? [] : [signal])];
    const change = changeMemory({ path, partPath: part, units }, AbortSignal.any(signals));
    return { memory: await this.#imports.add(change), part };
  }

  /** Another version of a memory, which queries find at once; what reads it goes on with the one that it had. */
  async replace(path: string, part: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(part, path);
    this.#forget(path);
    await using folder = await open(dirname(path), 'r');
    await folder.sync();
  }

  async find(
    accountId: string,
    id: string,
    query: MemoryQuery,
  ): Promise<readonly (MemoryMatch | undefined)[] | undefined> {
    return this.#whileThere(accountId, id, (path) => this.#search.find(accountId, path, query));
  }

  /** Imports under way end without a memory; queries under way are answered. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort(new Error('The store of translation memories is closing.'));
    await this.#imports[Symbol.asyncDispose]();
    await this.#search[Symbol.asyncDispose]();
  }

  async #whileThere<Found>(
    accountId: string,
    id: string,
    search: (path: string) => Promise<Found>,
  ): Promise<Found | undefined> {
    const path = this.#existing(accountId, id);
    if (path === undefined) return undefined;
    try {
      return await search(path);
    } catch (error) {
      // Removed between two turns of the query.
      if (this.#existing(accountId, id) === undefined) return undefined;
      throw error;
    }
  }

  #forget(path: string): void {
    this.#heads.delete(path);
    this.#search.forget(path);
  }

  #head(accountId: string, id: string): TranslationMemory | undefined {
    const path = this.#existing(accountId, id);
    if (path === undefined) return undefined;
    const known = this.#heads.get(path);
    if (known !== undefined) return known;
    using database = openMemory(path);
    const head = readHead(database);
    if (this.#heads.size >= mostHeads) this.#heads.clear();
    this.#heads.set(path, head);
    return head;
  }

  #existing(accountId: string, id: string): string | undefined {
    const path = this.path(accountId, id);
    return path !== undefined && existsSync(path) ? path : undefined;
  }

  /** Where the file of a memory is, if there is one; undefined for what is no id, and must not become a path. */
  path(accountId: string, id: string): string | undefined {
    if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined;
    return join(this.#accountFolder(accountId), `${id}${fileEnding}`);
  }

  /** Named so that any account id makes a folder of its own. */
  #accountFolder(accountId: string): string {
    return join(this.#folder, createHash('sha256').update(accountId).digest('hex').slice(0, 32));
  }

  /** Undefined when there is no such memory. */
  async fileOf(accountId: string, id: string): Promise<string | undefined> {
    const path = this.path(accountId, id);
    return path !== undefined && existsSync(path) ? path : undefined;
  }

  /**
   * Takes over a copy of a memory that is a file, unless it is there already. Nothing is lost when this is stopped at any
   * moment and done again.
   */
  async adopt(accountId: string, memory: TranslationMemory, file: string): Promise<void> {
    const path = this.path(accountId, memory.id);
    if (path === undefined) throw new RangeError(`"${memory.id}" is not the id of a translation memory.`);
    if (existsSync(path)) return;
    const part = this.newPartPath();
    await copyFile(file, part);
    await using copy = await open(part, 'r+');
    await copy.sync();
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(part, path);
  }

  /** A path that nobody uses; what is left there is removed at the next start. */
  newPartPath(): string {
    return join(this.#incoming(), `${this.#identifiers.uuid()}.part`);
  }

  #incoming(): string {
    return join(this.#folder, 'incoming');
  }
}

function nothingThere(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function nothingRemoved(error: NodeJS.ErrnoException): boolean {
  if (error.code === 'ENOENT') return false;
  throw error;
}
