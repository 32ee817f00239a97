import { randomBytes, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Commits } from '../database/commits/commits.ts';

/** More than SQLite and a small object need at once. */
const probeBytes = 256 * 1024;

/** Writes a file and a page of the SQLite database to disk, and changes nothing. Rejects when either fails. */
export async function probeDataFolder(folder: string, commits: Commits): Promise<void> {
  await probeFolder(folder);
  // Writes the first page anew; migrations are counted in a table, so the number means nothing.
  await commits.commit([{ sql: 'pragma user_version = 0', parameters: [] }]);
}

/** Writes a file to disk, and removes it. */
export async function probeFolder(folder: string): Promise<void> {
  const path = join(folder, `.probe-${randomUUID()}`);
  try {
    await using file = await open(path, 'wx', 0o600);
    await file.writeFile(randomBytes(probeBytes));
    await file.sync();
  } finally {
    await rm(path, { force: true });
  }
}
