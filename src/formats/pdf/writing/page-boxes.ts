import type { Box } from '../reading/page-content.ts';
import type { PdfFile } from './objects/pdf-file.ts';
import { isArray, type PdfDictionary, type PdfValue } from './objects/pdf-values.ts';

const deepest = 64;
const letter: Box = { left: 0, bottom: 0, right: 612, top: 792 };

/** What programs show of a page, before it is turned. */
export function visibleBox(file: PdfFile, page: PdfDictionary): Box {
  return boxOf(file, inherited(file, page, 'CropBox')) ?? boxOf(file, inherited(file, page, 'MediaBox')) ?? letter;
}

/** Degrees by which a page is turned clockwise, as it says. */
export function rotationOf(file: PdfFile, page: PdfDictionary): number {
  const rotation = inherited(file, page, 'Rotate');
  return typeof rotation === 'number' ? rotation : 0;
}

/** Four numbers as the corners of a box; undefined where they are not. */
export function boxOf(file: PdfFile, value: PdfValue | undefined): Box | undefined {
  const corners = file.resolve(value);
  if (!isArray(corners) || corners.length < 4) return undefined;
  const [x = 0, y = 0, toX = 0, toY = 0] = corners
    .map((item) => file.resolve(item))
    .map((item) => (typeof item === 'number' ? item : 0));
  return { left: Math.min(x, toX), bottom: Math.min(y, toY), right: Math.max(x, toX), top: Math.max(y, toY) };
}

/** Its own entry, or that of a node above it. */
function inherited(file: PdfFile, page: PdfDictionary, key: string): PdfValue {
  let at: PdfDictionary | undefined = page;
  for (let depth = 0; at !== undefined && depth < deepest; depth++) {
    const value = file.resolve(at.get(key));
    if (value !== null) return value;
    at = file.dictionary(at.get('Parent'));
  }
  return null;
}
