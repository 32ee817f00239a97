import type { PageReader } from '../characters/page-reader.ts';
import type { Box } from '../reading/page-content.ts';
import type { OpenPdf } from '../reading/read-pdf.ts';
import type { PageImage } from '../reading/render-page.ts';
import { readShownFonts } from './content/read-page-operations.ts';
import type { ContentStream, ShownFont } from './content/text-state.ts';
import type { PdfFile } from './objects/pdf-file.ts';
import { type PdfDictionary, PdfReference } from './objects/pdf-values.ts';
import type { PdfPage } from './objects/read-pages.ts';
import { countText, isAmong, isRead } from './staying-text.ts';
import type { WrittenPage } from './write-page.ts';

/** Pixels per point: hair lines show, and a page is drawn in a few milliseconds. */
const scale = 1;
/**
 * Pixels per point of the second look. Letters that stay behind removed ones get positions that differ by less than a thousandth of a
 * point, which moves their smoothed edges where PDFium rounds them to parts of a pixel.
 */
const closeScale = 4;
/** Coarser than this, a shift by a pixel could be seen. */
const leastCloseScale = 2;
/** Of 255: smoothing differs by this much where a path is drawn by other operators. */
const tolerance = 24;
/** Pages are drawn in bands of rows: a page at the close scale takes as much memory as all of its document. */
const mostBandPixels = 2_000_000;
/** Pixels of a page at the close scale, up to which it is drawn at that. */
const mostClosePixels = 39_000_000;
/** Of the first look: what differs may begin in a row beside. */
const rowsAround = 2;
/** Of the first look: with fewer rows between them, two ranges are drawn at once. */
const rowsBetween = 12;
/** Points around a mask, and at least as many pixels. */
const margin = 3;

export interface PageCheck {
  readonly before: OpenPdf;
  readonly after: OpenPdf;
  readonly file: PdfFile;
  /** Reads the new pages as the old ones were read: letters by the names of their glyphs, too. */
  readonly reader: PageReader;
  /** Numbers of the fonts of new text. */
  readonly fonts: ReadonlySet<number>;
}

/** Whether all that is no replaced text looks as before, and, but for scans, whether all text that was to stay is read on the new page. */
export function isUnchanged(check: PageCheck, page: PdfPage, written: WrittenPage, isScan: boolean): boolean {
  const added = addedShows(check.file, readShownFonts(check.file, page), check.fonts);
  return (isScan || readsTheSame(check, written, added)) && looksTheSame(check, written, added, isScan);
}

/**
 * Whether the new page without its new text looks like the old one without what was replaced. Pictures that are drawn in the same places and in
 * the same way are left out of both, since unpacking them takes longer than all else; where the pages are not the same then, they are drawn.
 */
function looksTheSame(check: PageCheck, written: WrittenPage, added: ReadonlySet<number>, isScan: boolean): boolean {
  const withoutPictures = !isScan && hasSamePictures(check, written, added);
  if (withoutPictures && areAlike(check, written, added, true)) return true;
  return areAlike(check, written, added, false);
}

/** Also false where there is none. */
function hasSamePictures(
  { before, after }: PageCheck,
  { index, removed }: WrittenPage,
  added: ReadonlySet<number>,
): boolean {
  const old = before.readPictures(index, removed);
  if (old === undefined || old.length === 0) return false;
  const renewed = after.readPictures(index, added);
  return old.length === renewed?.length && old.every((value, at) => value === renewed[at]);
}

/** Only where rows differ is there a second look. */
function areAlike(
  check: PageCheck,
  written: WrittenPage,
  added: ReadonlySet<number>,
  withoutPictures: boolean,
): boolean {
  const first = look(check, written, added, { pixels: scale, reach: 0, withoutPictures });
  if (first === undefined) return false;
  const { rows, width, height } = first;
  if (rows.length === 0) return true;
  const ratio = closeScale / scale;
  // A larger page is drawn smaller, so that its rows are others.
  const isExact = width * height * ratio ** 2 <= mostClosePixels;
  const ranges = isExact ? closeRanges(rows, ratio) : undefined;
  return look(check, written, added, { pixels: closeScale, reach: 1, ranges, withoutPictures })?.rows.length === 0;
}

interface Look {
  readonly pixels: number;
  readonly reach: 0 | 1;
  readonly withoutPictures: boolean;
  /** Rows to look at; all of them otherwise. */
  readonly ranges?: readonly RowRange[] | undefined;
}

interface RowRange {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

interface Seen {
  /** Those that differ; with a reach, the first of them is enough. */
  readonly rows: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Undefined where the two pages cannot be compared. */
function look(
  { before, after }: PageCheck,
  written: WrittenPage,
  added: ReadonlySet<number>,
  { pixels, reach, withoutPictures, ranges = [{ from: 0, to: Number.POSITIVE_INFINITY }] }: Look,
): Seen | undefined {
  const { index, removed, cropBox } = written;
  const { left, right, bottom, top } = cropBox;
  const longest = Math.max(1, right - left, top - bottom) * pixels;
  const count = Math.max(64, Math.floor(mostBandPixels / longest));
  const differing: number[] = [];
  let [width, height] = [0, 0];
  for (const range of ranges) {
    for (let from = range.from, end = from + 1; from < Math.min(end, range.to); from += count) {
      const to = Math.min(from + count, range.to);
      const first = Math.max(0, from - reach);
      const rows = { from: first, count: to + reach - first };
      const found = before.drawPage(index, { scale: pixels, without: removed, withoutPictures, rows }, (old) =>
        after.drawPage(index, { scale: pixels, without: added, withoutPictures, rows }, (renewed) => {
          [width, height, end] = [old.width, old.pageHeight, old.pageHeight];
          if (old.width !== renewed.width || old.pageHeight !== renewed.pageHeight) return undefined;
          if (reach === 1 && old.scale < leastCloseScale) return undefined;
          return differentRows(old, renewed, reach, written, { from, to });
        }),
      );
      if (found === undefined) return undefined;
      for (const row of found) differing.push(row);
      if (reach === 1 && differing.length > 0) return { rows: differing, width, height };
    }
  }
  return { rows: differing, width, height };
}

/** Rows of the second look around those that differ in the first, in order and without overlaps. */
function closeRanges(rows: readonly number[], ratio: number): readonly RowRange[] {
  const ranges: { from: number; to: number }[] = [];
  for (const row of rows) {
    const from = Math.max(0, row - rowsAround) * ratio;
    const to = (row + 1 + rowsAround) * ratio;
    const last = ranges.at(-1);
    if (last !== undefined && from <= last.to + rowsBetween * ratio) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges;
}

function readsTheSame(
  { after, reader }: PageCheck,
  { index, staying }: WrittenPage,
  added: ReadonlySet<number>,
): boolean {
  if (staying === undefined || staying.letters.size === 0) return true;
  // Mostly that is all there is to know, and much less to read.
  if (staying.type3 === 0 && isAmong(staying, after.countTexts(index, added))) return true;
  return isRead(staying, countText(reader.read(index, added).characters));
}

/** Ordinals of the operators that show new text. */
function addedShows(file: PdfFile, shows: readonly ShownFont[], fonts: ReadonlySet<number>): ReadonlySet<number> {
  const added = new Set<number>();
  const known = new Map<ContentStream, PdfDictionary | undefined>();
  for (const { stream, state, ordinal } of shows) {
    if (state.fontName === undefined) continue;
    // Reading a dictionary takes as long as it is.
    if (!known.has(stream)) known.set(stream, file.dictionary(stream.resources.get('Font')));
    const reference = known.get(stream)?.get(state.fontName);
    if (reference instanceof PdfReference && fonts.has(reference.number)) added.add(ordinal);
  }
  return added;
}

export interface PageFrame {
  readonly cropBox: Box;
  readonly rotation: 0 | 90 | 180 | 270;
}

/** Rows that have a pixel outside of the masks whose colour is not that of the same one, or of one within `reach` of it, in the other image. */
function differentRows(
  old: PageImage,
  renewed: PageImage,
  reach: 0 | 1,
  written: Pick<WrittenPage, 'masks' | 'cropBox' | 'rotation'>,
  { from, to }: RowRange,
): readonly number[] {
  const { width, height } = old;
  const [pixels, others] = [pixelsOf(old), pixelsOf(renewed)];
  let hidden: Uint8Array | undefined;
  const isDifferent = (pixel: number): boolean => {
    if (pixels[pixel] === others[pixel]) return false;
    hidden ??= hiddenPixels(old, written);
    if (hidden[pixel] === 1) return false;
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 4 + channel;
      if (Math.abs((old.rgba[index] ?? 0) - (renewed.rgba[index] ?? 0)) <= tolerance) continue;
      if (reach === 0 || !(isNear(old, renewed, index) && isNear(renewed, old, index))) return true;
    }
    return false;
  };
  const found: number[] = [];
  const last = Math.min(height, to - old.top);
  for (let row = from - old.top; row < last; row++) {
    if (isSameRow(old, renewed, row)) continue;
    for (let pixel = row * width; pixel < (row + 1) * width; pixel++) {
      if (!isDifferent(pixel)) continue;
      found.push(row + old.top);
      break;
    }
  }
  return found;
}

function isSameRow(old: PageImage, renewed: PageImage, row: number): boolean {
  const [start, end] = [row * old.width * 4, (row + 1) * old.width * 4];
  return Buffer.compare(old.rgba.subarray(start, end), renewed.rgba.subarray(start, end)) === 0;
}

function pixelsOf({ rgba }: PageImage): Uint32Array {
  return new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
}

/** 1 for each pixel in a mask. */
function hiddenPixels(image: PageImage, written: Pick<WrittenPage, 'masks' | 'cropBox' | 'rotation'>): Uint8Array {
  const hidden = new Uint8Array(image.width * image.height);
  for (const mask of written.masks) hide(hidden, image, mask, written);
  return hidden;
}

/** Whether the value of a channel is among those around the same pixel of another image. */
function isNear({ rgba }: PageImage, { rgba: others, width }: PageImage, index: number): boolean {
  let [least, most] = [255, 0];
  for (const row of [-width, 0, width]) {
    for (const column of [-1, 0, 1]) {
      const value = others[index + (row + column) * 4];
      if (value === undefined) continue;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  const value = rgba[index] ?? 0;
  return value >= least - tolerance && value <= most + tolerance;
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
  const around = margin * Math.max(1, image.scale);
  const left = Math.max(0, Math.floor((xs[0] ?? 0) * image.scale - around));
  const right = Math.min(image.width, Math.ceil((xs[1] ?? 0) * image.scale + around));
  const top = Math.max(0, Math.floor((ys[0] ?? 0) * image.scale - around) - image.top);
  const bottom = Math.min(image.height, Math.ceil((ys[1] ?? 0) * image.scale + around) - image.top);
  for (let y = top; y < bottom; y++) hidden.fill(1, y * image.width + left, y * image.width + Math.max(left, right));
}
