import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import type { Clock } from '../../contracts/clock.ts';
import type { HeldServerLock, LockHolder, ServerLock } from '../../contracts/stores/server-lock.ts';
import { lockFile } from '../sqlite/file-lock.ts';
import { createPrivateFile } from '../sqlite/private-file.ts';

/**
 * The lock of a data folder:
 *
 *     server.lock   an empty database file, locked by SQLite for as long as the server lives; it stays
 *     server.json   who holds the lock; removed when the lock is released, left behind by a kill
 *
 * POSIX locks belong to the file, so containers of one machine that share a volume see them as well.
 */
export class DataFolderLock implements ServerLock {
  readonly name: string;
  readonly #clock: Clock;

  /** The folder must exist. */
  constructor(folder: string, clock: Clock) {
    this.name = resolve(folder);
    this.#clock = clock;
  }

  async tryAcquire(): Promise<HeldServerLock | undefined> {
    const path = join(this.name, 'server.lock');
    createPrivateFile(path);
    const lock = lockFile(path);
    if (lock === undefined) return undefined;
    const description = this.#description();
    const afterCrash = existsSync(description);
    const holder = { pid: process.pid, host: hostname(), since: this.#clock.now(), draining: false };
    try {
      describeHolder(description, holder);
    } catch (error) {
      lock.close();
      throw error;
    }
    return {
      afterCrash,
      drain: async () => {
        if (lock.isOpen) describeHolder(description, { ...holder, draining: true });
      },
      async [Symbol.asyncDispose]() {
        if (!lock.isOpen) return;
        rmSync(description, { force: true });
        lock.close();
      },
    };
  }

  async holder(): Promise<LockHolder | undefined> {
    try {
      const { since, ...rest } = JSON.parse(await readFile(this.#description(), 'utf8'));
      return { ...rest, since: new Date(since) };
    } catch {
      // Absent, or damaged by a crash: nothing is known.
      return undefined;
    }
  }

  #description(): string {
    return join(this.name, 'server.json');
  }
}

/** Written aside and renamed, so that nobody reads half of it. */
function describeHolder(path: string, holder: LockHolder): void {
  const part = `${path}.${randomUUID()}`;
  try {
    writeFileSync(part, `${JSON.stringify(holder)}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
