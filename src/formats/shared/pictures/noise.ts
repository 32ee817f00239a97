import type { GreyPicture } from '../../../contracts/documents/text-recognizer.ts';

/**
 * Dense pages, as they are enlarged to be read, had up to 23,000 pieces of ink in the rows of a million pixels, five pixels wide or more; the grain of paper
 * had 37,000, below three. Tiny letters are as thin, but dark.
 */
const mostPieces = 25_000 / 1_000_000;
const thinnest = 3.5;
const inkLevel = 128;
const darkShare = 0.001;

/**
 * Whether a picture has nothing but faint grain once its brightness is divided in two, as recognizers do: the grain of paper where text is
 * darker than it, of which they take all of it for letters, for as long as they may.
 */
export function isNoise({ width, height, pixels }: GreyPicture): boolean {
  const threshold = dividedAt(pixels);
  let [ink, pieces, dark] = [0, 0, 0];
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0, wasInk = false; x < width; x += 1, at += 1) {
      const value = pixels[at] ?? 255;
      const isInk = value <= threshold;
      if (isInk) ink += 1;
      if (value < inkLevel) dark += 1;
      if (isInk && !wasInk) pieces += 1;
      wasInk = isInk;
    }
  return dark <= darkShare * pixels.length && pieces > mostPieces * pixels.length && ink < thinnest * pieces;
}

/** The brightness that divides a picture into two parts that are as even as they can be (Otsu's method). */
function dividedAt(pixels: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  const all = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [best, threshold] = [-1, 0];
  let [count, sum] = [0, 0];
  for (let value = 0; value < 256; value += 1) {
    count += counts[value] ?? 0;
    sum += (counts[value] ?? 0) * value;
    const others = pixels.length - count;
    if (count === 0 || others === 0) continue;
    const spread = count * others * (sum / count - (all - sum) / others) ** 2;
    if (spread > best) [best, threshold] = [spread, value];
  }
  return threshold;
}
