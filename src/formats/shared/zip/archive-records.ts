import { crc32 } from 'node:zlib';
import { centralHeaderSize, centralSignature, endSignature, localHeaderSize, localSignature } from './zip-entry.ts';

const version = 20;
const utf8Names = 0x800;
const deflated = 8;
/** 1 January 1980, the first day that archives know: the same content gives the same bytes. */
const day = 0x21;

interface PackedFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** The content, deflated. */
  readonly packed: Uint8Array;
}

/**
 * The records of a new ZIP archive (PKWARE APPNOTE 6.3, without ZIP64), whose files are written in their order: together they have to be
 * smaller than 4 GiB and fewer than 65,535.
 */
export class ArchiveRecords {
  readonly #directory: Buffer[] = [];
  #files = 0;
  #offset = 0;

  /** What goes before the packed content of the next file. */
  header({ name, content, packed }: PackedFile): Buffer {
    const path = Buffer.from(name, 'utf8');
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(version, 0);
    shared.writeUInt16LE(utf8Names, 2);
    shared.writeUInt16LE(deflated, 4);
    shared.writeUInt16LE(day, 8);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const local = Buffer.alloc(localHeaderSize);
    local.writeUInt32LE(localSignature, 0);
    shared.copy(local, 4);
    const central = Buffer.alloc(centralHeaderSize);
    central.writeUInt32LE(centralSignature, 0);
    central.writeUInt16LE(version, 4);
    shared.copy(central, 6);
    central.writeUInt32LE(this.#offset, 42);
    this.#directory.push(central, path);
    this.#files += 1;
    this.#offset += local.length + path.length + packed.length;
    return Buffer.concat([local, path]);
  }

  /** What goes behind the last file. */
  end(): Buffer {
    const listed = Buffer.concat(this.#directory);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(endSignature, 0);
    end.writeUInt16LE(this.#files, 8);
    end.writeUInt16LE(this.#files, 10);
    end.writeUInt32LE(listed.length, 12);
    end.writeUInt32LE(this.#offset, 16);
    return Buffer.concat([listed, end]);
  }
}
