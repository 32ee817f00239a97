import { createCanvas, loadImage } from '@napi-rs/canvas';
import { invalidPicture, type PictureSize } from './raster.ts';

/** A picture of another type with the same pixels as PNG, which all programs show that show the other one. */
export async function decodeAsPng(bytes: Buffer, { width, height }: PictureSize): Promise<Buffer> {
  const image = await loadImage(bytes).catch((error: unknown) => {
    throw invalidPicture('its pixels cannot be decoded.', error);
  });
  if (image.width !== width || image.height !== height) throw invalidPicture('it has two sizes.');
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.encode('png');
}
