import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Clock } from '../../contracts/clock.ts';
import type { BackupStore, BackupSummary } from '../../contracts/stores/backups.ts';
import { SupervisedThread } from '../../threads/supervised-thread.ts';
import type { BackedUp, DataFolderBackup } from './back-up-data-folder.ts';

export interface FolderBackupStoreOptions {
  /** Of the backups; made if absent. Other files in it are left alone. */
  readonly folder: string;
  readonly dataFolder: string;
  readonly clock: Pick<Clock, 'now'>;
}

const fileName = /^dragoman-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.tar$/;
const leftBehind = /^dragoman-.*\.tar\.part(\.sqlite(-\w+)?)?$/;

/** Backups of a data folder as files `dragoman-<time>.tar`, each written by its own thread. */
export class FolderBackupStore implements BackupStore {
  readonly #options: FolderBackupStoreOptions;
  readonly #folder: string;

  constructor(options: FolderBackupStoreOptions) {
    this.#options = options;
    this.#folder = resolve(options.folder);
  }

  async create(signal: AbortSignal): Promise<BackupSummary> {
    signal.throwIfAborted();
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.#folder)) if (leftBehind.test(name)) await rm(join(this.#folder, name));
    const createdAt = this.#options.clock.now();
    const name = `dragoman-${createdAt.toISOString().replaceAll(/[:.]/g, '-')}.tar`;
    const settings = { folder: this.#options.dataFolder, path: join(this.#folder, name), at: createdAt };
    const { bytes } = await writeInThread(settings, signal);
    if (signal.aborted) await rm(settings.path, { force: true });
    signal.throwIfAborted();
    return { name, createdAt, bytes };
  }

  async list(): Promise<readonly BackupSummary[]> {
    const names = (await readdir(this.#folder).catch(nothingThere)).filter((name) => fileName.test(name));
    const summaries = await Promise.all(names.map((name) => this.#summary(name)));
    return summaries.sort((one, other) => (one.name < other.name ? 1 : -1));
  }

  async remove(name: string): Promise<void> {
    if (!fileName.test(name)) throw new RangeError(`"${name}" is not the name of a backup.`);
    await rm(join(this.#folder, name), { force: true });
  }

  async #summary(name: string): Promise<BackupSummary> {
    const [, at = ''] = fileName.exec(name) ?? [];
    const createdAt = new Date(at.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));
    return { name, createdAt, bytes: (await stat(join(this.#folder, name))).size };
  }
}

function writeInThread(settings: DataFolderBackup, signal: AbortSignal): Promise<BackedUp> {
  return new Promise((resolvePromise, reject) => {
    const thread = new SupervisedThread<'stop', BackedUp>(
      { module: new URL('./backup-thread-main.ts', import.meta.url), name: 'backup', workerData: settings },
      {
        onAnswer: resolvePromise,
        onEnd: (cause) => {
          signal.removeEventListener('abort', stop);
          release();
          reject(cause ?? new Error('The thread that writes the backup ended unexpectedly.'));
        },
      },
    );
    const release = thread.hold();
    // The thread removes what it has written before it ends.
    const stop = (): void => thread.post('stop');
    signal.addEventListener('abort', stop, { once: true });
  });
}

function nothingThere(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
