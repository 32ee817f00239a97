import { isExif, orientationOf } from './exif.ts';
import { readSegments } from './jpeg-segments.ts';
import type { PictureSize } from './raster.ts';

/** What the beginning of a picture says of it. */
export interface PictureKind extends PictureSize {
  /** Extension of its filter. */
  readonly extension: 'png' | 'jpeg';
  readonly isUpright: boolean;
}

const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** Undefined where it is neither a PNG nor a JPEG picture. Throws for JPEG pictures that are damaged or too large. */
export function readPictureKind(bytes: Buffer): PictureKind | undefined {
  if (bytes.length >= 24 && bytes.subarray(0, pngStart.length).equals(pngStart))
    return { extension: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), isUpright: true };
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return undefined;
  const { segments, width, height } = readSegments(bytes);
  const exif = segments.find((segment) => isExif(segment.bytes));
  return { extension: 'jpeg', width, height, isUpright: exif === undefined || orientationOf(exif.bytes) === 1 };
}
