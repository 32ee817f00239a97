import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { chmod, chown, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BrowserFolder extends AsyncDisposable {
  /** For the profile and for temporary files; nobody but the browser's user reads it. */
  readonly profile: string;
  /** Where the browser's process writes its id. */
  readonly pidFile: string;
}

const prefix = 'dragoman-browser-';

/**
 * Folders for browsers among the system's temporary files: another user gets there, and the paths are short enough for the
 * sockets of Chromium. The id of this process is part of the name, so that what a killed process left is known and removed.
 */
export class BrowserFolders implements Disposable {
  readonly #folder: string;
  #number = 0;

  constructor() {
    for (const name of readdirSync(tmpdir())) {
      const [, pid] = /^dragoman-browser-(\d+)-/.exec(name) ?? [];
      if (pid !== undefined && !isRunning(Number(pid))) remove(join(tmpdir(), name));
    }
    this.#folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  }

  async make(user: number | undefined): Promise<BrowserFolder> {
    const folder = join(this.#folder, String(this.#number++));
    const profile = join(folder, 'p');
    await chmod(this.#folder, 0o711);
    await mkdir(folder, { mode: 0o711 });
    await mkdir(profile, { mode: 0o700 });
    if (user !== undefined) await chown(profile, user, user);
    const pidFile = join(folder, 'pid');
    return {
      profile,
      pidFile,
      [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
    };
  }

  [Symbol.dispose](): void {
    remove(this.#folder);
  }
}

/** Another user's is left. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
