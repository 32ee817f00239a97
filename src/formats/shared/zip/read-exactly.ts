import type { FileHandle } from 'node:fs/promises';
import { damagedArchive } from './zip-error.ts';

/** `length` bytes from `position` on. The caller has checked that so many are worth the memory. */
export async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, position + done);
    if (bytesRead === 0) throw damagedArchive('it is cut off.');
    done += bytesRead;
  }
  return bytes;
}
