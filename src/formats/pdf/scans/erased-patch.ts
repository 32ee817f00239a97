import { deflateSync } from 'node:zlib';
import type { PixelBox } from '../../../contracts/documents/text-recognizer.ts';
import { type ErasedBox, eraseBox } from '../../shared/pictures/erase-text.ts';
import type { PictureWord } from '../../shared/pictures/picture-text.ts';
import type { Raster } from '../../shared/pictures/raster.ts';
import type { IncrementalUpdate } from '../writing/objects/incremental-update.ts';
import { dictionary, name, type PdfReference, PdfStream } from '../writing/objects/pdf-values.ts';

/** Pixels that cover letters of a scan with its background. */
export interface ErasedPatch {
  readonly box: PixelBox;
  readonly width: number;
  readonly height: number;
  /** A byte for each pixel, 1 where it is painted. */
  readonly mask: Uint8Array;
  /** Red, green and blue of each pixel. */
  readonly colours: Uint8Array;
  /** The one colour that all of it has, nearly. */
  readonly even: readonly [number, number, number] | undefined;
}

/** Around a word, in parts of its size: what erasing may change. */
const margin = 0.6;
/** Colours that differ by less look like one. */
const sameColour = 10;

/** Erases words in the raster; the patch is what may have changed, undefined where there is nothing. */
export function erasePatch(raster: Raster, words: readonly PictureWord[]): ErasedPatch | undefined {
  const box = around(raster, words);
  if (box === undefined) return undefined;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const mask = new Uint8Array(width * height);
  for (const word of words) mark(mask, box, eraseBox(raster, word));
  const colours = new Uint8Array(width * height * 3);
  const sums = [0, 0, 0];
  const [least, most] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const from = ((box.top + y) * raster.width + box.left + x) * 4;
      if (mask[at] !== 1) continue;
      count += 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = raster.pixels[from + channel] ?? 0;
        colours[at * 3 + channel] = value;
        sums[channel] = (sums[channel] ?? 0) + value;
        least[channel] = Math.min(least[channel] ?? 0, value);
        most[channel] = Math.max(most[channel] ?? 0, value);
      }
    }
  if (count === 0) return undefined;
  const mean = sums.map((sum) => Math.round(sum / count));
  extend(colours, mask, width, mean);
  const isEven = least.every((value, channel) => (most[channel] ?? 0) - value <= sameColour);
  const [red = 0, green = 0, blue = 0] = mean;
  return { box, width, height, mask, colours, even: isEven ? [red, green, blue] : undefined };
}

/** Pixels that are not painted look like their neighbours: programs that draw a picture smaller mix them with those that are. */
function extend(colours: Uint8Array, mask: Uint8Array, width: number, mean: readonly number[]): void {
  let last: readonly number[] = mean;
  for (let at = 0; at < mask.length; at += 1) {
    if (at % width === 0) last = mean;
    if (mask[at] === 1) last = [colours[at * 3] ?? 0, colours[at * 3 + 1] ?? 0, colours[at * 3 + 2] ?? 0];
    else colours.set(last, at * 3);
  }
}

function around(raster: Raster, words: readonly PictureWord[]): PixelBox | undefined {
  if (words.length === 0) return undefined;
  const grown = words.map(({ box, size }) => {
    const by = Math.max(5, Math.ceil(size * margin));
    return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
  });
  return {
    left: Math.max(0, Math.floor(Math.min(...grown.map(({ left }) => left)))),
    top: Math.max(0, Math.floor(Math.min(...grown.map(({ top }) => top)))),
    right: Math.min(raster.width, Math.ceil(Math.max(...grown.map(({ right }) => right)))),
    bottom: Math.min(raster.height, Math.ceil(Math.max(...grown.map(({ bottom }) => bottom)))),
  };
}

/** Marks what was erased for one word in the mask of all, whose box is `whole`. */
function mark(mask: Uint8Array, whole: PixelBox, { box, mask: own }: ErasedBox): void {
  const width = box.right - box.left;
  for (const [at, value] of own.entries()) {
    const [x, y] = [box.left + (at % width), box.top + Math.floor(at / width)];
    if (value === 1 && x >= whole.left && x < whole.right && y >= whole.top && y < whole.bottom)
      mask[(y - whole.top) * (whole.right - whole.left) + x - whole.left] = 1;
  }
}

/** The patch as an image: a stencil where it has one colour, else pixels with a stencil. */
export function addPatch(update: IncrementalUpdate, patch: ErasedPatch): PdfReference {
  const { width, height, mask, colours, even } = patch;
  const stencil = imageOf(width, height, packed(mask, width, height), {
    ImageMask: true,
    BitsPerComponent: 1,
    Decode: [1, 0],
  });
  if (even !== undefined) return update.add(stencil);
  return update.add(
    imageOf(width, height, colours, {
      ColorSpace: name('DeviceRGB'),
      BitsPerComponent: 8,
      Mask: update.add(stencil),
    }),
  );
}

function imageOf(
  width: number,
  height: number,
  bytes: Uint8Array,
  entries: Parameters<typeof dictionary>[0],
): PdfStream {
  const head = { Type: name('XObject'), Subtype: name('Image'), Width: width, Height: height, ...entries };
  return new PdfStream(dictionary({ ...head, Filter: name('FlateDecode') }), deflateSync(bytes));
}

/** A bit for each pixel, rows from the next byte. */
function packed(mask: Uint8Array, width: number, height: number): Uint8Array {
  const stride = Math.ceil(width / 8);
  const bits = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (mask[y * width + x] === 1) {
        const at = y * stride + (x >> 3);
        bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
      }
  return bits;
}
