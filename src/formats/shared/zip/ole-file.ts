import type { FileHandle } from 'node:fs/promises';
import { readExactly } from './read-exactly.ts';

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Office keeps a document with a password in a stream of this name. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le');

/** The directory of an encrypted document is near the start or near the end. */
const searched = 1 << 20;

/** An OLE compound file: an Office document before 2007, or any with a password. */
export function isOleFile(head: Buffer): boolean {
  return head.subarray(0, signature.length).equals(signature);
}

export async function looksEncrypted(file: FileHandle, size: number): Promise<boolean> {
  const length = Math.min(size, searched);
  const head = await readExactly(file, 0, length);
  if (head.includes(encryptedStream)) return true;
  const end = await readExactly(file, size - length, length);
  return end.includes(encryptedStream);
}
