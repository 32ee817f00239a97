import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

export interface FileToMake {
  /** What the file is made of; it is made anew where that has changed. */
  readonly sources: readonly string[];
  /** What its name begins with. */
  readonly name: string;
  /** Writes the file to a path. */
  readonly make: (path: string, signal: AbortSignal) => Promise<void>;
}

/** Files that are made of installed ones, once: in a folder that stays, or in one of its own that is removed at the end. */
export class MadeFiles {
  readonly #folder: string | undefined;
  readonly #made = new Map<string, Promise<string>>();
  readonly #disposal = new AbortController();
  #ownFolder: Promise<string> | undefined;

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** Where the file is, which appears whole or not at all. Rejects where it cannot be made; the next call tries again. */
  async path(wanted: FileToMake): Promise<string> {
    const { name } = wanted;
    const known = this.#made.get(name);
    if (known !== undefined && (await known.then(isThere, () => false))) return known;
    // Others may have begun to make it anew.
    const current = this.#made.get(name);
    if (current !== undefined && current !== known) return current;
    const made = this.#make(wanted);
    this.#made.set(name, made);
    return made;
  }

  async dispose(): Promise<void> {
    this.#disposal.abort();
    await Promise.allSettled(this.#made.values());
    const folder = await this.#ownFolder?.catch(() => undefined);
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }

  async #make({ sources, name, make }: FileToMake): Promise<string> {
    const folder = await this.#modelFolder();
    const states = await Promise.all(sources.map((source) => stat(source)));
    const path = join(folder, [name, ...states.flatMap(({ size, mtimeMs }) => [size, Math.round(mtimeMs)])].join('-'));
    if (await isThere(path)) return path;
    const draft = join(folder, `.${basename(path)}.${process.pid}.${Math.random().toString(36).slice(2)}`);
    try {
      await make(draft, this.#disposal.signal);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return path;
  }

  async #modelFolder(): Promise<string> {
    if (this.#folder !== undefined) {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      return this.#folder;
    }
    this.#ownFolder ??= mkdtemp(join(tmpdir(), 'dragoman-speech-'));
    return this.#ownFolder;
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
