import { createReadStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { MemoryJob, MemoryJobStore } from '../../contracts/stores/translation-memory-jobs.ts';

export interface FileMemoryJobStoreOptions {
  /** Made if absent. */
  readonly folder: string;
  readonly identifiers: Identifiers;
}

/** After this nobody writes to it any more. */
const partIsOldAfter = 24 * 3600 * 1000;

/** `<id>.json` is a job and `<id>.tmx` its file; each is written as `*.part` and gets its name when it is on disk. */
export class FileMemoryJobStore implements MemoryJobStore {
  readonly #folder: string;
  readonly #identifiers: Identifiers;

  constructor({ folder, identifiers }: FileMemoryJobStoreOptions) {
    this.#folder = folder;
    this.#identifiers = identifiers;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (name.endsWith('.part') && Date.now() - statSync(path).mtimeMs > partIsOldAfter) rmSync(path, { force: true });
    }
  }

  async list(): Promise<readonly MemoryJob[]> {
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith('.json'));
    const jobs = await Promise.all(names.map(async (name) => toJob(await readFile(join(this.#folder, name), 'utf8'))));
    return jobs.sort(
      (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
    );
  }

  put(job: MemoryJob): Promise<void> {
    return this.#write(this.#path(job.id, 'json'), [Buffer.from(JSON.stringify(job))]);
  }

  async remove(id: string): Promise<void> {
    await rm(this.#path(id, 'json'), { force: true });
    await this.removeFile(id);
  }

  keepFile(id: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    return this.#write(this.#path(id, 'tmx'), content);
  }

  readFile(id: string): AsyncIterable<Uint8Array> {
    return createReadStream(this.#path(id, 'tmx'));
  }

  async removeFile(id: string): Promise<void> {
    await rm(this.#path(id, 'tmx'), { force: true });
  }

  async #write(path: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    const part = join(this.#folder, `${this.#identifiers.uuid()}.part`);
    try {
      {
        await using file = await open(part, 'wx', 0o600);
        for await (const bytes of content) await file.writeFile(bytes);
        await file.sync();
      }
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await using folder = await open(this.#folder);
    await folder.sync();
  }

  #path(id: string, ending: 'json' | 'tmx'): string {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new RangeError(`"${id}" is not the id of a job.`);
    return join(this.#folder, `${id}.${ending}`);
  }
}

function toJob(text: string): MemoryJob {
  const stored = JSON.parse(text) as Omit<MemoryJob, 'createdAt' | 'updatedAt' | 'expiresAt'> &
    Record<'createdAt' | 'updatedAt' | 'expiresAt', string>;
  return {
    ...stored,
    createdAt: new Date(stored.createdAt),
    updatedAt: new Date(stored.updatedAt),
    expiresAt: new Date(stored.expiresAt),
  };
}
