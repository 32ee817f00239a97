import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { type BackupManifest, manifestName, readManifest } from './backup-manifest.ts';
import { isBackupName } from './backup-names.ts';
import { pieceBytes } from './folder-backup-source.ts';
import { blockBytes, padding, readLongName, readTarHeader, type TarEntry } from './tar-header.ts';

/** Takes the content of an entry, in order; `end` is called when no more comes, also after a failure. */
export interface EntryReceiver {
  write(piece: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** Of an object with as many parts of as many letters as its name may have, and what is around it. */
const mostNameBytes = 1024;

/** As many bytes as a manifest of a million entries has. */
const mostManifestBytes = 256 * 1024 * 1024;

/**
 * Reads a backup to its end, gives each entry to a receiver and answers the manifest when every entry is as it says.
 * Throws when the file is cut, damaged, or holds anything else; what was received then is worth nothing.
 */
export async function readBackup(
  path: string,
  receive: (entry: TarEntry) => Promise<EntryReceiver>,
): Promise<BackupManifest> {
  await using file = await open(path);
  const found = new Map<string, string>();
  let manifest: BackupManifest | undefined;
  for (let position = 0; ; ) {
    let entry = readTarHeader(await readExactly(file, position, blockBytes));
    if (entry === undefined) break;
    if (entry.isLongName) {
      if (entry.bytes > mostNameBytes) throw new Error('The backup holds a name that is too long.');
      const name = readLongName(await readExactly(file, position + blockBytes, entry.bytes));
      position += blockBytes + entry.bytes + padding(entry.bytes);
      const named = readTarHeader(await readExactly(file, position, blockBytes));
      if (named === undefined || named.isLongName) throw new Error('The backup holds a name without an entry.');
      entry = { ...named, name };
    }
    if (manifest !== undefined || found.has(entry.name)) throw new Error(`The backup holds ${entry.name} twice.`);
    position += blockBytes;
    if (entry.name === manifestName) {
      if (entry.bytes > mostManifestBytes) throw new Error('The manifest of the backup is too large.');
      manifest = readManifest((await readExactly(file, position, entry.bytes)).toString('utf8'));
    } else {
      if (!isBackupName(entry.name))
        throw new Error(`The backup holds an entry with the name ${JSON.stringify(entry.name)}.`);
      found.set(entry.name, await receiveEntry(file, position, entry, await receive(entry)));
    }
    position += entry.bytes + padding(entry.bytes);
  }
  if (manifest === undefined) throw new Error('The backup has no manifest: it is cut or no backup of Dragoman.');
  if (manifest.entries.length !== found.size) throw new Error('The backup does not hold what its manifest names.');
  for (const { name, sha256 } of manifest.entries)
    if (found.get(name) !== sha256) throw new Error(`${name} in the backup is damaged: its checksum is another one.`);
  return manifest;
}

async function receiveEntry(file: FileHandle, start: number, entry: TarEntry, to: EntryReceiver): Promise<string> {
  const hash = createHash('sha256');
  try {
    for (let done = 0; done < entry.bytes; ) {
      const piece = await readExactly(file, start + done, Math.min(pieceBytes, entry.bytes - done));
      hash.update(piece);
      await to.write(piece);
      done += piece.length;
    }
  } finally {
    await to.end();
  }
  return hash.digest('hex');
}

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) throw new Error('The backup is cut: it ends in the middle of an entry.');
    filled += bytesRead;
  }
  return buffer;
}
