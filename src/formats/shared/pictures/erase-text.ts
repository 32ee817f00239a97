import type { PixelBox } from '../../../contracts/documents/text-recognizer.ts';
import { backdropAt, colourAt, distance, widened } from './look.ts';
import type { PictureBlock, PictureWord } from './picture-text.ts';
import type { Raster } from './raster.ts';

/** Of the distance from the background to the ink: nearer pixels are background. */
const inkShare = 0.16;

/**
 * Removes the letters of a text from the pixels. Only pixels of letters and of their soft edges change: each gets the mean of the
 * nearest pixels around it that are none, weighted by nearness, which continues even fills and gradients as they were.
 */
export function eraseText(raster: Raster, { lines }: PictureBlock): void {
  for (const { words } of lines) for (const word of words) eraseWord(raster, word);
}

/** Around a letter, in parts of the size: its soft edges. */
const softEdge = 0.05;

/** Removes the letters of a word. `edge`: how far around them pixels are changed, in parts of the size. */
export function eraseWord(raster: Raster, word: PictureWord, edge = softEdge): void {
  const { box, size } = word;
  const area = widened(raster, box, Math.max(2, Math.round(size * Math.max(0.12, 2 * edge))));
  const around = widened(raster, box, Math.max(4, Math.round(size * 0.3)));
  const width = around.right - around.left;
  const height = around.bottom - around.top;
  const mask = grown(inkMask(raster, word, area, around), width, height, Math.max(1, Math.round(size * edge)));
  fillMask(raster, mask, around);
}

function inkMask(raster: Raster, { look }: PictureWord, area: PixelBox, around: PixelBox): Uint8Array {
  const width = around.right - around.left;
  const mask = new Uint8Array(width * (around.bottom - around.top));
  const limit = Math.max(look.backdrop.spread * 1.5, look.contrast * inkShare, 6);
  for (let y = area.top; y < area.bottom; y += 1)
    for (let x = area.left; x < area.right; x += 1) {
      const far = distance(colourAt(raster, x, y), backdropAt(look.backdrop, x, y));
      if (far > limit) mask[(y - around.top) * width + x - around.left] = 1;
    }
  return mask;
}

/** With what is within so many pixels of it. */
function grown(mask: Uint8Array, width: number, height: number, by: number): Uint8Array {
  const wide = new Uint8Array(mask.length);
  const result = new Uint8Array(mask.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (mask[y * width + x] !== 1) continue;
      wide.fill(1, y * width + Math.max(0, x - by), y * width + Math.min(width, x + by + 1));
    }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (wide[y * width + x] !== 1) continue;
      for (let row = Math.max(0, y - by); row <= Math.min(height - 1, y + by); row += 1) result[row * width + x] = 1;
    }
  return result;
}

function fillMask({ pixels, width: pictureWidth }: Raster, mask: Uint8Array, around: PixelBox): void {
  const width = around.right - around.left;
  const height = around.bottom - around.top;
  const [left, right] = [nearest(mask, width, height, 'left'), nearest(mask, width, height, 'right')];
  const [up, down] = [nearest(mask, width, height, 'up'), nearest(mask, width, height, 'down')];
  const at = (x: number, y: number): number => ((around.top + y) * pictureWidth + around.left + x) * 4;
  const filled: { readonly target: number; readonly values: readonly number[] }[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      if (mask[index] !== 1) continue;
      const sources = [
        [left[index] ?? 0, at(x - (left[index] ?? 0), y)],
        [right[index] ?? 0, at(x + (right[index] ?? 0), y)],
        [up[index] ?? 0, at(x, y - (up[index] ?? 0))],
        [down[index] ?? 0, at(x, y + (down[index] ?? 0))],
      ] as const;
      const values = [0, 0, 0, 0];
      let weights = 0;
      for (const [steps, from] of sources) {
        if (steps === 0) continue;
        const weight = 1 / steps ** 2;
        weights += weight;
        for (let channel = 0; channel < 4; channel += 1)
          values[channel] = (values[channel] ?? 0) + weight * (pixels[from + channel] ?? 0);
      }
      if (weights > 0) filled.push({ target: at(x, y), values: values.map((value) => value / weights) });
    }
  for (const { target, values } of filled) pixels.set(values, target);
}

/** Steps in a direction from each pixel of the mask to the next one outside of it; 0 where there is none. */
function nearest(mask: Uint8Array, width: number, height: number, to: 'left' | 'right' | 'up' | 'down'): Uint16Array {
  const steps = new Uint16Array(mask.length);
  const [first, second] = to === 'left' || to === 'right' ? [height, width] : [width, height];
  const isForward = to === 'left' || to === 'up';
  for (let outer = 0; outer < first; outer += 1) {
    let count = 0;
    for (let step = 0; step < second; step += 1) {
      const inner = isForward ? step : second - 1 - step;
      const index = to === 'left' || to === 'right' ? outer * width + inner : inner * width + outer;
      if (mask[index] !== 1) count = 1;
      else if (count > 0) {
        steps[index] = count;
        count += 1;
      }
    }
  }
  return steps;
}
