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

interface Sample {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
}

/** Background and ink of the text in a box. `margin`: pixels around it that are background too. */
export function lookOf(raster: Raster, box: PixelBox, margin: number): Look {
  const samples = samplesOf(raster, widened(raster, box, margin));
  const isAround = ({ x, y }: Sample): boolean => x < box.left || x >= box.right || y < box.top || y >= box.bottom;
  const around = samples.filter(isAround);
  let background = around.length >= 12 ? around : samples;
  let backdrop = fitted(background);
  for (let round = 0; round < rounds; round += 1) {
    const distances = samples.map(({ x, y, colour }) => distance(colour, backdropAt(backdrop, x, y)));
    // Most pixels of a box of text, with those around it, are its background.
    const limit = Math.max(10, quantile(distances, 0.5) * 1.5);
    background = samples.filter((_, index) => (distances[index] ?? 0) <= limit);
    backdrop = fitted(background);
  }
  const inside = samples
    .filter((sample) => !isAround(sample))
    .map((sample) => ({ ...sample, far: distance(sample.colour, backdropAt(backdrop, sample.x, sample.y)) }));
  const contrast = quantile(
    inside.map(({ far }) => far),
    0.97,
  );
  const inked = inside.filter(({ far }) => far >= contrast * 0.8);
  return { backdrop, contrast, ink: medianColour(inked.map(({ colour }) => colour)) };
}

export function widened({ width, height }: Raster, box: PixelBox, margin: number): PixelBox {
  return {
    left: Math.max(0, Math.floor(box.left - margin)),
    top: Math.max(0, Math.floor(box.top - margin)),
    right: Math.min(width, Math.ceil(box.right + margin)),
    bottom: Math.min(height, Math.ceil(box.bottom + margin)),
  };
}

function samplesOf(raster: Raster, { left, top, right, bottom }: PixelBox): readonly Sample[] {
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / sampledPixels)));
  const samples: Sample[] = [];
  for (let y = top; y < bottom; y += step)
    for (let x = left; x < right; x += step) samples.push({ x, y, colour: colourAt(raster, x, y) });
  return samples;
}

/** Least squares of each channel over the place of the pixels. */
function fitted(samples: readonly Sample[]): Backdrop {
  const count = Math.max(1, samples.length);
  const meanX = samples.reduce((sum, { x }) => sum + x, 0) / count;
  const meanY = samples.reduce((sum, { y }) => sum + y, 0) / count;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (const { x, y } of samples) {
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  const determinant = xx * yy - xy * xy;
  const channels = [0, 1, 2].map((channel) => {
    const mean = samples.reduce((sum, { colour }) => sum + (colour[channel] ?? 0), 0) / count;
    if (determinant < 1e-6) return { at: mean, across: 0, down: 0 };
    let xv = 0;
    let yv = 0;
    for (const { x, y, colour } of samples) {
      const value = (colour[channel] ?? 0) - mean;
      xv += (x - meanX) * value;
      yv += (y - meanY) * value;
    }
    const across = (xv * yy - yv * xy) / determinant;
    const down = (yv * xx - xv * xy) / determinant;
    return { at: mean - across * meanX - down * meanY, across, down };
  });
  const backdrop = { channels, spread: 0 };
  const spread =
    samples.reduce((sum, { x, y, colour }) => sum + distance(colour, backdropAt(backdrop, x, y)), 0) / count;
  return { channels, spread };
}

export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
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
