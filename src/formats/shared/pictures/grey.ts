import type { GreyPicture } from '../../../contracts/documents/text-recognizer.ts';
import type { Raster } from './raster.ts';

/** Brightness as recognizers see it; what is transparent has the background that shows more of the picture. */
export function greyOf({ width, height, pixels }: Raster): GreyPicture {
  const grey = new Uint8Array(width * height);
  const paper = isLight(pixels) ? 0 : 255;
  for (let index = 0, from = 0; index < grey.length; index += 1, from += 4) {
    const alpha = (pixels[from + 3] ?? 255) / 255;
    grey[index] = brightness(pixels, from) * alpha + paper * (1 - alpha);
  }
  return { width, height, pixels: grey };
}

/** Whether what is seen of a picture with transparency is light, as logos for dark pages are. */
function isLight(pixels: Uint8ClampedArray): boolean {
  let sum = 0;
  let weight = 0;
  for (let from = 0; from < pixels.length; from += 4) {
    const alpha = pixels[from + 3] ?? 255;
    sum += brightness(pixels, from) * alpha;
    weight += alpha;
  }
  return weight < (pixels.length / 4) * 255 * 0.9 && sum > weight * 200;
}

function brightness(pixels: Uint8ClampedArray, from: number): number {
  return 0.299 * (pixels[from] ?? 0) + 0.587 * (pixels[from + 1] ?? 0) + 0.114 * (pixels[from + 2] ?? 0);
}

/** Another size: pixels in between are interpolated, pixels that become one are averaged. */
export function resized({ width, height, pixels }: GreyPicture, factor: number): GreyPicture {
  const w = Math.max(1, Math.round(width * factor));
  const h = Math.max(1, Math.round(height * factor));
  const result = new Uint8Array(w * h);
  const reach = Math.max(1, Math.round(1 / factor));
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1)
      result[y * w + x] =
        factor > 1
          ? interpolated(pixels, width, height, (x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5)
          : averaged(pixels, width, height, Math.floor(x / factor), Math.floor(y / factor), reach);
  return { width: w, height: h, pixels: result };
}

function interpolated(pixels: Uint8Array, width: number, height: number, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const across = Math.max(0, Math.min(1, x - left));
  const down = Math.max(0, Math.min(1, y - top));
  const at = top * width + left;
  const above = (pixels[at] ?? 0) * (1 - across) + (pixels[at + 1] ?? pixels[at] ?? 0) * across;
  const below = (pixels[at + width] ?? 0) * (1 - across) + (pixels[at + width + 1] ?? 0) * across;
  return height < 2 ? above : above * (1 - down) + below * down;
}

function averaged(pixels: Uint8Array, width: number, height: number, x: number, y: number, reach: number): number {
  let sum = 0;
  let count = 0;
  for (let row = y; row < Math.min(height, y + reach); row += 1)
    for (let column = x; column < Math.min(width, x + reach); column += 1) {
      sum += pixels[row * width + column] ?? 0;
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
}

/** Pixels of the side of a tile. */
const tile = 16;
const levels = 32;

/**
 * The picture with what is darker than its surroundings in black on white, and one with what is lighter: recognizers look for one
 * kind of text and one threshold, and posters and screens have many.
 */
export function flattened(picture: GreyPicture): { readonly dark: GreyPicture; readonly light: GreyPicture } {
  const { width, height, pixels } = picture;
  const background = backgroundOf(picture);
  const columns = Math.ceil(width / tile);
  const dark = new Uint8Array(pixels.length);
  const light = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const difference = (pixels[at] ?? 0) - (background[Math.floor(y / tile) * columns + Math.floor(x / tile)] ?? 0);
      dark[at] = 255 - Math.min(255, Math.max(0, -difference * 2));
      light[at] = 255 - Math.min(255, Math.max(0, difference * 2));
    }
  return {
    dark: withoutRules({ width, height, pixels: dark }),
    light: withoutRules({ width, height, pixels: light }),
  };
}

/** Pixels of a line, and of how thick one may be: strokes of letters so long are thicker. */
const ruleLength = 60;
const ruleThickness = 7;
const inkLevel = 128;

/** Without the frames of tables and buttons, of which recognizers take what is inside for a drawing. */
function withoutRules({ width, height, pixels }: GreyPicture): GreyPicture {
  const result = Uint8Array.from(pixels);
  clearRuns(pixels, result, { count: height, length: width, next: width, step: 1 });
  clearRuns(pixels, result, { count: width, length: height, next: 1, step: width });
  return { width, height, pixels: result };
}

interface Direction {
  /** Rows or columns, how many pixels each has, and how far the next one and the next pixel in it are. */
  readonly count: number;
  readonly length: number;
  readonly next: number;
  readonly step: number;
}

function clearRuns(pixels: Uint8Array, result: Uint8Array, { count, length, next, step }: Direction): void {
  const isInk = (at: number): boolean => (pixels[at] ?? 255) < inkLevel;
  for (let index = 0; index < count; index += 1) {
    let start = 0;
    for (let position = 0; position <= length; position += 1) {
      if (position < length && isInk(index * next + position * step)) continue;
      if (position - start >= ruleLength && isThin(isInk, index * next + ((start + position) >> 1) * step, next))
        for (let along = start; along < position; along += 1)
          for (const side of [-1, 0, 1])
            if (index + side >= 0 && index + side < count) result[(index + side) * next + along * step] = 255;
      start = position + 1;
    }
  }
}

function isThin(isInk: (at: number) => boolean, middle: number, across: number): boolean {
  let thickness = 1;
  for (const side of [-across, across])
    for (let at = middle + side; thickness <= ruleThickness && isInk(at); at += side) thickness += 1;
  return thickness <= ruleThickness;
}

/** Whether one brightness is the background nearly everywhere, so that a picture needs no flattening. */
export function isFlat(picture: GreyPicture): boolean {
  const background = backgroundOf(picture);
  const counts = new Uint32Array(256);
  for (const value of background) counts[value] = (counts[value] ?? 0) + 1;
  const usual = counts.indexOf(Math.max(...counts));
  const near = background.reduce((count, value) => count + (Math.abs(value - usual) <= 8 ? 1 : 0), 0);
  return near >= background.length * 0.995;
}

/** The most frequent brightness in and around each tile. */
function backgroundOf({ width, height, pixels }: GreyPicture): Uint8Array {
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const counts = new Uint16Array(columns * rows * levels);
  const sums = new Uint32Array(columns * rows * levels);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const value = pixels[y * width + x] ?? 0;
      const slot = (Math.floor(y / tile) * columns + Math.floor(x / tile)) * levels + (value >> 3);
      counts[slot] = (counts[slot] ?? 0) + 1;
      sums[slot] = (sums[slot] ?? 0) + value;
    }
  const background = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      background[row * columns + column] = usualAround(counts, sums, columns, rows, column, row);
  return background;
}

function usualAround(
  counts: Uint16Array,
  sums: Uint32Array,
  columns: number,
  rows: number,
  column: number,
  row: number,
): number {
  let best = 0;
  let usual = 0;
  for (let level = 0; level < levels; level += 1) {
    let count = 0;
    let sum = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        const slot = (y * columns + x) * levels + level;
        count += counts[slot] ?? 0;
        sum += sums[slot] ?? 0;
      }
    if (count <= best) continue;
    best = count;
    usual = sum / count;
  }
  return usual;
}
