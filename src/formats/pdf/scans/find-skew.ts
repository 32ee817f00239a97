import type { GreyPicture } from '../../../contracts/documents/text-recognizer.ts';

/** Radians to each side within which lines are looked for; more than this, nobody puts a sheet into a scanner. */
const mostSkew = Math.PI / 25;
const coarseStep = Math.PI / 360;
const fineStep = Math.PI / 1800;
/** Skew that no reader sees. */
const leastSkew = Math.PI / 720;
/** How much sharper lines must be at an angle than without one. */
const sharper = 1.02;
const mostPoints = 60_000;
/** Pixels of the side of a cell, of which one is looked at. */
const sampledSide = 1_200;

/**
 * By how much lines of text go down to the right, in radians: at that angle the lower edges of letters fall on the fewest lines.
 * 0 where nothing is sharper than the picture as it is.
 */
export function findSkew(picture: GreyPicture): number {
  const points = lowerEdges(picture);
  if (points.length < 200) return 0;
  const sharpness = (angle: number): number => sharpnessAt(points, angle);
  const coarse = best(sharpness, 0, mostSkew, coarseStep);
  const fine = best(sharpness, coarse, coarseStep, fineStep);
  return Math.abs(fine) < leastSkew || sharpness(fine) < sharper * sharpness(0) ? 0 : fine;
}

function best(sharpness: (angle: number) => number, middle: number, reach: number, step: number): number {
  let found = middle;
  let most = sharpness(middle);
  for (let angle = middle - reach; angle <= middle + reach; angle += step) {
    const value = sharpness(angle);
    if (value > most) [found, most] = [angle, value];
  }
  return found;
}

/** Where it is dark and one step below it light; x and y one after the other. */
function lowerEdges({ width, height, pixels }: GreyPicture): Float32Array {
  const step = Math.max(1, Math.round(Math.max(width, height) / sampledSide));
  const mean = meanOf(pixels);
  const limit = mean * 0.75;
  const found: number[] = [];
  for (let y = 0; y + step < height; y += step)
    for (let x = 0; x < width; x += step)
      if ((pixels[y * width + x] ?? 255) < limit && (pixels[(y + step) * width + x] ?? 0) >= limit)
        found.push(x / step, y / step);
  const skip = Math.ceil(found.length / 2 / mostPoints);
  return Float32Array.from(skip <= 1 ? found : found.filter((_, index) => (index >> 1) % skip === 0));
}

function meanOf(pixels: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let index = 0; index < pixels.length; index += 37) {
    sum += pixels[index] ?? 0;
    count += 1;
  }
  return count === 0 ? 255 : sum / count;
}

function sharpnessAt(points: Float32Array, angle: number): number {
  const slope = Math.tan(angle);
  const reach = Math.ceil(sampledSide * 2 * Math.abs(slope)) + 2;
  const counts = new Uint32Array(sampledSide * 2 + 2 * reach);
  for (let index = 0; index < points.length; index += 2) {
    const row = Math.round((points[index + 1] ?? 0) - (points[index] ?? 0) * slope) + reach;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  let sum = 0;
  for (const count of counts) sum += count * count;
  return sum;
}
