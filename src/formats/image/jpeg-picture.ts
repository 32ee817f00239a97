import { createCanvas, type Image, ImageData, loadImage } from '@napi-rs/canvas';
import { isExif, type Orientation, orientationOf, uprightExif } from '../shared/pictures/exif.ts';
import { type JpegParts, type JpegSegment, qualityOf, readSegments } from '../shared/pictures/jpeg-segments.ts';
import { type DecodedPicture, invalidPicture, type Raster } from '../shared/pictures/raster.ts';

const jpegStart = Buffer.from([0xff, 0xd8]);
/** Says how colours are stored, without which they cannot be decoded. */
const adobeMarker = 0xee;
/** Below, new letters would be hardly legible; above, files grow without a visible gain. */
const leastQuality = 70;
const greatestQuality = 95;

export function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/**
 * A JPEG picture is written with the quality that it had, and with its descriptions. Its colour profile is kept from the decoder,
 * which would convert the colours: they stay as stored, and the profile is written again.
 */
export async function decodeJpeg(bytes: Buffer): Promise<DecodedPicture> {
  const parts = readSegments(bytes);
  const { segments } = parts;
  const exif = segments.find((segment) => isExif(segment.bytes));
  const orientation = exif === undefined ? 1 : orientationOf(exif.bytes);
  const quality = Math.min(greatestQuality, Math.max(leastQuality, qualityOf(segments)));
  return {
    raster: await decodePixels(parts, orientation),
    async encode({ width, height, pixels }) {
      const canvas = createCanvas(width, height);
      canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
      const encoded = readSegments(await canvas.encode('jpeg', quality));
      const kept = segments.filter((segment) => isKept(segment, parts.components));
      const own = encoded.segments.filter(({ marker }) => marker < 0xe0);
      const all = [...kept.map((segment) => (segment === exif ? uprightExif(segment.bytes) : segment.bytes))];
      return Buffer.concat([jpegStart, ...all, ...own.map((segment) => segment.bytes), encoded.scans]);
    },
  };
}

/** Descriptions, resolution and profile; a profile of grey or of inks does not go with the colours that are written. */
function isKept({ marker, bytes }: JpegSegment, components: number): boolean {
  if (marker === adobeMarker) return false;
  const isProfile = marker === 0xe2 && bytes.toString('latin1', 4, 15) === 'ICC_PROFILE';
  if (isProfile) return components === 3;
  // Other pictures in the file, which show the text as it was.
  if (marker === 0xe2) return false;
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
}

async function decodePixels({ segments, scans, width, height }: JpegParts, orientation: Orientation): Promise<Raster> {
  const needed = segments.filter(({ marker }) => marker < 0xe0 || marker === adobeMarker);
  const file = Buffer.concat([jpegStart, ...needed.map(({ bytes }) => bytes), scans]);
  const image = await loadImage(file).catch((error: unknown) => {
    throw invalidPicture('it is a JPEG picture whose pixels cannot be decoded.', error);
  });
  if (image.width !== width || image.height !== height) throw invalidPicture('it is a JPEG picture with two sizes.');
  return upright(image, width, height, orientation);
}

function upright(image: Image, width: number, height: number, orientation: Orientation): Raster {
  const isTurned = orientation >= 5;
  const [w, h] = isTurned ? [height, width] : [width, height];
  const canvas = createCanvas(w, h);
  const context = canvas.getContext('2d');
  context.setTransform(...turning[orientation](width, height));
  context.drawImage(image, 0, 0);
  return { width: w, height: h, pixels: context.getImageData(0, 0, w, h).data };
}

type Matrix = readonly [number, number, number, number, number, number];

/** From stored to upright pixels (EXIF 2.32, orientation). */
const turning: Readonly<Record<Orientation, (width: number, height: number) => Matrix>> = {
  1: () => [1, 0, 0, 1, 0, 0],
  2: (width) => [-1, 0, 0, 1, width, 0],
  3: (width, height) => [-1, 0, 0, -1, width, height],
  4: (_width, height) => [1, 0, 0, -1, 0, height],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (_width, height) => [0, 1, -1, 0, height, 0],
  7: (width, height) => [0, -1, -1, 0, height, width],
  8: (width) => [0, -1, 1, 0, 0, width],
};
