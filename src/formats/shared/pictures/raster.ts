import { ServiceError } from '../../../errors/service-error.ts';

/** Pixels of a picture, upright. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha (not premultiplied), a byte each, row by row. */
  readonly pixels: Uint8ClampedArray;
}

/** What is known of a picture before its pixels are decoded. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture that was read, and how to write it again with other pixels. */
export interface DecodedPicture {
  readonly raster: Raster;
  /** The same kind of file with what goes with the pixels: resolution, colour profile, descriptions. */
  encode(raster: Raster): Promise<Uint8Array>;
}

/** A server took 28 bytes for each pixel of a PNG picture with 99 million pixels, 1.1 GB for as many as are allowed. */
const pixelLimit = 40_000_000;
/** Of one side, above which no renderer works. */
const sideLimit = 32_000;

/** Refuses what is too large before memory is taken for it. */
export function checkSize({ width, height }: PictureSize): void {
  if (width === 0 || height === 0) throw invalidPicture('its width or height is 0.');
  if (width * height > pixelLimit || width > sideLimit || height > sideLimit)
    throw new ServiceError('document_too_large', {
      limit: `${pixelLimit / 1_000_000} megapixels, with at most ${sideLimit.toLocaleString('en-US')} pixels on a side`,
    });
}

export function invalidPicture(reason: string, cause?: unknown): ServiceError {
  return new ServiceError('invalid_document', { reason }, { cause });
}
