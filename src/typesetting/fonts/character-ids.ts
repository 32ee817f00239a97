const registryOrderingSupplement = 0x0c1e;
const charset = 15;
const charStrings = 17;

/**
 * Whether a `CFF` table names its glyphs by CIDs that are their ids, as the fonts for Chinese, Japanese and Korean do (Adobe technical
 * note 5176). A subset of it keeps the CIDs whatever ids it gives the glyphs.
 */
export function namesGlyphsByTheirIds(table: Buffer): boolean {
  try {
    const names = readIndex(table, table.readUInt8(2));
    const [start = 0, end = 0] = readIndex(table, names.end).offsets;
    const entries = readDictionary(table, start, end);
    const charsetAt = entries.get(charset)?.[0] ?? 0;
    if (!entries.has(registryOrderingSupplement) || charsetAt < 3) return false;
    const glyphs = table.readUInt16BE(entries.get(charStrings)?.[0] ?? 0);
    const [format, first, rest] = [
      table.readUInt8(charsetAt),
      table.readUInt16BE(charsetAt + 1),
      table.readUInt16BE(charsetAt + 3),
    ];
    return format === 2 && first === 1 && rest === glyphs - 2;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function readIndex(table: Buffer, at: number): { readonly offsets: readonly number[]; readonly end: number } {
  const count = table.readUInt16BE(at);
  if (count === 0) return { offsets: [], end: at + 2 };
  const size = table.readUInt8(at + 2);
  const base = at + 2 + (count + 1) * size;
  const offsets = Array.from({ length: count + 1 }, (_, index) => base + table.readUIntBE(at + 3 + index * size, size));
  return { offsets, end: offsets.at(-1) ?? at };
}

/** Operands by operator; the second byte of long operators is added to 0x0c00. Real numbers are 0, since nothing here needs them. */
function readDictionary(table: Buffer, start: number, end: number): ReadonlyMap<number, readonly number[]> {
  const entries = new Map<number, readonly number[]>();
  let operands: number[] = [];
  for (let at = start; at < end; ) {
    const byte = table.readUInt8(at);
    at += 1;
    if (byte <= 21) {
      entries.set(byte === 12 ? 0x0c00 + table.readUInt8(at) : byte, operands);
      if (byte === 12) at += 1;
      operands = [];
    } else if (byte === 28) {
      operands.push(table.readInt16BE(at));
      at += 2;
    } else if (byte === 29) {
      operands.push(table.readInt32BE(at));
      at += 4;
    } else if (byte === 30) {
      while ((table.readUInt8(at) & 0x0f) !== 0x0f) at += 1;
      at += 1;
      operands.push(0);
    } else if (byte <= 246) operands.push(byte - 139);
    else {
      const high = byte <= 250 ? (byte - 247) * 256 + 108 : -(byte - 251) * 256 - 108;
      operands.push(byte <= 250 ? high + table.readUInt8(at) : high - table.readUInt8(at));
      at += 1;
    }
  }
  return entries;
}
