import { checkSize, invalidPicture, type PictureSize } from './raster.ts';

/** A marker segment of a JPEG file, whole: marker, length and data. */
export interface JpegSegment {
  /** Second byte of the marker. */
  readonly marker: number;
  readonly bytes: Buffer;
}

export interface JpegParts extends PictureSize {
  /** Before the first scan. */
  readonly segments: readonly JpegSegment[];
  /** From the first scan to the end. */
  readonly scans: Buffer;
  /** Samples of a pixel: 1 is grey, 3 colours, 4 for print. */
  readonly components: number;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
const segmentLimit = 5_000;
/** Of all scans together: a progressive picture that refines itself a thousand times is made to take time. */
const scannedPixelLimit = 2_000_000_000;

/** Takes a JPEG file apart (ITU-T T.81, annex B), and refuses what would take too much to decode. */
export function readSegments(bytes: Buffer): JpegParts {
  const segments: JpegSegment[] = [];
  let frame: { readonly width: number; readonly height: number; readonly components: number } | undefined;
  let position = 2;
  while (position + 4 <= bytes.length && segments.length < segmentLimit) {
    if (bytes[position] !== 0xff) break;
    const marker = bytes[position + 1] ?? 0;
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    const end = position + 2 + bytes.readUInt16BE(position + 2);
    if (marker === endOfImage || end > bytes.length || end < position + 4) break;
    if (marker === startOfScan) {
      if (frame === undefined) break;
      const scans = bytes.subarray(position);
      checkScans(scans, frame);
      return { segments, scans, ...frame };
    }
    if (isFrame(marker)) {
      if (frame !== undefined || end < position + 10) break;
      const height = bytes.readUInt16BE(position + 5);
      frame = { height, width: bytes.readUInt16BE(position + 7), components: bytes[position + 9] ?? 0 };
      checkSize(frame);
    }
    segments.push({ marker, bytes: bytes.subarray(position, end) });
    position = end;
  }
  throw invalidPicture('it is a JPEG picture that is damaged or ends before its pixels.');
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function checkScans(scans: Buffer, { width, height }: PictureSize): void {
  let count = 0;
  for (let at = scans.indexOf(0xff); at >= 0 && at + 1 < scans.length; at = scans.indexOf(0xff, at + 1))
    if (scans[at + 1] === startOfScan) count += 1;
  if (count * width * height > scannedPixelLimit) throw invalidPicture('it is a JPEG picture of too many scans.');
}

/** How far a JPEG file was compressed, as the quality from 1 to 100 that encoders offer, from its table for brightness. */
export function qualityOf(segments: readonly JpegSegment[]): number {
  for (const { marker, bytes } of segments) {
    if (marker !== 0xdb) continue;
    const precision = (bytes[4] ?? 0) >> 4;
    if (((bytes[4] ?? 0) & 15) !== 0 || precision !== 0 || bytes.length < 69) continue;
    const mean = bytes.subarray(5, 69).reduce((sum, value) => sum + value, 0) / 64;
    // The example table of the standard (annex K) is quality 50; encoders scale it.
    const scale = (mean / annexKMean) * 100;
    return Math.round(Math.min(100, Math.max(1, scale <= 100 ? (200 - scale) / 2 : 5000 / scale)));
  }
  return 90;
}

const annexKMean = 57.625;
