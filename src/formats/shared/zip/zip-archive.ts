import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, crc32, inflateRaw } from 'node:zlib';
import type { DocumentBudget, DocumentLimits } from '../../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { readDirectory } from './read-directory.ts';
import { readExactly } from './read-exactly.ts';
import { writeArchive } from './write-archive.ts';
import { encryptedFlag, localHeaderSize, localSignature, type ZipDirectory, type ZipEntry } from './zip-entry.ts';
import { damagedArchive, protectedArchive } from './zip-error.ts';

interface ArchiveContext {
  readonly limits: DocumentLimits;
  readonly budget: Pick<DocumentBudget, 'takeUnpacked'>;
}

/**
 * A ZIP archive on disk, read by random access: only its table of contents and what is asked for come into memory.
 *
 * Opening checks the limits, that no entries overlap or share names, and that no name leads out of the archive. Whatever
 * is wrong is a `ServiceError` for the user.
 */
export class ZipArchive implements AsyncDisposable {
  readonly #file: FileHandle;
  readonly #size: number;
  readonly #limits: DocumentLimits;
  readonly #directory: ZipDirectory;
  readonly #byName: ReadonlyMap<string, ZipEntry>;
  /** Where the next entry begins, or the table of contents. */
  readonly #ends = new Map<ZipEntry, number>();

  private constructor(file: FileHandle, size: number, limits: DocumentLimits, directory: ZipDirectory) {
    this.#file = file;
    this.#size = size;
    this.#limits = limits;
    this.#directory = directory;
    this.#byName = new Map(directory.entries.map((entry) => [entry.name, entry]));
    const inOrder = [...directory.entries].sort((one, other) => one.offset - other.offset);
    for (const [index, entry] of inOrder.entries())
      this.#ends.set(entry, inOrder[index + 1]?.offset ?? directory.start);
  }

  static async open(path: string, { limits, budget }: ArchiveContext): Promise<ZipArchive> {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      const directory = await readDirectory(file, size, limits);
      const unpacked = directory.entries.reduce((sum, entry) => sum + entry.size, 0);
      budget.takeUnpacked(unpacked, directory.entries.length);
      return new ZipArchive(file, size, limits, directory);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** In the order of the table of contents. */
  get entries(): readonly ZipEntry[] {
    return this.#directory.entries;
  }

  find(name: string): ZipEntry | undefined {
    return this.#byName.get(name);
  }

  /** The entry unpacked. Its size and checksum are those that the archive promises. */
  async read(entry: ZipEntry): Promise<Buffer> {
    if ((entry.flags & encryptedFlag) !== 0) throw protectedArchive();
    const { partBytes = Number.POSITIVE_INFINITY } = this.#limits;
    if (entry.size > partBytes) {
      throw new ServiceError('document_too_large', {
        limit: `${Math.round(partBytes / 1024 ** 2)} MiB in its part ${shown(entry)}`,
      });
    }
    const start = await this.#dataStart(entry);
    const packed = await readExactly(this.#file, start, entry.compressedSize);
    const bytes = await unpack(entry, packed);
    if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) {
      throw damagedArchive(`the file ${shown(entry)} in it is damaged.`);
    }
    return bytes;
  }

  /**
   * The archive with some entries replaced and others added at the end, as a new file. Everything else is copied byte
   * for byte. When the signal aborts, it rejects with its reason and leaves no file.
   */
  async write(destination: string, changed: ReadonlyMap<string, Uint8Array>, signal: AbortSignal): Promise<void> {
    await writeArchive(
      { file: this.#file, size: this.#size, directory: this.#directory },
      destination,
      changed,
      signal,
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#file.close();
  }

  async #dataStart(entry: ZipEntry): Promise<number> {
    const header = await readExactly(this.#file, entry.offset, localHeaderSize);
    const start = entry.offset + localHeaderSize + header.readUInt16LE(26) + header.readUInt16LE(28);
    if (header.readUInt32LE(0) !== localSignature || start + entry.compressedSize > (this.#ends.get(entry) ?? 0)) {
      throw damagedArchive(`the file ${shown(entry)} in it is damaged.`);
    }
    return start;
  }
}

const inflate = promisify(inflateRaw);
async function unpack(entry: ZipEntry, packed: Buffer): Promise<Buffer> {
  if (entry.method === 0) return packed;
  if (entry.method !== 8)
    throw damagedArchive(`the file ${shown(entry)} in it is compressed in a way that is not read.`);
  if (entry.size === 0) return Buffer.alloc(0);
  try {
    // In one piece: joined from several, the bytes would be in memory twice.
    return await inflate(packed, {
      chunkSize: Math.max(entry.size + 1, constants.Z_MIN_CHUNK),
      maxOutputLength: entry.size,
    });
  } catch (cause) {
    throw damagedArchive(`the file ${shown(entry)} in it is damaged.`, cause);
  }
}

function shown(entry: ZipEntry): string {
  return JSON.stringify(entry.name.slice(0, 100));
}
