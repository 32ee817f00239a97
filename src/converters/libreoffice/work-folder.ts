import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A new folder for one document, with an empty one beside it where a sandbox gets its root. It is gone at the end. */
export class WorkFolder implements AsyncDisposable {
  readonly path: string;
  readonly #outer: string;

  private constructor(outer: string) {
    this.#outer = outer;
    this.path = join(outer, 'work');
  }

  static async make(parent: string): Promise<WorkFolder> {
    const outer = join(parent, randomUUID());
    const folder = new WorkFolder(outer);
    try {
      await mkdir(folder.results, { recursive: true, mode: 0o700 });
      await mkdir(join(outer, 'root'), { mode: 0o700 });
      return folder;
    } catch (error) {
      await folder[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Folder for what LibreOffice writes. */
  get results(): string {
    return join(this.path, 'out');
  }

  /** A path that LibreOffice does not see in its sandbox. */
  beside(name: string): string {
    return join(this.#outer, name);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#outer, { recursive: true, force: true, maxRetries: 3 });
  }
}
