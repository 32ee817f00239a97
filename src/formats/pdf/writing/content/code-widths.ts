import type { PdfFile } from '../objects/pdf-file.ts';
import { isArray, type PdfDictionary, PdfName, type PdfValue } from '../objects/pdf-values.ts';
import { fontDictionary, type ShownCode } from './character-codes.ts';
import type { ShowOperation } from './text-state.ts';

/** The width of a code in parts of the size; undefined where nothing says it. */
type WidthOf = (code: Uint8Array) => number | undefined;

const known = new WeakMap<PdfDictionary, { readonly widthOf: WidthOf | undefined }>();

/**
 * Where each code of an operator begins, and where the last one ends, along the line from where the operator begins, as the widths of its
 * font say. PDFium cuts decimals of widths off, so what it says of positions is up to some points beside that where a line is long.
 */
export function codePositions(
  file: PdfFile,
  show: ShowOperation,
  codes: readonly ShownCode[],
): readonly number[] | undefined {
  const font = fontDictionary(file, show);
  if (font === undefined) return undefined;
  let entry = known.get(font);
  if (entry === undefined) {
    entry = { widthOf: widthsOf(file, font) };
    known.set(font, entry);
  }
  const { widthOf } = entry;
  if (widthOf === undefined) return undefined;
  const { size, stretch, characterSpace, wordSpace } = show.state;
  const positions: number[] = [];
  let x = 0;
  for (const item of codes) {
    if ('adjustment' in item) {
      x -= (item.adjustment / 1000) * size * stretch;
      continue;
    }
    const width = widthOf(item.code);
    if (width === undefined) return undefined;
    positions.push(x);
    const isSpace = item.code.length === 1 && item.code[0] === 0x20;
    x += (width * size + characterSpace + (isSpace ? wordSpace : 0)) * stretch;
  }
  return [...positions, x];
}

function widthsOf(file: PdfFile, font: PdfDictionary): WidthOf | undefined {
  const subtype = file.resolve(font.get('Subtype'));
  if (!(subtype instanceof PdfName)) return undefined;
  if (subtype.value === 'Type0') return widthsOfComposite(file, font);
  const widths = file.resolve(font.get('Widths'));
  const first = file.resolve(font.get('FirstChar'));
  if (!isArray(widths) || typeof first !== 'number') return undefined;
  const unit = subtype.value === 'Type3' ? unitOfType3(file, font) : 0.001;
  if (unit === undefined) return undefined;
  const missing = file.resolve(file.dictionary(font.get('FontDescriptor'))?.get('MissingWidth'));
  return ([code = 0]) => {
    const width = code < first || code - first >= widths.length ? (missing ?? 0) : file.resolve(widths[code - first]);
    return typeof width === 'number' ? width * unit : undefined;
  };
}

function unitOfType3(file: PdfFile, font: PdfDictionary): number | undefined {
  const matrix = file.resolve(font.get('FontMatrix'));
  if (!isArray(matrix)) return undefined;
  const [a, b] = matrix.map((value) => file.resolve(value));
  return typeof a === 'number' && b === 0 ? a : undefined;
}

/** Codes that are the numbers of their characters; other encodings would have to be read. */
function widthsOfComposite(file: PdfFile, font: PdfDictionary): WidthOf | undefined {
  const encoding = file.resolve(font.get('Encoding'));
  const descendants = file.resolve(font.get('DescendantFonts'));
  if (!(encoding instanceof PdfName) || encoding.value !== 'Identity-H' || !isArray(descendants)) return undefined;
  const descendant = file.dictionary(descendants[0]);
  if (descendant === undefined) return undefined;
  const usual = file.resolve(descendant.get('DW')) ?? 1000;
  if (typeof usual !== 'number') return undefined;
  const widths = readWidths(file, descendant.get('W'));
  return ([high = 0, low = 0]) => (widths.get(high * 256 + low) ?? usual) / 1000;
}

const mostWidths = 65_536;

/** `first [w w …]` and `first last w`. */
function readWidths(file: PdfFile, value: PdfValue | undefined): ReadonlyMap<number, number> {
  const items = file.resolve(value);
  const widths = new Map<number, number>();
  if (!isArray(items)) return widths;
  for (let index = 0; index + 1 < items.length; ) {
    const first = file.resolve(items[index]);
    const second = file.resolve(items[index + 1]);
    if (typeof first !== 'number') return widths;
    if (isArray(second)) {
      for (const [offset, item] of second.entries()) {
        const width = file.resolve(item);
        if (typeof width === 'number') widths.set(first + offset, width);
      }
      index += 2;
      continue;
    }
    const width = file.resolve(items[index + 2]);
    if (typeof second !== 'number' || typeof width !== 'number') return widths;
    const last = Math.min(second, first + mostWidths);
    for (let code = first; code <= last; code += 1) widths.set(code, width);
    index += 3;
  }
  return widths;
}
