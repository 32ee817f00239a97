import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ServerLock } from '../../contracts/stores/server-lock.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { refuseDamage } from '../data-folder/check-integrity.ts';
import { dataFolderLayout } from '../data-folder/data-folder-layout.ts';
import { findKeptData } from '../data-folder/find-kept-data.ts';
import {
  asideFile,
  finishRestore,
  restoredParts,
  restoredPath,
  restoringPath,
} from '../data-folder/unfinished-restore.ts';
import { neededMigration } from '../database/migrations/compatible-schema.ts';
import { lastKnownMigration } from '../database/migrations/registry.ts';
import { backupNames } from './backup-names.ts';
import { type EntryReceiver, readBackup } from './read-backup.ts';
import { lastMigration, migrationsAfter } from './sqlite-backup-source.ts';

export interface DataFolderRestore {
  readonly path: string;
  /** It exists. */
  readonly folder: string;
  readonly lock: ServerLock;
  readonly at: Date;
  /** Sets aside what the folder holds; without it a folder with data is refused. */
  readonly force: boolean;
}

export interface Restored {
  readonly files: number;
  readonly createdAt: Date;
  /** Where the old data is, if there was any. */
  readonly aside: string | undefined;
}

/**
 * Reads a backup into a data folder that no server uses:
 *
 *     backup ─► .restoring: every entry ─► checksums, database ─► .restored ─► old parts aside, new ones in ─► done
 *                        a kill here leaves the folder as it was │ a kill here is finished by the next start
 *
 * Throws, with the folder as it was, when anything in the backup is not as its manifest says.
 */
export async function restoreDataFolder({ path, folder, lock, at, force }: DataFolderRestore): Promise<Restored> {
  await using held = await lock.tryAcquire();
  if (held === undefined) throw new StartupError(`A server uses the data folder ${folder}.\nStop that server first.`);
  finishRestore(folder);
  const holdsData = existsSync(dataFolderLayout(folder).database) || findKeptData(folder) !== undefined;
  if (holdsData && !force)
    throw new StartupError(
      `${folder} holds data already.\nRestore into an empty folder, or use --force, which sets the old data aside.`,
    );
  const staging = restoringPath(folder);
  mkdirSync(staging, { mode: 0o700 });
  try {
    for (const name of restoredParts.slice(1)) mkdirSync(join(staging, name), { mode: 0o700 });
    const folders = new Set([staging]);
    const manifest = await readBackup(path, ({ name }) => {
      for (let parent = dirname(join(staging, name)); parent !== staging; parent = dirname(parent)) folders.add(parent);
      return newFile(join(staging, name));
    });
    checkDatabase(join(staging, backupNames.database));
    const aside = join(folder, `before-restore-${at.toISOString().replaceAll(/[:.]/g, '-')}`);
    writeFileSync(join(staging, asideFile), aside, { mode: 0o600, flush: true });
    for (const each of folders) await syncFolder(each);
    await rename(staging, restoredPath(folder));
    await syncFolder(folder);
    finishRestore(folder);
    await syncFolder(folder);
    return {
      files: manifest.entries.length,
      createdAt: new Date(manifest.createdAt),
      aside: existsSync(aside) ? aside : undefined,
    };
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
}

/** Reads a backup to its end and changes nothing. Throws as a restore would, except for what is wrong inside of the database. */
export async function checkBackup(path: string): Promise<{ readonly files: number; readonly createdAt: Date }> {
  const nowhere: EntryReceiver = { async write() {}, async end() {} };
  const { entries, createdAt } = await readBackup(path, async () => nowhere);
  return { files: entries.length, createdAt: new Date(createdAt) };
}

function checkDatabase(path: string): void {
  if (!existsSync(path)) throw new Error('The backup holds no database.');
  refuseDamage(path);
  refuseNewerSchema(path);
}

/** As the start does: a newer schema is fine as long as what it adds is all that it changes. */
function refuseNewerSchema(path: string): void {
  const last = lastMigration(path);
  if (last <= lastKnownMigration) return;
  const needed = neededMigration(migrationsAfter(path, lastKnownMigration));
  if (needed > lastKnownMigration)
    throw new Error(
      `The backup is at migration ${last}, and a release must know migration ${needed} to use it; this one knows those up to ` +
        `${lastKnownMigration}. Restore it with the release that wrote it, or a newer one.`,
    );
}

async function newFile(path: string): Promise<EntryReceiver> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  return {
    async write(piece) {
      await file.writeFile(piece);
    },
    async end() {
      await file.sync();
      await file.close();
    },
  };
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path);
  await folder.sync();
}
