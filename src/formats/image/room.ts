import type { PixelBox } from '../../contracts/documents/text-recognizer.ts';
import { backdropAt, colourAt, distance, type Look } from '../shared/pictures/look.ts';
import type { Raster } from '../shared/pictures/raster.ts';

/** Of the pixels of a row or column, how many may be other than the background. */
const strayShare = 0.04;

/** Whether something that is not the background goes through all of an area, as the edge of a cell or a button does. */
export function isParted(raster: Raster, area: PixelBox, look: Look, along: 'rows' | 'columns'): boolean {
  // The soft edges of letters are no edges of anything else.
  const inset = along === 'rows' ? { x: 0, y: 1 } : { x: 1, y: 0 };
  const [left, right] = [Math.ceil(area.left) + inset.x, Math.floor(area.right) - inset.x];
  const [top, bottom] = [Math.ceil(area.top) + inset.y, Math.floor(area.bottom) - inset.y];
  if (right <= left || bottom <= top || look.backdrop.spread > 10) return false;
  const [first, end] = along === 'rows' ? [top, bottom] : [left, right];
  for (let index = first; index < end; index += 1) {
    const line =
      along === 'rows'
        ? { left, right, top: index, bottom: index + 1 }
        : { left: index, right: index + 1, top, bottom };
    if (strayPixels(raster, line, look) > 0.8) return true;
  }
  return false;
}

/** Of the pixels of an area, how many dust may take; how much of the contrast of a text makes ink. */
const dustShare = 0.04;
const inkContrast = 0.5;

/** Whether no ink is in an area, as that of a word which was not recognized. */
export function isBlank(raster: Raster, area: PixelBox, { backdrop, contrast }: Look): boolean {
  return otherPixels(raster, rounded(area), backdrop, inkContrast * contrast) <= dustShare;
}

/** How many pixels an area can grow to each side before something else is there. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function roomAround(raster: Raster, box: PixelBox, look: Look, limits: Room): Room {
  const { left, top, right, bottom } = rounded(box);
  const free = (count: number, strip: (step: number) => PixelBox): number => {
    for (let step = 1; step <= count; step += 1)
      if (strayPixels(raster, strip(step), look) > strayShare) return step - 1;
    return count;
  };
  const { width, height } = raster;
  return {
    left: free(Math.min(limits.left, left), (step) => ({ left: left - step, right: left - step + 1, top, bottom })),
    right: free(Math.min(limits.right, width - right), (step) => ({
      left: right + step - 1,
      right: right + step,
      top,
      bottom,
    })),
    top: free(Math.min(limits.top, top), (step) => ({ left, right, top: top - step, bottom: top - step + 1 })),
    bottom: free(Math.min(limits.bottom, height - bottom), (step) => ({
      left,
      right,
      top: bottom + step - 1,
      bottom: bottom + step,
    })),
  };
}

/** The share of pixels in an area that are not the background of the text. */
function strayPixels(raster: Raster, area: PixelBox, { backdrop, contrast }: Look): number {
  return otherPixels(raster, area, backdrop, Math.max(16, Math.min(contrast * 0.3, 3 * backdrop.spread + 20)));
}

/** The share of pixels in an area that are further from a background than a limit. */
function otherPixels(
  raster: Raster,
  { left, top, right, bottom }: PixelBox,
  backdrop: Look['backdrop'],
  limit: number,
): number {
  let stray = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      if (distance(colourAt(raster, x, y), backdropAt(backdrop, x, y)) > limit) stray += 1;
  return stray / Math.max(1, (right - left) * (bottom - top));
}

function rounded({ left, top, right, bottom }: PixelBox): PixelBox {
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) };
}
