import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { lockFile } from '../sqlite/file-lock.ts';
import { createPrivateFile } from '../sqlite/private-file.ts';

/**
 * Where a process writes files that are not whole yet. Several processes may share the parent folder:
 *
 *     <parent>/<uuid>.lock   an empty database file, locked for as long as its process lives
 *     <parent>/<uuid>/       what that process is writing
 *
 * A lock ends with its process, however that ends; anyone who starts removes the folders whose lock is free.
 */
export class IncomingFolder implements Disposable {
  readonly #path: string;
  readonly #lockPath: string;
  readonly #lock: DatabaseSync;

  /** The parent is made if absent. */
  constructor(parent: string) {
    mkdirSync(parent, { recursive: true, mode: 0o700 });
    removeLeftBehind(parent);
    const { path, lock } = lockNewFile(parent);
    this.#lockPath = path;
    this.#lock = lock;
    this.#path = path.slice(0, -lockEnding.length);
    mkdirSync(this.#path, { mode: 0o700 });
  }

  /** A path that nobody uses. */
  newPath(): string {
    return join(this.#path, randomUUID());
  }

  [Symbol.dispose](): void {
    if (!this.#lock.isOpen) return;
    remove(this.#lockPath);
    this.#lock.close();
  }
}

const lockEnding = '.lock';

function removeLeftBehind(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.endsWith(lockEnding)) continue;
    const path = join(parent, name);
    const lock = lockFile(path);
    if (lock === undefined) continue;
    // Still locked, so that a process that has just made this file and not locked it yet finds it gone when it has.
    remove(path);
    lock.close();
  }
}

function remove(lockPath: string): void {
  rmSync(lockPath.slice(0, -lockEnding.length), { recursive: true, force: true });
  rmSync(lockPath, { force: true });
}

function lockNewFile(parent: string): { path: string; lock: DatabaseSync } {
  for (;;) {
    const path = join(parent, randomUUID() + lockEnding);
    createPrivateFile(path);
    const lock = lockFile(path);
    if (lock === undefined) continue;
    if (statSync(path, { throwIfNoEntry: false }) !== undefined) return { path, lock };
    lock.close();
  }
}
