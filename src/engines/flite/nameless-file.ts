import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In memory where the machine has it: speech is as private as its text. */
const folder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A file that only this process and its children can reach, and that is gone with the last of them. */
export async function openNamelessFile(): Promise<FileHandle> {
  const path = join(folder, `dragoman-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}
