import type { Raster } from '../../shared/pictures/raster.ts';
import { identity, type Matrix, multiply } from '../geometry.ts';
import type { PageContent } from '../reading/page-content.ts';
import type { OpenPdf } from '../reading/read-pdf.ts';

/** How a page is turned so that its text is upright: quarter turns of the picture, then the skew of its lines. */
export interface Upright {
  /** Quarter turns clockwise that make the picture upright. */
  readonly turns: 0 | 1 | 2 | 3;
  /** Radians by which lines go down to the right after them. */
  readonly skew: number;
}

/** A page as pixels, upright. */
export interface PageRaster {
  readonly raster: Raster;
  /** From pixels, down from the top left corner, to the page's user space. */
  readonly toPage: Matrix;
  /** Pixels per point. */
  readonly scale: number;
}

/** Dots an inch in which pages are read: letters of 8 points have 17 pixels to the top of their capitals. */
const usualScale = 200 / 72;
const mostPixels = 9_000_000;

/** Draws a page without the texts whose ordinals are given, with lines of text from left to right. */
export function drawUpright(
  pdf: OpenPdf,
  content: PageContent,
  without: ReadonlySet<number>,
  upright: Upright,
): PageRaster {
  const { width, height, index } = content;
  const scale = Math.min(usualScale, Math.sqrt(mostPixels / Math.max(1, width * height)));
  const image = pdf.renderPage(index, { scale, without });
  const drawn: Raster = { width: image.width, height: image.height, pixels: new Uint8ClampedArray(image.rgba) };
  const { raster, toDrawn } = turnedByQuarters(drawn, upright.turns);
  const points: Matrix = [1 / image.scale, 0, 0, 1 / image.scale, 0, 0];
  const toPage = multiply(multiply(toDrawn, points), toUserSpace(content));
  return straightened({ raster, scale: image.scale, toPage }, upright.skew);
}

/** From points right and down from the top left corner of the page as it is shown. */
function toUserSpace({ rotation, cropBox: { left, bottom, right, top } }: PageContent): Matrix {
  switch (rotation) {
    case 0:
      return [1, 0, 0, -1, left, top];
    case 90:
      return [0, 1, 1, 0, left, bottom];
    case 180:
      return [-1, 0, 0, 1, right, bottom];
    case 270:
      return [0, -1, -1, 0, right, top];
  }
}

/** A page that was drawn without its skew, turned by it. */
export function straightened(page: PageRaster, skew: number): PageRaster {
  if (skew === 0) return page;
  const { width, height } = page.raster;
  const [cosine, sine] = [Math.cos(skew), Math.sin(skew)];
  const [x, y] = [width / 2, height / 2];
  const back: Matrix = [cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y];
  return { ...page, raster: resampled(page.raster, back), toPage: multiply(back, page.toPage) };
}

function turnedByQuarters(
  raster: Raster,
  turns: Upright['turns'],
): { readonly raster: Raster; readonly toDrawn: Matrix } {
  if (turns === 0) return { raster, toDrawn: identity };
  const { width, height, pixels } = raster;
  const [w, h] = turns === 2 ? [width, height] : [height, width];
  const source = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const target = new Uint32Array(w * h);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const from =
        turns === 1
          ? (height - 1 - x) * width + y
          : turns === 2
            ? (height - 1 - y) * width + width - 1 - x
            : x * width + width - 1 - y;
      target[y * w + x] = source[from] ?? 0;
    }
  const toDrawn: Matrix =
    turns === 1 ? [0, -1, 1, 0, 0, height] : turns === 2 ? [-1, 0, 0, -1, width, height] : [0, 1, -1, 0, width, 0];
  return { raster: { width: w, height: h, pixels: new Uint8ClampedArray(target.buffer) }, toDrawn };
}

/** Each pixel from where the matrix has it in the source, interpolated; white where that is outside. */
function resampled({ width, height, pixels }: Raster, [a, b, c, d, e, f]: Matrix): Raster {
  const result = new Uint8ClampedArray(pixels.length).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = a * (x + 0.5) + c * (y + 0.5) + e - 0.5;
      const fromY = b * (x + 0.5) + d * (y + 0.5) + f - 0.5;
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const across = fromX - left;
      const down = fromY - top;
      const at = (top * width + left) * 4;
      const below = at + width * 4;
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (pixels[at + channel] ?? 0) * (1 - across) + (pixels[at + 4 + channel] ?? 0) * across;
        const lower = (pixels[below + channel] ?? 0) * (1 - across) + (pixels[below + 4 + channel] ?? 0) * across;
        result[to + channel] = upper * (1 - down) + lower * down;
      }
    }
  return { width, height, pixels: result };
}
