import type { PixelBox } from '../../../contracts/documents/text-recognizer.ts';
import type { Raster } from './raster.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** A background that is even or changes evenly: the value of a channel is `at + x · across + y · down`. */
export interface Backdrop {
  readonly channels: readonly { readonly at: number; readonly across: number; readonly down: number }[];
  /** How far its pixels are from that on average: 0 is a drawn area, much is a photo. */
  readonly spread: number;
}

/** How a piece of text looks. */
export interface Look {
  readonly backdrop: Backdrop;
  readonly ink: Colour;
  /** Distance of the ink from the backdrop. */
  readonly contrast: number;
}

/** Above, the background has a pattern. */
export const patternSpread = 14;
const rounds = 4;
/** Pixels that are looked at in one box; more say nothing new. */
const sampledPixels = 6_000;

export function backdropAt({ channels }: Backdrop, x: number, y: number): Colour {
  const [red = 0, green = 0, blue = 0] = channels.map(({ at, across, down }) => at + x * across + y * down);
  return [red, green, blue];
}

export function distance(one: Colour, other: Colour): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

export function colourAt({ pixels, width }: Raster, x: number, y: number): Colour {
  const from = (y * width + x) * 4;
  return [pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0];
}

/** How far a pixel is from the background there. */
export function farFrom({ pixels, width }: Raster, { channels }: Backdrop, x: number, y: number): number {
  const from = (y * width + x) * 4;
  let sum = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const { at, across, down } = channels[channel] as Backdrop['channels'][number];
    const off = (pixels[from + channel] ?? 0) - at - x * across - y * down;
    sum += off * off;
  }
  return Math.sqrt(sum);
}

/** Pixels that are looked at: as many of each. */
interface Samples {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Red, green and blue one after the other. */
  readonly colours: Float64Array;
}

/** Background and ink of the text in a box. `margin`: pixels around it that are background too. */
export function lookOf(raster: Raster, box: PixelBox, margin: number): Look {
  const samples = samplesOf(raster, widened(raster, box, margin));
  const { xs, ys, colours } = samples;
  const around = new Uint8Array(xs.length);
  for (let index = 0; index < xs.length; index += 1) {
    const [x, y] = [xs[index] ?? 0, ys[index] ?? 0];
    if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) around[index] = 1;
  }
  const outside = indexesOf(around, 1, 1);
  let fit = fitted(samples, outside.length >= 12 ? outside : indexesOf(around, 0, 1));
  for (let round = 0; round < rounds; round += 1) {
    // Most pixels of a box of text, with those around it, are its background.
    const limit = Math.max(10, quantile(fit.distances, 0.5) * 1.5);
    fit = fitted(samples, indexesOf(fit.distances, 0, limit));
  }
  const { distances: far, ...backdrop } = fit;
  const inside = indexesOf(around, 0, 0);
  const contrast = quantile(chosenOf(far, inside), 0.97);
  const inked = inside.filter((index) => (far[index] ?? 0) >= contrast * 0.8);
  const medianOf = (channel: number): number => quantile(chosenOf(colours, inked, 3, channel), 0.5);
  return { backdrop, contrast, ink: [medianOf(0), medianOf(1), medianOf(2)] };
}

/** Where values are between two, both of them included. */
function indexesOf(values: Float64Array | Uint8Array, from: number, to: number): Uint32Array {
  const indexes = new Uint32Array(values.length);
  let count = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    if (value >= from && value <= to) indexes[count++] = index;
  }
  return indexes.subarray(0, count);
}

function chosenOf(values: Float64Array, indexes: Uint32Array, step = 1, offset = 0): Float64Array {
  const chosen = new Float64Array(indexes.length);
  for (let at = 0; at < indexes.length; at += 1) chosen[at] = values[(indexes[at] ?? 0) * step + offset] ?? 0;
  return chosen;
}

export function widened({ width, height }: Raster, box: PixelBox, margin: number): PixelBox {
  return {
    left: Math.max(0, Math.floor(box.left - margin)),
    top: Math.max(0, Math.floor(box.top - margin)),
    right: Math.min(width, Math.ceil(box.right + margin)),
    bottom: Math.min(height, Math.ceil(box.bottom + margin)),
  };
}

function samplesOf({ pixels, width }: Raster, { left, top, right, bottom }: PixelBox): Samples {
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / sampledPixels)));
  const count = Math.ceil(Math.max(0, right - left) / step) * Math.ceil(Math.max(0, bottom - top) / step);
  const samples = { xs: new Float64Array(count), ys: new Float64Array(count), colours: new Float64Array(count * 3) };
  let index = 0;
  for (let y = top; y < bottom; y += step)
    for (let x = left; x < right; x += step, index += 1) {
      samples.xs[index] = x;
      samples.ys[index] = y;
      const from = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        samples.colours[index * 3 + channel] = pixels[from + channel] ?? 0;
    }
  return samples;
}

function distancesOf({ xs, ys, colours }: Samples, { channels }: Pick<Backdrop, 'channels'>): Float64Array {
  const distances = new Float64Array(xs.length);
  for (let channel = 0; channel < 3; channel += 1) {
    const { at, across, down } = channels[channel] as Backdrop['channels'][number];
    for (let index = 0; index < xs.length; index += 1) {
      const off = (colours[index * 3 + channel] ?? 0) - at - (xs[index] ?? 0) * across - (ys[index] ?? 0) * down;
      distances[index] = (distances[index] ?? 0) + off * off;
    }
  }
  for (let index = 0; index < distances.length; index += 1) distances[index] = Math.sqrt(distances[index] ?? 0);
  return distances;
}

interface Fit extends Backdrop {
  /** Of all pixels that are looked at, from it. */
  readonly distances: Float64Array;
}

/** Least squares of each channel over the position of the pixels that are chosen. */
function fitted(samples: Samples, chosen: Uint32Array): Fit {
  const { xs, ys, colours } = samples;
  const count = Math.max(1, chosen.length);
  let [meanX, meanY] = [0, 0];
  for (const index of chosen) {
    meanX += xs[index] ?? 0;
    meanY += ys[index] ?? 0;
  }
  meanX /= count;
  meanY /= count;
  let [xx, yy, xy] = [0, 0, 0];
  for (const index of chosen) {
    const [x, y] = [(xs[index] ?? 0) - meanX, (ys[index] ?? 0) - meanY];
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const determinant = xx * yy - xy * xy;
  const channels = [0, 1, 2].map((channel) => {
    let mean = 0;
    for (const index of chosen) mean += colours[index * 3 + channel] ?? 0;
    mean /= count;
    if (determinant < 1e-6) return { at: mean, across: 0, down: 0 };
    let [xv, yv] = [0, 0];
    for (const index of chosen) {
      const value = (colours[index * 3 + channel] ?? 0) - mean;
      xv += ((xs[index] ?? 0) - meanX) * value;
      yv += ((ys[index] ?? 0) - meanY) * value;
    }
    const across = (xv * yy - yv * xy) / determinant;
    const down = (yv * xx - xv * xy) / determinant;
    return { at: mean - across * meanX - down * meanY, across, down };
  });
  const distances = distancesOf(samples, { channels });
  let spread = 0;
  for (const index of chosen) spread += distances[index] ?? 0;
  return { channels, spread: spread / count, distances };
}

export function quantile(values: readonly number[] | Float64Array, share: number): number {
  if (values.length === 0) return 0;
  const found = Math.min(values.length - 1, Math.floor(values.length * share));
  return smallest(new Float64Array(values), found);
}

/** The value that would be at an index if the values were sorted (Hoare's selection, in place). */
function smallest(values: Float64Array, index: number): number {
  let [from, to] = [0, values.length - 1];
  while (from < to) {
    const pivot = values[(from + to) >> 1] ?? 0;
    let [low, high] = [from, to];
    while (low <= high) {
      while ((values[low] ?? 0) < pivot) low += 1;
      while ((values[high] ?? 0) > pivot) high -= 1;
      if (low > high) break;
      const other = values[low] ?? 0;
      values[low] = values[high] ?? 0;
      values[high] = other;
      low += 1;
      high -= 1;
    }
    if (index <= high) to = high;
    else if (index >= low) from = low;
    else break;
  }
  return values[index] ?? 0;
}

export function medianColour(colours: readonly Colour[]): Colour {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) =>
    quantile(
      colours.map((colour) => colour[channel] ?? 0),
      0.5,
    ),
  );
  return [red, green, blue];
}
