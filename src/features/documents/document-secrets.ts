import { createSecretKey } from 'node:crypto';
import type { DocumentKeys } from './document-encryption.ts';

const keyBytes = 32;

/** The keys of a document as bytes: what work on it needs and no store may have in the clear. */
export function packKeys({ source, result, fileName }: DocumentKeys): Uint8Array {
  return Buffer.concat([source, result, fileName].map((key) => key.export()));
}

export function unpackKeys(bytes: Uint8Array): DocumentKeys {
  if (bytes.length !== 3 * keyBytes) throw new RangeError(`The keys of a document have ${3 * keyBytes} bytes.`);
  const key = (index: number) => createSecretKey(bytes.subarray(index * keyBytes, (index + 1) * keyBytes));
  return { source: key(0), result: key(1), fileName: key(2) };
}
