import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { ServiceError } from '../../../errors/service-error.ts';
import { destinationFlag, removeDestination } from '../files/destination.ts';
import { readExactly } from './read-exactly.ts';
import {
  centralHeaderSize,
  centralSignature,
  descriptorFlag,
  findZip64Field,
  inZip64,
  localHeaderSize,
  localSignature,
  type ZipDirectory,
  type ZipEntry,
} from './zip-entry.ts';

export interface ArchiveSource {
  readonly file: FileHandle;
  readonly size: number;
  readonly directory: ZipDirectory;
}

const chunkSize = 1 << 20;

/** Where an entry went, and what it holds there if it was changed. */
interface Placed {
  readonly offset: number;
  readonly packed?: Packed;
}

interface Packed {
  readonly bytes: Uint8Array;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
}

/** The archive with the changed entries, at the destination; see `ZipArchive.write`. */
export async function writeArchive(
  source: ArchiveSource,
  destination: string,
  changed: ReadonlyMap<string, Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const target = await open(destination, destinationFlag(destination), 0o600);
  try {
    await new ArchiveWriter(source, target, signal).write(changed);
    await target.close();
    signal.throwIfAborted();
  } catch (error) {
    await target.close();
    await removeDestination(destination);
    throw error;
  }
}

class ArchiveWriter {
  readonly #source: ArchiveSource;
  readonly #target: FileHandle;
  readonly #signal: AbortSignal;
  #position = 0;

  constructor(source: ArchiveSource, target: FileHandle, signal: AbortSignal) {
    this.#source = source;
    this.#target = target;
    this.#signal = signal;
  }

  async write(changed: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const { directory, size } = this.#source;
    if (changed.size === 0) return this.#copy(0, size);
    const placed = new Map<ZipEntry, Placed>();
    const inOrder = [...directory.entries].sort((one, other) => one.offset - other.offset);
    await this.#copy(0, inOrder[0]?.offset ?? directory.start);
    for (const [index, entry] of inOrder.entries()) {
      const end = inOrder[index + 1]?.offset ?? directory.start;
      const bytes = changed.get(entry.name);
      const offset = this.#position;
      if (bytes === undefined) {
        await this.#copy(entry.offset, end);
        placed.set(entry, { offset });
      } else {
        placed.set(entry, { offset, packed: await this.#replace(entry, bytes) });
      }
    }
    const names = new Set(directory.entries.map(({ name }) => name));
    const added: Buffer[] = [];
    for (const [name, bytes] of changed) if (!names.has(name)) added.push(await this.#add(name, bytes));
    await this.#writeDirectory(placed, added);
  }

  async #replace(entry: ZipEntry, bytes: Uint8Array): Promise<Packed> {
    const { file } = this.#source;
    const fixed = await readExactly(file, entry.offset, localHeaderSize);
    const length = localHeaderSize + fixed.readUInt16LE(26) + fixed.readUInt16LE(28);
    const header = await readExactly(file, entry.offset, length);
    const packed = await pack(bytes, entry.method, this.#signal);
    header.writeUInt16LE(header.readUInt16LE(6) & ~descriptorFlag, 6);
    header.writeUInt16LE(packed.method, 8);
    header.writeUInt32LE(packed.crc, 14);
    const field = findZip64Field(header, localHeaderSize + fixed.readUInt16LE(26), length);
    writeSizes(header, { compressed: 18, size: 22 }, field, packed);
    await this.#put(header);
    await this.#put(packed.bytes);
    return packed;
  }

  /** A new entry; gives its record for the central directory. */
  async #add(name: string, bytes: Uint8Array): Promise<Buffer> {
    const packed = await pack(bytes, 8, this.#signal);
    const encoded = Buffer.from(name);
    const offset = this.#position;
    const header = Buffer.alloc(localHeaderSize);
    header.writeUInt32LE(localSignature, 0);
    describe(header.subarray(4), packed, encoded.length);
    await this.#put(Buffer.concat([header, encoded]));
    await this.#put(packed.bytes);
    const record = Buffer.alloc(centralHeaderSize);
    record.writeUInt32LE(centralSignature, 0);
    record.writeUInt16LE(20, 4);
    describe(record.subarray(6), packed, encoded.length);
    record.writeUInt32LE(checkedOffset(offset - this.#source.directory.shift), 42);
    return Buffer.concat([record, encoded]);
  }

  async #writeDirectory(placed: ReadonlyMap<ZipEntry, Placed>, added: readonly Buffer[]): Promise<void> {
    const { directory } = this.#source;
    const tail = Buffer.from(directory.tail);
    for (const [entry, position] of placed) patchRecord(tail, entry, position, directory.shift);
    const recordsEnd = directory.entries.reduce((end, { record }) => Math.max(end, record.end), 0);
    const insertion = Buffer.concat(added);
    const start = this.#position;
    await this.#put(tail.subarray(0, recordsEnd));
    await this.#put(insertion);
    const rest = tail.subarray(recordsEnd);
    patchEnd(rest, directory, recordsEnd, { start, grown: insertion.length, count: added.length });
    await this.#put(rest);
  }

  async #copy(start: number, end: number): Promise<void> {
    for (let at = start; at < end; at += chunkSize) {
      await this.#put(await readExactly(this.#source.file, at, Math.min(chunkSize, end - at)));
    }
  }

  async #put(bytes: Uint8Array): Promise<void> {
    this.#signal.throwIfAborted();
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await this.#target.write(bytes, done, bytes.length - done);
      done += bytesWritten;
    }
    this.#position += bytes.length;
  }
}

/** Stored stays stored: some formats ask for it (the first entry of OpenDocument). */
async function pack(bytes: Uint8Array, method: number, signal: AbortSignal): Promise<Packed> {
  const stored = method === 0;
  return {
    bytes: stored ? bytes : await deflate(bytes, signal),
    method: stored ? 0 : 8,
    crc: crc32(bytes),
    size: bytes.length,
  };
}

/** A piece at a time, so that an abort is seen in between. */
async function deflate(bytes: Uint8Array, signal: AbortSignal): Promise<Buffer> {
  const packed: Buffer[] = [];
  const collect = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of chunks) packed.push(chunk);
  };
  try {
    await pipeline(Readable.from(piecesOf(bytes)), createDeflateRaw({ chunkSize }), collect, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
  return Buffer.concat(packed);
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
}

/** What local and central headers have in common, from "version needed" on; names are UTF-8, dates the earliest. */
function describe(header: Buffer, packed: Packed, nameLength: number): void {
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(0x800, 2);
  header.writeUInt16LE(packed.method, 4);
  header.writeUInt16LE(0x21, 8);
  header.writeUInt32LE(packed.crc, 10);
  header.writeUInt32LE(packed.bytes.length, 14);
  header.writeUInt32LE(packed.size, 18);
  header.writeUInt16LE(nameLength, 22);
}

function patchRecord(tail: Buffer, entry: ZipEntry, position: Placed, shift: number): void {
  const at = entry.record.start;
  const extraStart = at + centralHeaderSize + tail.readUInt16LE(at + 28);
  const field = findZip64Field(tail, extraStart, extraStart + tail.readUInt16LE(at + 30));
  const longSizes = [at + 24, at + 20].filter((position) => tail.readUInt32LE(position) === inZip64).length;
  const offset = position.offset - shift;
  if (field !== undefined && tail.readUInt32LE(at + 42) === inZip64) {
    tail.writeBigUInt64LE(BigInt(offset), field.start + 8 * longSizes);
  } else {
    tail.writeUInt32LE(checkedOffset(offset), at + 42);
  }
  if (position.packed === undefined) return;
  tail.writeUInt16LE(entry.flags & ~descriptorFlag, at + 8);
  tail.writeUInt16LE(position.packed.method, at + 10);
  tail.writeUInt32LE(position.packed.crc, at + 16);
  writeSizes(tail, { compressed: at + 20, size: at + 24 }, field, position.packed);
}

/** Sizes go where they are in the source: in the ZIP64 field if the header points there. */
function writeSizes(
  header: Buffer,
  at: { readonly compressed: number; readonly size: number },
  field: { readonly start: number; readonly end: number } | undefined,
  packed: Packed,
): void {
  let next = field?.start ?? 0;
  const write = (position: number, value: number): void => {
    if (field === undefined || header.readUInt32LE(position) !== inZip64 || next + 8 > field.end) {
      header.writeUInt32LE(value, position);
      return;
    }
    header.writeBigUInt64LE(BigInt(value), next);
    next += 8;
  };
  write(at.size, packed.size);
  write(at.compressed, packed.bytes.length);
}

interface NewDirectory {
  readonly start: number;
  readonly grown: number;
  readonly count: number;
}

/** Sizes and places in the end records, in `rest`, which began at `from` in the source's tail. */
function patchEnd(rest: Buffer, directory: ZipDirectory, from: number, made: NewDirectory): void {
  const offset = made.start - directory.shift;
  if (directory.zip64Record !== undefined) {
    const record = directory.zip64Record - from;
    addLong(rest, record + 24, made.count);
    addLong(rest, record + 32, made.count);
    addLong(rest, record + 40, made.grown);
    rest.writeBigUInt64LE(BigInt(offset), record + 48);
    // The locator, before the end record, points to the ZIP64 record, from the start of the file.
    const moved = made.start + directory.zip64Record + made.grown;
    rest.writeBigUInt64LE(BigInt(moved), directory.endRecord - from - 12);
  }
  const end = directory.endRecord - from;
  for (const position of [end + 8, end + 10]) addShort(rest, position, made.count);
  if (rest.readUInt32LE(end + 12) !== inZip64) rest.writeUInt32LE(rest.readUInt32LE(end + 12) + made.grown, end + 12);
  if (rest.readUInt32LE(end + 16) !== inZip64) rest.writeUInt32LE(checkedOffset(offset), end + 16);
}

function addLong(bytes: Buffer, at: number, value: number): void {
  bytes.writeBigUInt64LE(bytes.readBigUInt64LE(at) + BigInt(value), at);
}

function addShort(bytes: Buffer, at: number, value: number): void {
  const present = bytes.readUInt16LE(at);
  if (present !== 0xffff) bytes.writeUInt16LE(present + value, at);
}

/** An archive without ZIP64 fields holds no more. */
function checkedOffset(offset: number): number {
  if (offset >= inZip64) throw new ServiceError('document_too_large', { limit: '4 GiB' });
  return offset;
}
