import type { PictureSize } from './raster.ts';

/** How far right and down each picture of a GIF file reaches (GIF89a specification, appendix B). */
export function* framesOfGif(bytes: Buffer): Generator<PictureSize> {
  const tableOf = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 0x07) + 1));
  let position = 13 + tableOf(bytes[10]);
  while (position + 10 <= bytes.length) {
    const kind = bytes[position];
    if (kind === 0x2c) {
      const [left, top] = [bytes.readUInt16LE(position + 1), bytes.readUInt16LE(position + 3)];
      yield { width: left + bytes.readUInt16LE(position + 5), height: top + bytes.readUInt16LE(position + 7) };
      position += 11 + tableOf(bytes[position + 9]);
    } else if (kind === 0x21) position += 2;
    else return;
    // Blocks of data up to an empty one.
    for (let length = bytes[position] ?? 0; length > 0; length = bytes[position] ?? 0) position += length + 1;
    position += 1;
  }
}
