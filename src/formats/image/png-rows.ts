import { invalidPicture } from '../shared/pictures/raster.ts';
import { predictedByte } from '../shared/pixels/predicted-byte.ts';

/** Undoes the filters of rows in place (PNG specification, 9.2). Each row has the kind of its filter in front. */
export function unfilterRows(bytes: Buffer, rows: number, rowBytes: number, pixelBytes: number): void {
  for (let row = 0; row < rows; row += 1) {
    const start = row * (rowBytes + 1) + 1;
    const kind = bytes[start - 1] ?? 0;
    if (kind > 4) throw invalidPicture('it is a PNG picture whose pixels are damaged.');
    if (kind === 0) continue;
    const above = row === 0 ? -1 : start - rowBytes - 1;
    for (let index = 0; index < rowBytes; index += 1) {
      const left = index < pixelBytes ? 0 : (bytes[start + index - pixelBytes] ?? 0);
      const up = above < 0 ? 0 : (bytes[above + index] ?? 0);
      const corner = above < 0 || index < pixelBytes ? 0 : (bytes[above + index - pixelBytes] ?? 0);
      bytes[start + index] = (bytes[start + index] ?? 0) + predictedByte(kind, left, up, corner);
    }
  }
}

/** Filters every row with the kind that makes its bytes smallest, as encoders do. */
export function filterRows(bytes: Uint8Array, rows: number, rowBytes: number, pixelBytes: number): Buffer {
  const filtered = Buffer.alloc(rows * (rowBytes + 1));
  const candidates = Array.from({ length: 5 }, () => Buffer.alloc(rowBytes));
  for (let row = 0; row < rows; row += 1) {
    const start = row * rowBytes;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let kind = 0; kind < 5; kind += 1) {
      const candidate = candidates[kind] as Buffer;
      let sum = 0;
      for (let index = 0; index < rowBytes && sum < least; index += 1) {
        const left = index < pixelBytes ? 0 : (bytes[start + index - pixelBytes] ?? 0);
        const up = row === 0 ? 0 : (bytes[start + index - rowBytes] ?? 0);
        const corner = row === 0 || index < pixelBytes ? 0 : (bytes[start + index - rowBytes - pixelBytes] ?? 0);
        const value = ((bytes[start + index] ?? 0) - predictedByte(kind, left, up, corner)) & 255;
        candidate[index] = value;
        sum += value < 128 ? value : 256 - value;
      }
      if (sum >= least) continue;
      least = sum;
      best = kind;
    }
    const target = row * (rowBytes + 1);
    filtered[target] = best;
    filtered.set(candidates[best] as Buffer, target + 1);
  }
  return filtered;
}
