import { crc32, deflateRawSync } from 'node:zlib';
import { centralHeaderSize, centralSignature, localHeaderSize, localSignature } from './zip-entry.ts';

const endSignature = 0x06054b50;
const version = 20;
const utf8Names = 0x800;
const deflated = 8;
/** 1 January 1980, the first day that archives know: the same content gives the same bytes. */
const day = 0x21;

/** A ZIP archive with these files, in this order. */
export function newArchive(files: Iterable<readonly [name: string, bytes: Uint8Array]>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name, 'utf8');
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(version, 0);
    shared.writeUInt16LE(utf8Names, 2);
    shared.writeUInt16LE(deflated, 4);
    shared.writeUInt16LE(day, 8);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const local = Buffer.alloc(localHeaderSize);
    local.writeUInt32LE(localSignature, 0);
    shared.copy(local, 4);
    const central = Buffer.alloc(centralHeaderSize);
    central.writeUInt32LE(centralSignature, 0);
    central.writeUInt16LE(version, 4);
    shared.copy(central, 6);
    central.writeUInt32LE(offset, 42);
    parts.push(local, path, packed);
    directory.push(central, path);
    offset += local.length + path.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endSignature, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}
