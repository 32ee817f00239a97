/** Which characters a face has: ranges of code points in ascending order, first and last in turns. */
export type Coverage = Uint32Array;

/** Reads a `cmap` table: its subtables for Unicode in the formats 4, 12 and 13, which every present font has. */
export function readCoverage(cmap: Buffer): Coverage {
  const ranges: [number, number][] = [];
  if (cmap.length >= 4) {
    const count = cmap.readUInt16BE(2);
    const subtables = new Set<number>();
    for (let index = 0; index < count && 12 + index * 8 <= cmap.length; index += 1) {
      const platform = cmap.readUInt16BE(4 + index * 8);
      const encoding = cmap.readUInt16BE(6 + index * 8);
      if (platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10)))
        subtables.add(cmap.readUInt32BE(8 + index * 8));
    }
    for (const offset of subtables) readSubtable(cmap, offset, ranges);
  }
  return joined(ranges);
}

function readSubtable(cmap: Buffer, offset: number, ranges: [number, number][]): void {
  if (offset + 16 > cmap.length) return;
  const format = cmap.readUInt16BE(offset);
  if (format === 4) readSegments(cmap, offset, ranges);
  if (format !== 12 && format !== 13) return;
  const groups = Math.min(cmap.readUInt32BE(offset + 12), Math.floor((cmap.length - offset - 16) / 12));
  for (let group = 0; group < groups; group += 1) {
    const at = offset + 16 + group * 12;
    const first = cmap.readUInt32BE(at);
    const last = Math.min(cmap.readUInt32BE(at + 4), 0x10ffff);
    if (first <= last) ranges.push([first, last]);
  }
}

function readSegments(cmap: Buffer, offset: number, ranges: [number, number][]): void {
  const segments = cmap.readUInt16BE(offset + 6) >> 1;
  const lasts = offset + 14;
  const firsts = lasts + segments * 2 + 2;
  const deltas = firsts + segments * 2;
  const glyphs = deltas + segments * 2;
  if (glyphs + segments * 2 > cmap.length) return;
  let readCharacters = 0;
  for (let segment = 0; segment < segments; segment += 1) {
    const first = cmap.readUInt16BE(firsts + segment * 2);
    const last = cmap.readUInt16BE(lasts + segment * 2);
    if (first > last || first === 0xffff) continue;
    const glyphOffset = cmap.readUInt16BE(glyphs + segment * 2);
    if (glyphOffset === 0) {
      ranges.push([first, last]);
      continue;
    }
    readCharacters += last - first + 1;
    if (readCharacters > 0x20000) return;
    for (let character = first; character <= last; character += 1) {
      const at = glyphs + segment * 2 + glyphOffset + (character - first) * 2;
      if (at + 2 <= cmap.length && cmap.readUInt16BE(at) !== 0) ranges.push([character, character]);
    }
  }
}

function joined(ranges: [number, number][]): Coverage {
  ranges.sort((a, b) => a[0] - b[0]);
  const result: number[] = [];
  for (const [first, last] of ranges) {
    const end = result.at(-1);
    if (end !== undefined && first <= end + 1) result[result.length - 1] = Math.max(end, last);
    else result.push(first, last);
  }
  return Uint32Array.from(result);
}

export function covers(coverage: Coverage, codePoint: number): boolean {
  let low = 0;
  let high = coverage.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (codePoint > (coverage[middle * 2 + 1] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low * 2 < coverage.length && codePoint >= (coverage[low * 2] ?? 0);
}
