import { open, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupEntry, BackupSource } from '../../contracts/stores/backups.ts';
import { isUnfinished } from '../data-folder/find-kept-data.ts';

export const pieceBytes = 256 * 1024;

/** The files of a folder that are replaced as a whole, if ever: an open one never changes. What is removed meanwhile may be missing. */
export class FolderBackupSource implements BackupSource {
  readonly #folder: string;
  readonly #name: string;

  /** `name` represents the folder in the backup. */
  constructor({ folder, name }: { readonly folder: string; readonly name: string }) {
    this.#folder = folder;
    this.#name = name;
  }

  entries(): AsyncGenerator<BackupEntry> {
    return walk(this.#folder, this.#name);
  }
}

/** Listed twice: a file system may list a name that another file takes meanwhile at neither of its places, or at both. */
async function* walk(folder: string, name: string): AsyncGenerator<BackupEntry> {
  const seen = new Set<string>();
  for (let listing = 0; listing < 2; listing++) {
    const entries = await unlessAbsent(opendir(folder));
    if (entries === undefined) return;
    for await (const entry of entries) {
      if (isUnfinished(entry.name) || seen.has(entry.name)) continue;
      seen.add(entry.name);
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* walk(path, `${name}/${entry.name}`);
      else if (entry.isFile()) yield* readFile(path, `${name}/${entry.name}`);
    }
  }
}

async function* readFile(path: string, name: string): AsyncGenerator<BackupEntry> {
  await using file = await unlessAbsent(open(path));
  if (file === undefined) return;
  const { size: bytes } = await file.stat();
  yield { name, bytes, content: () => file.createReadStream({ autoClose: false, highWaterMark: pieceBytes }) };
}

async function unlessAbsent<Result>(wanted: Promise<Result>): Promise<Result | undefined> {
  try {
    return await wanted;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
