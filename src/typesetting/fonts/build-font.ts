/** A font file with these tables. */
export function buildFont(version: number, tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = 12 + entries.length * 16;
  const size = entries.reduce((sum, [, table]) => sum + padded(table.length), directory);
  const font = Buffer.alloc(size);
  font.writeUInt32BE(version, 0);
  font.writeUInt16BE(entries.length, 4);
  const power = 2 ** Math.floor(Math.log2(Math.max(entries.length, 1)));
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((entries.length - power) * 16, 10);
  let offset = directory;
  for (const [index, [tag, table]] of entries.entries()) {
    const at = 12 + index * 16;
    font.write(tag, at, 4, 'latin1');
    font.set(table, offset);
    font.writeUInt32BE(checksum(font, offset, padded(table.length)), at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(table.length, at + 12);
    offset += padded(table.length);
  }
  return font;
}

const padded = (length: number) => (length + 3) & ~3;

/** The sum of big-endian words, modulo 2^32. */
function checksum(font: Buffer, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) {
    const high = ((font[at] as number) << 24) | ((font[at + 1] as number) << 16);
    sum = (sum + (high | ((font[at + 2] as number) << 8) | (font[at + 3] as number))) | 0;
  }
  return sum >>> 0;
}
