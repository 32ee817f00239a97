import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than anybody goes without writing to a file that grows. */
const isOldAfter = 24 * 3600 * 1000;

/**
 * Where processes of several machines write files that are not whole yet, in one folder that all of them see. Locks do not hold
 * between machines, so what is left behind is recognised by its age alone, by the clock of the file server.
 */
export class SharedIncomingFolder {
  readonly #path: string;

  /** Made if absent. */
  constructor(path: string) {
    this.#path = path;
    mkdirSync(path, { recursive: true, mode: 0o700 });
  }

  /** A path that nobody uses. */
  newPath(): string {
    return join(this.#path, randomUUID());
  }

  /** Removes what nobody has written to for a day. Answers how many files. */
  async sweep(): Promise<number> {
    const now = await this.#now();
    let swept = 0;
    for (const name of await readdir(this.#path)) {
      const path = join(this.#path, name);
      const status = await stat(path).catch(() => undefined);
      if (status === undefined || now - status.mtimeMs < isOldAfter) continue;
      await rm(path, { force: true });
      swept += 1;
    }
    return swept;
  }

  [Symbol.dispose](): void {}

  /** The clocks of two machines may differ. */
  async #now(): Promise<number> {
    const path = this.newPath();
    try {
      await using file = await open(path, 'wx', 0o600);
      await file.writeFile('now');
      return (await file.stat()).mtimeMs;
    } finally {
      await rm(path, { force: true });
    }
  }
}
