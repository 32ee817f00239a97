import { closeSync, openSync, readSync } from 'node:fs';

/** Where a table of a font is in its file. */
export interface TableRange {
  readonly offset: number;
  readonly length: number;
}

/** The table directory of one face of a font file. */
export interface FaceTables {
  readonly path: string;
  readonly version: number;
  readonly tables: ReadonlyMap<string, TableRange>;
}

const collectionTag = 0x74746366;
const versions: ReadonlySet<number> = new Set([0x00010000, 0x4f54544f, 0x74727565]);
const mostFaces = 64;
const mostTables = 256;

/** The faces of a font file or collection; none if it is not one. Only the directories are read. */
export function readFaceTables(path: string): readonly FaceTables[] {
  const file = openSync(path, 'r');
  try {
    const head = readRange(file, 0, 12);
    if (head.length < 12) return [];
    if (head.readUInt32BE(0) !== collectionTag) return readDirectory(path, file, 0);
    const count = Math.min(head.readUInt32BE(8), mostFaces);
    const offsets = readRange(file, 12, count * 4);
    if (offsets.length < count * 4) return [];
    return Array.from({ length: count }, (_, face) => readDirectory(path, file, offsets.readUInt32BE(face * 4))).flat();
  } finally {
    closeSync(file);
  }
}

function readDirectory(path: string, file: number, offset: number): readonly FaceTables[] {
  const head = readRange(file, offset, 12);
  if (head.length < 12 || !versions.has(head.readUInt32BE(0))) return [];
  const count = Math.min(head.readUInt16BE(4), mostTables);
  const entries = readRange(file, offset + 12, count * 16);
  const tables = new Map<string, TableRange>();
  for (let at = 0; at + 16 <= entries.length; at += 16)
    tables.set(entries.toString('latin1', at, at + 4), {
      offset: entries.readUInt32BE(at + 8),
      length: entries.readUInt32BE(at + 12),
    });
  return [{ path, version: head.readUInt32BE(0), tables }];
}

/** The tables of a face by tag; those that it does not have are not in the result. */
export function readTables(face: FaceTables, tags: Iterable<string>): Map<string, Buffer> {
  const read = new Map<string, Buffer>();
  const file = openSync(face.path, 'r');
  try {
    for (const tag of tags) {
      const range = face.tables.get(tag);
      if (range !== undefined) read.set(tag, readRange(file, range.offset, range.length));
    }
    return read;
  } finally {
    closeSync(file);
  }
}

const largestTable = 64 << 20;

function readRange(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(Math.min(length, largestTable));
  return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, offset));
}
