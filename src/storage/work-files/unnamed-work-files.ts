import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkFile, WorkFiles } from '../../contracts/stores/work-files.ts';

/** Only its owner may read it. */
const mode = 0o600;

/** Files that lose their name as soon as they have one, and are read through the process that holds them. */
export class UnnamedWorkFiles implements WorkFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async hold(content: AsyncIterable<Uint8Array>): Promise<WorkFile> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const name = join(this.#folder, randomUUID());
    const file = await open(name, 'wx+', mode);
    try {
      await unlink(name);
      for await (const bytes of content) await file.writeFile(bytes);
      return {
        path: `/proc/${process.pid}/fd/${file.fd}`,
        [Symbol.asyncDispose]: () => file.close(),
      };
    } catch (error) {
      await file.close();
      throw error;
    }
  }
}
