import type { PixelBox } from '../../../contracts/documents/text-recognizer.ts';
import { farFrom, widened } from './look.ts';
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

/** What was erased: a byte for each pixel of a box, 1 where it changed. */
export interface ErasedBox {
  readonly box: PixelBox;
  readonly mask: Uint8Array;
}

/** Removes the letters of a word. */
export function eraseWord(raster: Raster, word: PictureWord): void {
  const { box, size } = word;
  const area = widened(raster, box, Math.max(2, Math.round(size * 0.12)));
  const around = widened(raster, box, Math.max(4, Math.round(size * 0.3)));
  const width = around.right - around.left;
  const height = around.bottom - around.top;
  const mask = grown(inkMask(raster, word, area, around), width, height, Math.max(1, Math.round(size * softEdge)));
  fillMask(raster, mask, around);
}

/** In parts of the size: around the box of a scanned word, what is its own, and what is looked at. */
const scanned = { own: 0.12, area: 0.22, around: 0.5, edge: 0.06 };

/**
 * Removes a scanned word with all that is in its box: soft edges of letters, what shines through, and the noise around them differ from
 * renderer to renderer, and would stay as shadows. Ink that goes beyond the box stays: lines of a table, other words.
 */
export function eraseBox(raster: Raster, word: PictureWord): ErasedBox {
  const { box, size } = word;
  const by = (share: number, least: number): PixelBox =>
    widened(raster, box, Math.max(least, Math.round(size * share)));
  const [own, area, around] = [by(scanned.own, 2), by(scanned.area, 3), by(scanned.around, 6)];
  const width = around.right - around.left;
  const height = around.bottom - around.top;
  const others = inkMask(raster, word, around, around);
  clearWord(others, around, { own, area });
  const edges = grown(others, width, height, Math.max(1, Math.round(size * scanned.edge)));
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const isInArea = isIn(area, around.left + x, around.top + y);
      // The colour of other ink is no background.
      mask[at] = edges[at] === 1 && !isIn(own, around.left + x, around.top + y) ? kept : isInArea ? 1 : 0;
    }
  fillMask(raster, mask, around);
  return { box: around, mask: mask.map((value) => (value === 1 ? 1 : 0)) };
}

/** In a mask: neither filled nor what others are filled from. */
const kept = 2;

function isIn({ left, top, right, bottom }: PixelBox, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

/** Leaves in a mask only what is no piece of the word: pieces that go beyond its area, outside of its own box. */
function clearWord(
  mask: Uint8Array,
  around: PixelBox,
  { own, area }: { readonly own: PixelBox; readonly area: PixelBox },
): void {
  const width = around.right - around.left;
  const isWithin = (box: PixelBox, at: number): boolean =>
    isIn(box, around.left + (at % width), around.top + Math.floor(at / width));
  const seen = new Uint8Array(mask.length);
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] !== 1 || seen[start] === 1) continue;
    const piece = [start];
    seen[start] = 1;
    let isOfWord = true;
    for (let index = 0; index < piece.length; index += 1) {
      const at = piece[index] ?? 0;
      isOfWord &&= isWithin(area, at);
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || mask[next] !== 1 || seen[next] === 1) continue;
        seen[next] = 1;
        piece.push(next);
      }
    }
    for (const at of piece) if (isOfWord || isWithin(own, at)) mask[at] = 0;
  }
}

function inkMask(raster: Raster, { look }: PictureWord, area: PixelBox, around: PixelBox): Uint8Array {
  const width = around.right - around.left;
  const mask = new Uint8Array(width * (around.bottom - around.top));
  const limit = Math.max(look.backdrop.spread * 1.5, look.contrast * inkShare, 6);
  for (let y = area.top; y < area.bottom; y += 1)
    for (let x = area.left; x < area.right; x += 1)
      if (farFrom(raster, look.backdrop, x, y) > limit) mask[(y - around.top) * width + x - around.left] = 1;
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

/** In place, since no pixel is filled from one that is filled itself. */
function fillMask({ pixels, width: pictureWidth }: Raster, mask: Uint8Array, around: PixelBox): void {
  const width = around.right - around.left;
  const height = around.bottom - around.top;
  const [left, right] = [nearest(mask, width, height, 'left'), nearest(mask, width, height, 'right')];
  const [up, down] = [nearest(mask, width, height, 'up'), nearest(mask, width, height, 'down')];
  const row = pictureWidth * 4;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      if (mask[index] !== 1) continue;
      const target = ((around.top + y) * pictureWidth + around.left + x) * 4;
      const [before, after] = [left[index] ?? 0, right[index] ?? 0];
      const [above, below] = [up[index] ?? 0, down[index] ?? 0];
      const weights =
        (before === 0 ? 0 : 1 / before ** 2) +
        (after === 0 ? 0 : 1 / after ** 2) +
        (above === 0 ? 0 : 1 / above ** 2) +
        (below === 0 ? 0 : 1 / below ** 2);
      if (weights === 0) continue;
      for (let channel = target; channel < target + 4; channel += 1) {
        let value = 0;
        if (before > 0) value += (1 / before ** 2) * (pixels[channel - before * 4] ?? 0);
        if (after > 0) value += (1 / after ** 2) * (pixels[channel + after * 4] ?? 0);
        if (above > 0) value += (1 / above ** 2) * (pixels[channel - above * row] ?? 0);
        if (below > 0) value += (1 / below ** 2) * (pixels[channel + below * row] ?? 0);
        pixels[channel] = value / weights;
      }
    }
}

/** Steps in a direction from each pixel of the mask, filled or kept, to the next one outside of it; 0 where there is none. */
function nearest(mask: Uint8Array, width: number, height: number, to: 'left' | 'right' | 'up' | 'down'): Uint16Array {
  const steps = new Uint16Array(mask.length);
  const [first, second] = to === 'left' || to === 'right' ? [height, width] : [width, height];
  const isForward = to === 'left' || to === 'up';
  for (let outer = 0; outer < first; outer += 1) {
    let count = 0;
    for (let step = 0; step < second; step += 1) {
      const inner = isForward ? step : second - 1 - step;
      const index = to === 'left' || to === 'right' ? outer * width + inner : inner * width + outer;
      if (mask[index] === 0) count = 1;
      else if (count > 0) {
        steps[index] = count;
        count += 1;
      }
    }
  }
  return steps;
}
