import { deflateRawSync } from 'node:zlib';
import { ArchiveRecords } from './archive-records.ts';

/** A ZIP archive with these files, in this order. */
export function newArchive(files: Iterable<readonly [name: string, bytes: Uint8Array]>): Buffer {
  const records = new ArchiveRecords();
  const parts: Uint8Array[] = [];
  for (const [name, content] of files) {
    const packed = deflateRawSync(content);
    parts.push(records.header({ name, content, packed }), packed);
  }
  return Buffer.concat([...parts, records.end()]);
}
