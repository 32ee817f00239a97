import { identity, multiply } from '../geometry.ts';
import { matrixOperator } from './content/line-origin.ts';
import type { IncrementalUpdate } from './objects/incremental-update.ts';
import type { PdfFile } from './objects/pdf-file.ts';
import {
  dictionary,
  isArray,
  isDictionary,
  name,
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
} from './objects/pdf-values.ts';
import type { PdfPage } from './objects/read-pages.ts';
import { serializeNumber } from './objects/serialize-value.ts';
import { rotationOf, visibleBox } from './page-boxes.ts';

const text = 'Translated by Dragoman';
/** Of the text in Helvetica, in parts of the font size. */
const textWidth = 10.9;
/** Of the diagonal. */
const share = 0.6;

/** Draws the watermark over every page, so that it shows on pages that are one picture, from the lower left to the upper right. */
export function addWatermark(file: PdfFile, update: IncrementalUpdate, pages: readonly PdfPage[]): void {
  const font = update.add(
    dictionary({
      Type: name('Font'),
      Subtype: name('Type1'),
      BaseFont: name('Helvetica'),
      Encoding: name('WinAnsiEncoding'),
    }),
  );
  const transparent = update.add(dictionary({ Type: name('ExtGState'), ca: 0.25, CA: 0.25 }));
  const before = update.addStream(Buffer.from('q\n'));
  for (const page of pages) {
    const current = update.resolve(page.reference);
    if (!isDictionary(current)) continue;
    const after = update.addStream(Buffer.from(`\nQ\n${drawing(file, current)}`, 'latin1'));
    const resources = new Map(asDictionary(update.resolve(current.get('Resources') ?? page.resources)));
    resources.set('Font', withEntry(update, resources.get('Font'), 'DragomanMark', font));
    resources.set('ExtGState', withEntry(update, resources.get('ExtGState'), 'DragomanMark', transparent));
    const contents = update.resolve(current.get('Contents'));
    const parts = isArray(contents) ? contents : current.has('Contents') ? [current.get('Contents') ?? null] : [];
    update.set(page.reference, new Map(current).set('Contents', [before, ...parts, after]).set('Resources', resources));
  }
}

function withEntry(
  update: IncrementalUpdate,
  value: PdfValue | undefined,
  key: string,
  reference: PdfReference,
): PdfDictionary {
  return new Map(asDictionary(update.resolve(value))).set(key, reference);
}

function asDictionary(value: PdfValue): PdfDictionary {
  return isDictionary(value) ? value : new Map();
}

function drawing(file: PdfFile, page: PdfDictionary): string {
  const { left, bottom, right, top } = visibleBox(file, page);
  const [width, height] = [right - left, top - bottom];
  const turn = rotationOf(file, page);
  const isTurned = Math.abs(turn % 180) === 90;
  const rise = isTurned ? Math.atan2(width, height) : Math.atan2(height, width);
  const angle = rise + (turn * Math.PI) / 180;
  const size = (Math.hypot(width, height) * share) / textWidth;
  const centre = [(left + right) / 2, (bottom + top) / 2] as const;
  const turned = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), ...centre] as const;
  const matrix = multiply(multiply([1, 0, 0, 1, (-textWidth * size) / 2, -size / 3], turned), identity);
  return `q\n/DragomanMark gs\n0.5 g\nBT\n/DragomanMark ${serializeNumber(size)} Tf\n${matrixOperator(matrix)}\n(${text}) Tj\nET\nQ\n`;
}
