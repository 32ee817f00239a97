/** A picture as it was stored, in the numbers of EXIF: 1 is upright, 3 upside down, 6 and 8 on their sides, the others mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const start = Buffer.from('Exif\0\0', 'latin1');
const orientationTag = 0x0112;
const shortType = 3;

/** Where an `Exif` segment of JPEG (marker and length in front) has what this reads and changes. */
interface ExifPositions {
  readonly littleEndian: boolean;
  readonly orientation: number | undefined;
  /** Of the directory of the thumbnail. */
  readonly next: number | undefined;
}

export function isExif(segment: Buffer): boolean {
  return segment[1] === 0xe1 && segment.subarray(4, 4 + start.length).equals(start);
}

export function orientationOf(segment: Buffer): Orientation {
  const { orientation, littleEndian } = findPositions(segment);
  const value = orientation === undefined ? 1 : readShort(segment, orientation, littleEndian);
  return value >= 1 && value <= 8 ? (value as Orientation) : 1;
}

/** The same for a picture that is upright and has other text than its thumbnail shows. */
export function uprightExif(segment: Buffer): Buffer {
  const changed = Buffer.from(segment);
  const { orientation, next, littleEndian } = findPositions(segment);
  if (orientation !== undefined) {
    if (littleEndian) changed.writeUInt16LE(1, orientation);
    else changed.writeUInt16BE(1, orientation);
  }
  if (next !== undefined) changed.writeUInt32LE(0, next);
  return changed;
}

function findPositions(segment: Buffer): ExifPositions {
  const base = 4 + start.length;
  const none = { littleEndian: true, orientation: undefined, next: undefined };
  if (segment.length < base + 8) return none;
  const littleEndian = segment.toString('latin1', base, base + 2) === 'II';
  const directory = base + (littleEndian ? segment.readUInt32LE(base + 4) : segment.readUInt32BE(base + 4));
  if (directory + 2 > segment.length) return none;
  const count = readShort(segment, directory, littleEndian);
  const next = directory + 2 + count * 12;
  if (next + 4 > segment.length) return none;
  for (let entry = directory + 2; entry < next; entry += 12) {
    if (readShort(segment, entry, littleEndian) !== orientationTag) continue;
    if (readShort(segment, entry + 2, littleEndian) === shortType)
      return { littleEndian, orientation: entry + 8, next };
  }
  return { littleEndian, orientation: undefined, next };
}

function readShort(segment: Buffer, offset: number, littleEndian: boolean): number {
  return littleEndian ? segment.readUInt16LE(offset) : segment.readUInt16BE(offset);
}
