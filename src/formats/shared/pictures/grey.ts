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
export function resized(picture: GreyPicture, factor: number): GreyPicture {
  const w = Math.max(1, Math.round(picture.width * factor));
  const h = Math.max(1, Math.round(picture.height * factor));
  if (factor > 1) return enlarged(picture, factor, w, h);
  const { width, height, pixels } = picture;
  const result = new Uint8Array(w * h);
  const reach = Math.max(1, Math.round(1 / factor));
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1)
      result[y * w + x] = averaged(pixels, width, height, Math.floor(x / factor), Math.floor(y / factor), reach);
  return { width: w, height: h, pixels: result };
}

function enlarged({ width, height, pixels }: GreyPicture, factor: number, w: number, h: number): GreyPicture {
  const result = new Uint8Array(w * h);
  const columns = between(w, width, factor);
  const rows = between(h, height, factor);
  const right = width > 1 ? 1 : 0;
  const lower = height > 1 ? width : 0;
  for (let y = 0; y < h; y += 1) {
    const start = (rows.first[y] ?? 0) * width;
    const down = rows.share[y] ?? 0;
    for (let x = 0; x < w; x += 1) {
      const at = start + (columns.first[x] ?? 0);
      const across = columns.share[x] ?? 0;
      const above = (pixels[at] ?? 0) * (1 - across) + (pixels[at + right] ?? 0) * across;
      const below = (pixels[at + lower] ?? 0) * (1 - across) + (pixels[at + lower + right] ?? 0) * across;
      result[y * w + x] = above * (1 - down) + below * down;
    }
  }
  return { width: w, height: h, pixels: result };
}

/** For each of the new pixels along a side, the first of the two that it is between, and how much it has of the second one. */
function between(count: number, length: number, factor: number) {
  const first = new Int32Array(count);
  const share = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const position = (index + 0.5) / factor - 0.5;
    first[index] = Math.max(0, Math.min(length - 2, Math.floor(position)));
    share[index] = Math.max(0, Math.min(1, position - (first[index] ?? 0)));
  }
  return { first, share };
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

/** A picture without its background: recognizers look for one kind of text and one threshold, and posters and screens have many. */
export interface Flattened {
  /** One brightness is the background nearly everywhere, so that the picture needs no flattening. */
  readonly isFlat: boolean;
  /** What is darker than its surroundings, in black on white. */
  dark(): GreyPicture;
  /** What is lighter than its surroundings, in black on white. */
  light(): GreyPicture;
}

export function flattened(picture: GreyPicture): Flattened {
  const background = backgroundOf(picture);
  return {
    isFlat: isEven(background),
    dark: () => withoutRules(differences(picture, background, -2)),
    light: () => withoutRules(differences(picture, background, 2)),
  };
}

/** How far pixels are from the background, times a factor; what is not on its side is white. */
function differences({ width, height, pixels }: GreyPicture, background: Uint8Array, factor: number): GreyPicture {
  const columns = Math.ceil(width / tile);
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let column = 0, at = y * width; column < columns; column += 1) {
      const usual = background[Math.floor(y / tile) * columns + column] ?? 0;
      for (const end = y * width + Math.min(width, (column + 1) * tile); at < end; at += 1)
        result[at] = 255 - Math.min(255, Math.max(0, ((pixels[at] ?? 0) - usual) * factor));
    }
  return { width, height, pixels: result };
}

/** Pixels of a line, and of how thick one may be: strokes of letters so long are thicker. */
const ruleLength = 60;
const ruleThickness = 7;
const inkLevel = 128;

/** Without the frames of tables and buttons, of which recognizers take what is inside for a drawing. */
function withoutRules({ width, height, pixels }: GreyPicture): GreyPicture {
  const result = Uint8Array.from(pixels);
  // Each row ends with a column of no ink, and so does the picture with a row of it.
  const upright = new Int32Array(width);
  for (let y = 0; y <= height; y += 1)
    for (let x = 0, level = 0; x <= width; x += 1) {
      const at = y * width + x;
      if (x < width && y < height && (pixels[at] ?? 255) < inkLevel) continue;
      if (y < height) {
        if (x - level >= ruleLength && isThin(pixels, y * width + ((level + x) >> 1), width))
          for (const row of [y - 1, y, y + 1])
            if (row >= 0 && row < height) result.fill(255, row * width + level, row * width + x);
        level = x + 1;
      }
      if (x === width) continue;
      const top = upright[x] ?? 0;
      if (y - top >= ruleLength && isThin(pixels, ((top + y) >> 1) * width + x, 1))
        for (let row = top; row < y; row += 1)
          result.fill(255, row * width + Math.max(0, x - 1), row * width + Math.min(width, x + 2));
      upright[x] = y + 1;
    }
  return { width, height, pixels: result };
}

function isThin(pixels: Uint8Array, middle: number, across: number): boolean {
  let thickness = 1;
  for (const side of [-across, across])
    for (let at = middle + side; thickness <= ruleThickness && (pixels[at] ?? 255) < inkLevel; at += side)
      thickness += 1;
  return thickness <= ruleThickness;
}

function isEven(background: Uint8Array): boolean {
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
    for (let column = 0, at = y * width; column < columns; column += 1) {
      const first = (Math.floor(y / tile) * columns + column) * levels;
      for (const end = y * width + Math.min(width, (column + 1) * tile); at < end; at += 1) {
        const value = pixels[at] ?? 0;
        const slot = first + (value >> 3);
        counts[slot] = (counts[slot] ?? 0) + 1;
        sums[slot] = (sums[slot] ?? 0) + value;
      }
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
