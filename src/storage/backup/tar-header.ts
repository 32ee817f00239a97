/**
 * Headers and padding of tar files in the form that POSIX calls ustar; GNU's for files of 8 GiB and more. A name of more than 100 bytes is in
 * an entry before, as POSIX has it in its form pax.
 */
export const blockBytes = 512;

const longestName = 100;

export interface TarEntry {
  readonly name: string;
  readonly bytes: number;
}

/** What a header says. */
export interface TarHeader extends TarEntry {
  /** The content is `longName` of the entry that follows. */
  readonly isLongName: boolean;
}

const largestOctal = 0o77777777777;

export function tarHeader(entry: TarEntry, at: Date): Buffer {
  if (Buffer.byteLength(entry.name) <= longestName) return plainHeader(entry, '0', at);
  const record = Buffer.from(pathRecord(entry.name));
  const before = plainHeader({ name: 'long-name', bytes: record.length }, 'x', at);
  return Buffer.concat([before, record, Buffer.alloc(padding(record.length)), plainHeader(entry, '0', at)]);
}

/** Throws for anything else than the name of an entry. */
export function readLongName(content: Buffer): string {
  const [, length, name = ''] = /^(\d{1,4}) path=([^\n]+)\n$/.exec(content.toString('latin1')) ?? [];
  if (Number(length) !== content.length) throw new Error('The file is damaged or no backup of Dragoman.');
  return name;
}

/** Begins with its own length. */
function pathRecord(name: string): string {
  const rest = ` path=${name}\n`;
  let length = rest.length;
  while (length !== String(length).length + rest.length) length = String(length).length + rest.length;
  return length + rest;
}

/** Of a long name, the end. */
function plainHeader({ name, bytes }: TarEntry, type: '0' | 'x', at: Date): Buffer {
  const header = Buffer.alloc(blockBytes);
  header.write(name.slice(-longestName), 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  if (bytes <= largestOctal) header.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124);
  else header.writeBigUInt64BE(BigInt(bytes), 128);
  if (bytes > largestOctal) header[124] = 0x80;
  header.write(
    `${Math.floor(at.getTime() / 1000)
      .toString(8)
      .padStart(11, '0')}\0`,
    136,
  );
  header.write(type, 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Undefined for the block of zeros that ends a file; throws for anything that is no header of a plain file or of its name. */
export function readTarHeader(header: Buffer): TarHeader | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  const stored = Number.parseInt(header.toString('latin1', 148, 154), 8);
  const type = header.toString('latin1', 156, 157);
  if (stored !== checksum(header) || (type !== '0' && type !== 'x'))
    throw new Error('The file is damaged or no backup of Dragoman.');
  const end = header.indexOf(0);
  const name = header.toString('latin1', 0, Math.min(end === -1 ? 100 : end, 100));
  const bytes =
    header[124] === 0x80
      ? Number(header.readBigUInt64BE(128))
      : Number.parseInt(header.toString('latin1', 124, 135), 8);
  if (!Number.isSafeInteger(bytes)) throw new Error('The file is damaged or no backup of Dragoman.');
  return { name, bytes, isLongName: type === 'x' };
}

/** Zeros up to the next block. */
export function padding(bytes: number): number {
  return (blockBytes - (bytes % blockBytes)) % blockBytes;
}

/** Of all bytes, those of the sum itself counted as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}
