import { readFile, stat, writeFile } from 'node:fs/promises';
import type { DocumentSource, FilterContext } from '../../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { destinationFlag, removeDestination } from './destination.ts';

/** A document as a whole, for formats that are read at once. */
export async function readWholeFile(source: DocumentSource, { limits, signal }: FilterContext): Promise<Buffer> {
  signal.throwIfAborted();
  const { size } = await stat(source.path);
  if (size > limits.unpackedBytes) {
    throw new ServiceError('document_too_large', { limit: `${limits.unpackedBytes} bytes` });
  }
  try {
    return await readFile(source.path, { signal });
  } finally {
    signal.throwIfAborted();
  }
}

/** Writes a new file whole, or leaves none behind. */
export async function writeWholeFile(destination: string, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  try {
    await writeFile(destination, bytes, { signal, flag: destinationFlag(destination), mode: 0o600 });
    signal.throwIfAborted();
  } catch (error) {
    // A file that was there before is not ours to remove.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await removeDestination(destination);
    signal.throwIfAborted();
    throw error;
  }
}
