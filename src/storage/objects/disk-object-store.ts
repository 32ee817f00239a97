import { mkdirSync } from 'node:fs';
import { mkdir, open, opendir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { IncomingFolder } from './incoming-folder.ts';
import { checkNamePrefix, checkObjectName } from './object-names.ts';

export interface DiskObjectStoreOptions {
  /** Made if absent, readable by its owner alone. Several processes may share it. */
  readonly folder: string;
  /** Default: a folder in it, for processes of one machine. */
  readonly incoming?: Incoming;
}

/** Where files are that are not whole yet, on the same file system. */
export interface Incoming extends Disposable {
  /** A path that nobody uses. */
  newPath(): string;
}

/**
 * An object is a file, and the parts of its name are folders, which go with their last file:
 *
 *     <folder>/documents/4f2c/source.bin     the object `documents/4f2c/source`
 *     <folder>/.incoming/                    what is not whole yet
 */
export class DiskObjectStore implements ObjectStore, Disposable {
  readonly #folder: string;
  readonly #incoming: Incoming;

  constructor({ folder, incoming }: DiskObjectStoreOptions) {
    this.#folder = resolve(folder);
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    this.#incoming = incoming ?? new IncomingFolder(join(this.#folder, '.incoming'));
  }

  async put(name: string, content: AsyncIterable<Uint8Array>): Promise<number> {
    const path = this.#path(name);
    const part = this.#incoming.newPath();
    let size = 0;
    try {
      {
        await using file = await open(part, 'wx', 0o600);
        for await (const bytes of content) {
          await file.writeFile(bytes);
          size += bytes.length;
        }
        await file.sync();
      }
      await moveInto(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await this.#syncFolders(dirname(path));
    return size;
  }

  async get(name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    const file = await unlessAbsent(open(this.#path(name)));
    return file?.createReadStream();
  }

  async remove(name: string): Promise<void> {
    const path = this.#path(name);
    await rm(path, { force: true });
    try {
      for (let folder = dirname(path); folder !== this.#folder; folder = dirname(folder)) await rmdir(folder);
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCode(error))) throw error;
    }
  }

  async *list(prefix: string): AsyncGenerator<string, void, undefined> {
    checkNamePrefix(prefix);
    for await (const name of this.#walk(prefix.slice(0, prefix.lastIndexOf('/') + 1)))
      if (name.startsWith(prefix)) yield name;
  }

  /** What is being put is given up; nothing is put afterwards. */
  [Symbol.dispose](): void {
    this.#incoming[Symbol.dispose]();
  }

  /** `within` is empty or ends with a slash. */
  async *#walk(within: string): AsyncGenerator<string, void, undefined> {
    const folder = await unlessAbsent(opendir(join(this.#folder, within)));
    if (folder === undefined) return;
    for await (const entry of folder) {
      if (entry.isDirectory() && !entry.name.startsWith('.')) yield* this.#walk(`${within}${entry.name}/`);
      else if (entry.isFile() && entry.name.endsWith(ending)) yield within + entry.name.slice(0, -ending.length);
    }
  }

  #path(name: string): string {
    return objectPath(this.#folder, name);
  }

  /** All of them, since each may have been made a moment ago, by another put as well. */
  async #syncFolders(innermost: string): Promise<void> {
    for (let folder = innermost; ; folder = dirname(folder)) {
      await using handle = await unlessAbsent(open(folder));
      await handle?.sync();
      if (folder === this.#folder) return;
    }
  }
}

/** Keeps the file of an object apart from the folder of those whose names go on. */
const ending = '.bin';

/** Where an object of that name is. */
export function objectPath(folder: string, name: string): string {
  checkObjectName(name);
  return join(folder, ...name.split('/')) + ending;
}

/** How often a folder may go, with the last of its files, while a file is moved there. */
const moves = 10;

async function moveInto(part: string, path: string): Promise<void> {
  for (let move = 1; ; move++) {
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      return await rename(part, path);
    } catch (error) {
      // Node reports ENOTDIR for a folder that goes while it is looked at.
      if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error)) || move === moves) throw error;
    }
  }
}

async function unlessAbsent<Result>(wanted: Promise<Result>): Promise<Result | undefined> {
  try {
    return await wanted;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function errorCode(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code);
}
