import { framesOfGif } from './frames-of-gif.ts';
import type { PictureSize } from './raster.ts';

/** A picture of a type that has no filter of its own. */
export interface OtherPicture extends PictureSize {
  /** As people call it. */
  readonly type: string;
  /** Why its text is not read; undefined where it can be decoded. */
  readonly whyNot?: string;
}

/** For pictures whose size their beginning does not say: as large as any. */
export const unknownSize: PictureSize = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

interface Type {
  readonly name: string;
  readonly isOne: (bytes: Buffer) => boolean;
  /** May read beyond the end, which says that the size is unknown. */
  readonly sizeOf: (bytes: Buffer) => PictureSize | undefined;
  /** How many pictures are in one, two for more; undefined where none can be decoded. */
  readonly frames?: (bytes: Buffer) => number;
}

const startsWith =
  (text: string, at = 0) =>
  (bytes: Buffer): boolean =>
    bytes.toString('latin1', at, at + text.length) === text;

const types: readonly Type[] = [
  {
    name: 'GIF',
    isOne: startsWith('GIF8'),
    sizeOf: sizeOfGif,
    frames: (bytes) => framesOfGif(bytes).take(2).toArray().length,
  },
  { name: 'TIFF', isOne: (bytes) => startsWith('II*\0')(bytes) || startsWith('MM\0*')(bytes), sizeOf: sizeOfTiff },
  {
    name: 'BMP',
    isOne: startsWith('BM'),
    sizeOf: (bytes) =>
      bytes.readUInt32LE(14) === 12
        ? { width: bytes.readUInt16LE(18), height: bytes.readUInt16LE(20) }
        : { width: Math.abs(bytes.readInt32LE(18)), height: Math.abs(bytes.readInt32LE(22)) },
    frames: () => 1,
  },
  {
    name: 'WebP',
    isOne: (bytes) => startsWith('RIFF')(bytes) && startsWith('WEBP', 8)(bytes),
    sizeOf: sizeOfWebp,
    frames: (bytes) => (startsWith('VP8X', 12)(bytes) && ((bytes[20] ?? 0) & 0x02) !== 0 ? 2 : 1),
  },
  { name: 'SVG', isOne: hasTextOfSvg, sizeOf: () => undefined },
  {
    name: 'EMF',
    isOne: (bytes) => startsWith('\x01\0\0\0')(bytes) && startsWith(' EMF', 40)(bytes),
    sizeOf: (bytes) => ({
      width: bytes.readInt32LE(16) - bytes.readInt32LE(8),
      height: bytes.readInt32LE(20) - bytes.readInt32LE(12),
    }),
  },
  { name: 'WMF', isOne: startsWith('\xd7\xcd\xc6\x9a'), sizeOf: sizeOfMetafile },
  { name: 'WMF', isOne: startsWith('\x01\0\t\0'), sizeOf: () => undefined },
];

/** Undefined where the bytes are no picture of a type that is known by its beginning. */
export function readOtherPicture(bytes: Buffer): OtherPicture | undefined {
  const type = types.find(({ isOne }) => isOne(bytes));
  if (type === undefined) return undefined;
  const size = sizeWithin(type, bytes);
  const whyNot = whyNotRead(type, size, bytes);
  return { type: type.name, ...(size ?? unknownSize), ...(whyNot === undefined ? {} : { whyNot }) };
}

function whyNotRead({ name, frames }: Type, size: PictureSize | undefined, bytes: Buffer): string | undefined {
  if (frames === undefined) return `text in ${name} pictures is not read`;
  if (size === undefined) return `the size of a ${name} picture is not known`;
  const count = frames(bytes);
  if (count === 0) return `a ${name} picture has no pixels`;
  return count > 1 ? `text in ${name} pictures that move is not read` : undefined;
}

function sizeWithin({ sizeOf }: Type, bytes: Buffer): PictureSize | undefined {
  try {
    return sizeOf(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Undefined where the first picture is larger than the file says: it is decoded in its own size. */
function sizeOfGif(bytes: Buffer): PictureSize | undefined {
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  const [first] = framesOfGif(bytes);
  return first !== undefined && (first.width > width || first.height > height) ? undefined : { width, height };
}

/** From the first chunk: RFC 9649, sections 2.5 to 2.7. */
function sizeOfWebp(bytes: Buffer): PictureSize | undefined {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk !== 'VP8L') return undefined;
  const sizes = bytes.readUInt32LE(21);
  return { width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
}

/** Most drawings are signs without text. */
function hasTextOfSvg(bytes: Buffer): boolean {
  const isSvg = /<(?:\w+:)?svg[\s>]/u.test(bytes.toString('latin1', 0, 4_096));
  return isSvg && (bytes.includes('<text') || bytes.includes(':text'));
}

/** From the first folder: TIFF 6.0, section 2, tags 256 and 257. */
function sizeOfTiff(bytes: Buffer): PictureSize | undefined {
  const isLittle = bytes[0] === 0x49;
  const short = (at: number): number => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number): number => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const folder = long(4);
  const sizes = new Map<number, number>();
  for (let entry = 0; entry < short(folder); entry += 1) {
    const at = folder + 2 + entry * 12;
    const isShort = short(at + 2) === 3;
    sizes.set(short(at), isShort ? short(at + 8) : long(at + 8));
    if (short(at) > 257) break;
  }
  const [width, height] = [sizes.get(256), sizes.get(257)];
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** From the header that makes a metafile placeable, in pixels of a screen. */
function sizeOfMetafile(bytes: Buffer): PictureSize {
  const inch = bytes.readUInt16LE(14) || 1440;
  const pixels = (from: number, to: number): number => ((bytes.readInt16LE(to) - bytes.readInt16LE(from)) / inch) * 96;
  return { width: Math.abs(pixels(6, 10)), height: Math.abs(pixels(8, 12)) };
}
