import type { FileHandle } from 'node:fs/promises';
import type { DocumentLimits } from '../../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { checkOffsets } from './check-offsets.ts';
import { isOleFile, looksEncrypted } from './ole-file.ts';
import { readExactly } from './read-exactly.ts';
import {
  centralHeaderSize,
  centralSignature,
  endSignature,
  findZip64Field,
  inZip64,
  type ZipDirectory,
  type ZipEntry,
  zip64EndSignature,
  zip64LocatorSignature,
} from './zip-entry.ts';
import { damagedArchive, protectedArchive } from './zip-error.ts';

/** What is sent under a wrong name, by how it starts. */
const otherKinds: readonly (readonly [start: string, name: string])[] = [
  ['%PDF', 'a PDF'],
  ['{\\rtf', 'a file in Rich Text Format (rtf)'],
  ['<', 'a file of plain markup, such as HTML or XML'],
];

const endRecordSize = 22;
const longestComment = 0xffff;
const locatorSize = 20;
const zip64RecordSize = 56;

/** No directory of so few entries is larger; what claims to be is an attack on memory. */
const bytesForEachEntry = 2048;

interface EndRecords {
  readonly endRecord: number;
  readonly zip64Record: number | undefined;
  readonly count: number;
  readonly directorySize: number;
  readonly directoryOffset: number;
}

/** The table of contents, checked: within the limits, nothing overlaps, no name leads out of the archive. */
export async function readDirectory(file: FileHandle, size: number, limits: DocumentLimits): Promise<ZipDirectory> {
  await refuseOtherFiles(file, size);
  const found = await findEnd(file, size);
  if (found.count > limits.entries) {
    throw new ServiceError('document_too_large', { limit: `${limits.entries} files in an archive` });
  }
  // An archive may come after something else (a program that unpacks itself); its offsets count from its own start.
  const directoryEnd = found.zip64Record ?? found.endRecord;
  const start = directoryEnd - found.directorySize;
  const shift = start - found.directoryOffset;
  if (shift < 0 || found.directorySize > (found.count + 1) * bytesForEachEntry) {
    throw damagedArchive('its table of contents is damaged.');
  }
  const tail = await readExactly(file, start, size - start);
  const entries = readEntries(tail, found, shift);
  checkOffsets(entries, start, limits);
  return {
    entries,
    tail,
    start,
    shift,
    endRecord: found.endRecord - start,
    zip64Record: found.zip64Record === undefined ? undefined : found.zip64Record - start,
  };
}

async function refuseOtherFiles(file: FileHandle, size: number): Promise<void> {
  if (size < endRecordSize) throw damagedArchive('it is empty or cut off.');
  const head = await readExactly(file, 0, 8);
  const other = otherKinds.find(([start]) => head.toString('latin1').trimStart().startsWith(start))?.[1];
  if (other !== undefined) throw damagedArchive(`it is ${other}, whatever its name says.`);
  if (!isOleFile(head)) return;
  if (await looksEncrypted(file, size)) throw protectedArchive();
  throw damagedArchive('it is in an older binary format, or protected. Save it in the format of its extension.');
}

async function findEnd(file: FileHandle, size: number): Promise<EndRecords> {
  const length = Math.min(size, endRecordSize + longestComment + locatorSize + zip64RecordSize);
  const base = size - length;
  const bytes = await readExactly(file, base, length);
  for (let at = length - endRecordSize; at >= 0; at--) {
    if (bytes.readUInt32LE(at) !== endSignature) continue;
    if (at + endRecordSize + bytes.readUInt16LE(at + 20) > length) continue;
    return readEnd(file, bytes, at, base);
  }
  throw damagedArchive('it is not a ZIP archive, or its end is missing.');
}

async function readEnd(file: FileHandle, bytes: Buffer, at: number, base: number): Promise<EndRecords> {
  if (bytes.readUInt16LE(at + 4) !== bytes.readUInt16LE(at + 6) || bytes.readUInt16LE(at + 4) % 0xffff !== 0) {
    throw damagedArchive('it is one part of a split archive.');
  }
  const plain: EndRecords = {
    endRecord: base + at,
    zip64Record: undefined,
    count: bytes.readUInt16LE(at + 10),
    directorySize: bytes.readUInt32LE(at + 12),
    directoryOffset: bytes.readUInt32LE(at + 16),
  };
  const locator = at - locatorSize;
  if (locator < 0 || bytes.readUInt32LE(locator) !== zip64LocatorSignature) return plain;
  const position = Number(bytes.readBigUInt64LE(locator + 8));
  if (position + zip64RecordSize > base + locator) throw damagedArchive('its table of contents is damaged.');
  const record = await readExactly(file, position, zip64RecordSize);
  if (record.readUInt32LE(0) !== zip64EndSignature) throw damagedArchive('its table of contents is damaged.');
  return {
    endRecord: base + at,
    zip64Record: position,
    count: Number(record.readBigUInt64LE(32)),
    directorySize: Number(record.readBigUInt64LE(40)),
    directoryOffset: Number(record.readBigUInt64LE(48)),
  };
}

function readEntries(tail: Buffer, found: EndRecords, shift: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < found.count; ) {
    if (at + centralHeaderSize > found.directorySize || tail.readUInt32LE(at) !== centralSignature) {
      throw damagedArchive('its table of contents is damaged.');
    }
    const entry = readEntry(tail, at, shift);
    if (entry.record.end > found.directorySize) throw damagedArchive('its table of contents is damaged.');
    entries.push(entry);
    at = entry.record.end;
  }
  return entries;
}

function readEntry(tail: Buffer, at: number, shift: number): ZipEntry {
  const nameEnd = at + centralHeaderSize + tail.readUInt16LE(at + 28);
  const extraEnd = nameEnd + tail.readUInt16LE(at + 30);
  const large = largeFields(tail, at, nameEnd, Math.min(extraEnd, tail.length));
  const flags = tail.readUInt16LE(at + 8);
  return {
    name: decodeName(tail.subarray(at + centralHeaderSize, nameEnd)),
    flags,
    method: tail.readUInt16LE(at + 10),
    crc: tail.readUInt32LE(at + 16),
    size: large.size,
    compressedSize: large.compressedSize,
    offset: large.offset + shift,
    record: { start: at, end: extraEnd + tail.readUInt16LE(at + 32) },
  };
}

/** Of size, compressed size and offset the ZIP64 field holds those, in this order, that are all ones in the header. */
function largeFields(tail: Buffer, at: number, extraStart: number, extraEnd: number) {
  const field = findZip64Field(tail, extraStart, extraEnd);
  let next = field?.start ?? 0;
  const read = (position: number): number => {
    const short = tail.readUInt32LE(position);
    if (short !== inZip64 || field === undefined) return short;
    if (next + 8 > field.end) throw damagedArchive('its table of contents is damaged.');
    next += 8;
    return Number(tail.readBigUInt64LE(next - 8));
  };
  const size = read(at + 24);
  const compressedSize = read(at + 20);
  return { size, compressedSize, offset: read(at + 42) };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Names are compared with each other and with names in the archive's own files; older code pages matter to neither. */
function decodeName(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
