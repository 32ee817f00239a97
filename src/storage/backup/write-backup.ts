import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BackupEntry, BackupSource } from '../../contracts/stores/backups.ts';
import { backupFormat, type ManifestEntry, manifestName } from './backup-manifest.ts';
import { isBackupName } from './backup-names.ts';
import { blockBytes, padding, tarHeader } from './tar-header.ts';

export interface BackupWriting {
  /** The finished file; it must not exist. Beside it, `<path>.part` grows. */
  readonly path: string;
  /** The database first. */
  readonly sources: readonly BackupSource[];
  /** The last migration of the database. */
  readonly schema: () => number;
  readonly at: Date;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes one tar file that only its owner may read: the entries of the sources, then a manifest with a checksum of each. The file
 * gets its name when it is whole and on disk. Answers what is in it.
 */
export async function writeBackup(writing: BackupWriting): Promise<{ readonly files: number; readonly bytes: number }> {
  const { path, sources, schema, at, signal } = writing;
  if (existsSync(path)) throw new Error(`${path} exists already.`);
  const part = `${path}.part`;
  await rm(part, { force: true });
  try {
    const entries: ManifestEntry[] = [];
    {
      await using file = await open(part, 'wx', 0o600);
      for (const source of sources)
        for await (const entry of source.entries()) {
          signal?.throwIfAborted();
          entries.push(await writeEntry(file, entry, at, signal));
        }
      const manifest = { format: backupFormat, createdAt: at.toISOString(), schema: schema(), entries };
      await writeEntry(file, textEntry(manifestName, `${JSON.stringify(manifest)}\n`), at, signal);
      await file.writeFile(Buffer.alloc(2 * blockBytes));
      await file.sync();
    }
    await rename(part, path);
    await using folder = await open(dirname(path));
    await folder.sync();
    return { files: entries.length, bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0) };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writeEntry(
  file: FileHandle,
  entry: BackupEntry,
  at: Date,
  signal: AbortSignal | undefined,
): Promise<ManifestEntry> {
  const { name, bytes } = entry;
  // It could not be restored.
  if (!isBackupName(name))
    throw new Error(`A backup cannot hold the name ${JSON.stringify(name)}: move that file away.`);
  await file.writeFile(tarHeader(entry, at));
  const hash = createHash('sha256');
  let written = 0;
  for await (const piece of entry.content()) {
    signal?.throwIfAborted();
    hash.update(piece);
    written += piece.length;
    if (written <= bytes) await file.writeFile(piece);
  }
  if (written !== bytes) throw new Error(`${name} has ${written} bytes in place of ${bytes}; it changed meanwhile.`);
  await file.writeFile(Buffer.alloc(padding(bytes)));
  return { name, bytes, sha256: hash.digest('hex') };
}

function textEntry(name: string, text: string): BackupEntry {
  const content = Buffer.from(text);
  return {
    name,
    bytes: content.length,
    async *content() {
      yield content;
    },
  };
}
