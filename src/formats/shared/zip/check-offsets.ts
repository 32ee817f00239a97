import type { DocumentLimits } from '../../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { localHeaderSize, type ZipEntry } from './zip-entry.ts';
import { damagedArchive } from './zip-error.ts';

/** Refuses what no program writes: entries that share bytes or names, names that lead elsewhere, more than the limits. */
export function checkOffsets(entries: readonly ZipEntry[], directoryStart: number, limits: DocumentLimits): void {
  checkNames(entries);
  let total = 0;
  for (const entry of entries) total += entry.size;
  if (total > limits.unpackedBytes) {
    const limit = `${Math.ceil(limits.unpackedBytes / 1024 ** 2)} MiB once it is unpacked`;
    throw new ServiceError('document_too_large', { limit });
  }
  const inOrder = [...entries].sort((one, other) => one.offset - other.offset);
  for (const [index, entry] of inOrder.entries()) {
    const next = inOrder[index + 1]?.offset ?? directoryStart;
    // The local header may hold more than this; anyone who reads the entry checks again.
    const least = entry.offset + localHeaderSize + entry.compressedSize;
    if (least > next) throw damagedArchive('two of its files share the same bytes.');
  }
}

function checkNames(entries: readonly ZipEntry[]): void {
  const names = new Set<string>();
  for (const { name } of entries) {
    if (/^[/\\]|^[A-Za-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(name)) {
      throw damagedArchive('the name of one of its files leads out of the archive.');
    }
    if (names.has(name)) throw damagedArchive(`it holds two files of the same name (${name.slice(0, 100)}).`);
    names.add(name);
  }
}
