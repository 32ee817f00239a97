import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly data: Uint8Array | string;
  readonly stored?: boolean;
  /** Sizes and checksum after the data, as programs write that do not know them before. */
  readonly descriptor?: boolean;
  /** Sizes and offset in ZIP64 fields. */
  readonly zip64?: boolean;
  readonly flags?: number;
  /** What the table of contents says instead of the truth. */
  readonly claims?: { readonly size?: number; readonly crc?: number; readonly offset?: number };
}

export interface ZipShape {
  /** What comes before the archive, and is not counted in its offsets. */
  readonly prefix?: Uint8Array;
  readonly comment?: string;
  readonly zip64?: boolean;
}

/** A ZIP archive of any shape, sound or not, to test what reads it. */
export function buildZip(parts: readonly ZipPart[], shape: ZipShape = {}): Buffer {
  const pieces: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const made = buildEntry(part, offset);
    pieces.push(made.local);
    records.push(made.record);
    offset += made.local.length;
  }
  const directory = Buffer.concat(records);
  const end = buildEnd(parts.length, directory.length, offset, shape);
  return Buffer.concat([Buffer.from(shape.prefix ?? []), ...pieces, directory, ...end]);
}

function buildEntry(part: ZipPart, offset: number): { local: Buffer; record: Buffer } {
  const data = Buffer.isBuffer(part.data) ? part.data : Buffer.from(part.data);
  const packed = part.stored ? data : deflateRawSync(data);
  const size = part.claims?.size ?? data.length;
  const crc = part.claims?.crc ?? crc32(data);
  const flags = (part.flags ?? 0x800) | (part.descriptor ? 8 : 0);
  const name = Buffer.from(part.name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(part.zip64 ? 45 : 20, 0);
  common.writeUInt16LE(flags, 2);
  common.writeUInt16LE(part.stored ? 0 : 8, 4);
  common.writeUInt16LE(0x21, 8);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.from(common);
  const central = Buffer.from(common);
  for (const [header, known] of [
    [local, !part.descriptor],
    [central, true],
  ] as const) {
    header.writeUInt32LE(known ? crc : 0, 10);
    header.writeUInt32LE(part.zip64 ? 0xffffffff : known ? packed.length : 0, 14);
    header.writeUInt32LE(part.zip64 ? 0xffffffff : known ? size : 0, 18);
  }
  const sizes = [BigInt(size), BigInt(packed.length)];
  const position = part.claims?.offset ?? offset;
  const localExtra = part.zip64 ? longField(sizes) : Buffer.alloc(0);
  const centralExtra = part.zip64 ? longField([...sizes, BigInt(position)]) : Buffer.alloc(0);
  local.writeUInt16LE(localExtra.length, 24);
  central.writeUInt16LE(centralExtra.length, 24);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(part.zip64 ? 0xffffffff : position, 10);
  const after = part.descriptor ? descriptor(crc, packed.length, data.length) : Buffer.alloc(0);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), local, name, localExtra, packed, after]),
    record: Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), central, rest, name, centralExtra]),
  };
}

function longField(values: readonly bigint[]): Buffer {
  const field = Buffer.alloc(4 + 8 * values.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * values.length, 2);
  for (const [index, value] of values.entries()) field.writeBigUInt64LE(value, 4 + 8 * index);
  return field;
}

function descriptor(crc: number, packed: number, size: number): Buffer {
  const bytes = Buffer.from('PK\x07\x08000000000000', 'latin1');
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(packed, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

function buildEnd(count: number, size: number, offset: number, shape: ZipShape): Buffer[] {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(shape.zip64 ? 0xffff : count, 8);
  end.writeUInt16LE(shape.zip64 ? 0xffff : count, 10);
  end.writeUInt32LE(shape.zip64 ? 0xffffffff : size, 12);
  end.writeUInt32LE(shape.zip64 ? 0xffffffff : offset, 16);
  const comment = Buffer.from(shape.comment ?? '');
  end.writeUInt16LE(comment.length, 20);
  if (!shape.zip64) return [end, comment];
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return [record, locator, end, comment];
}
