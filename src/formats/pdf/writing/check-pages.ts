import type { Box } from '../reading/page-content.ts';
import type { OpenPdf } from '../reading/read-pdf.ts';
import type { PageImage } from '../reading/render-page.ts';
import { readPageOperations } from './content/read-page-operations.ts';
import type { PdfFile } from './objects/pdf-file.ts';
import { PdfReference } from './objects/pdf-values.ts';
import type { PdfPage } from './objects/read-pages.ts';
import type { WrittenPage } from './write-page.ts';

/** Pixels per point: hair lines show, and a page is drawn in a few milliseconds. */
const scale = 1;
/** Of 255: smoothing differs by this much where a path is drawn by other operators. */
const tolerance = 24;
/** Pixels around a mask. */
const margin = 3;

export interface PageCheck {
  readonly before: OpenPdf;
  readonly after: OpenPdf;
  readonly file: PdfFile;
  /** Numbers of the fonts of new text. */
  readonly fonts: ReadonlySet<number>;
}

/** Whether all that is no replaced text looks as before: the new page without its new text, the old one without what was replaced. */
export function looksTheSame({ before, after, file, fonts }: PageCheck, page: PdfPage, written: WrittenPage): boolean {
  const { shows } = readPageOperations(file, page);
  const added = new Set<number>();
  for (const { stream, state, ordinal } of shows) {
    if (state.fontName === undefined) continue;
    const reference = file.dictionary(stream.resources.get('Font'))?.get(state.fontName);
    if (reference instanceof PdfReference && fonts.has(reference.number)) added.add(ordinal);
  }
  const old = before.renderPage(written.index, { scale, without: written.removed });
  const renewed = after.renderPage(written.index, { scale, without: added });
  if (old.width !== renewed.width || old.height !== renewed.height) return false;
  return sameOutside(old, renewed, written.masks, written);
}

export interface PageFrame {
  readonly cropBox: Box;
  readonly rotation: 0 | 90 | 180 | 270;
}

function sameOutside(old: PageImage, renewed: PageImage, masks: readonly Box[], frame: PageFrame): boolean {
  const { width, height } = old;
  const hidden = masks.length === 0 ? undefined : new Uint8Array(width * height);
  if (hidden !== undefined) for (const mask of masks) hide(hidden, old, mask, frame);
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (hidden?.[pixel] === 1) continue;
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 4 + channel;
      if (Math.abs((old.rgba[index] ?? 0) - (renewed.rgba[index] ?? 0)) > tolerance) return false;
    }
  }
  return true;
}

function hide(hidden: Uint8Array, image: PageImage, box: Box, { cropBox, rotation }: PageFrame): void {
  const horizontal = [box.left - cropBox.left, box.right - cropBox.left];
  const vertical = [cropBox.top - box.top, cropBox.top - box.bottom];
  const [breadth, length] = [cropBox.right - cropBox.left, cropBox.top - cropBox.bottom];
  const fromRight = [breadth - (horizontal[1] ?? 0), breadth - (horizontal[0] ?? 0)];
  const fromBottom = [length - (vertical[1] ?? 0), length - (vertical[0] ?? 0)];
  const [xs, ys] = {
    0: [horizontal, vertical],
    90: [fromBottom, horizontal],
    180: [fromRight, fromBottom],
    270: [vertical, fromRight],
  }[rotation] as unknown as readonly [readonly number[], readonly number[]];
  const left = Math.max(0, Math.floor((xs[0] ?? 0) * image.scale) - margin);
  const right = Math.min(image.width, Math.ceil((xs[1] ?? 0) * image.scale) + margin);
  const top = Math.max(0, Math.floor((ys[0] ?? 0) * image.scale) - margin);
  const bottom = Math.min(image.height, Math.ceil((ys[1] ?? 0) * image.scale) + margin);
  for (let y = top; y < bottom; y++) hidden.fill(1, y * image.width + left, y * image.width + Math.max(left, right));
}
