/** How many pictures a GIF file has, up to the second one (GIF89a specification, appendix B). */
export function framesOfGif(bytes: Buffer): number {
  const tableOf = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 0x07) + 1));
  let position = 13 + tableOf(bytes[10]);
  let frames = 0;
  while (position < bytes.length && frames < 2) {
    const kind = bytes[position];
    if (kind === 0x2c) {
      frames += 1;
      position += 11 + tableOf(bytes[position + 9]);
    } else if (kind === 0x21) position += 2;
    else break;
    // Blocks of data up to an empty one.
    for (let length = bytes[position] ?? 0; length > 0; length = bytes[position] ?? 0) position += length + 1;
    position += 1;
  }
  return frames;
}
