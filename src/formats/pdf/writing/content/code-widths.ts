import type { PdfFile } from '../objects/pdf-file.ts';
import { isArray, type PdfDictionary, PdfName, type PdfValue } from '../objects/pdf-values.ts';
import { fontDictionary, type ShownCode } from './character-codes.ts';
import type { ShowOperation } from './text-state.ts';

/** The width of a code in the unit of its font; undefined where nothing says it. */
type WidthOf = (code: Uint8Array) => number | undefined;

interface FontWidths {
  readonly widthOf: WidthOf;
  /** In parts of the size. */
  readonly unit: number;
}

const known = new WeakMap<PdfDictionary, { readonly widths: FontWidths | undefined }>();

/** In parts of the size: the unit of widths in all fonts but those of Type 3, and of moves in `TJ`. */
const usualUnit = 0.001;

/**
 * Where each code of an operator begins, and where the last one ends, along the line from where the operator begins, as the widths of its
 * font say. PDFium cuts decimals of widths off, so what it says of positions is up to some points beside that where a line is long.
 */
export function codePositions(
  file: PdfFile,
  show: ShowOperation,
  codes: readonly ShownCode[],
): readonly number[] | undefined {
  const widths = widthsOfShow(file, show);
  if (widths === undefined) return undefined;
  const { widthOf, unit } = widths;
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
    x += (width * unit * size + characterSpace + (isWordSpace(item.code) ? wordSpace : 0)) * stretch;
  }
  return [...positions, x];
}

/**
 * The number in `TJ` that moves as far as each code or move of an operator does, with the digits of the source: whoever adds them up comes to
 * the same last bit as with the codes. Undefined where letters have spaces between them, or widths another unit.
 */
export function codeMoves(
  file: PdfFile,
  show: ShowOperation,
  codes: readonly ShownCode[],
): readonly number[] | undefined {
  const widths = widthsOfShow(file, show);
  const { characterSpace, wordSpace } = show.state;
  if (widths?.unit !== usualUnit || characterSpace !== 0) return undefined;
  const moves: number[] = [];
  for (const item of codes) {
    const move = 'adjustment' in item ? item.adjustment : -(widths.widthOf(item.code) ?? Number.NaN);
    if (Number.isNaN(move) || ('code' in item && wordSpace !== 0 && isWordSpace(item.code))) return undefined;
    moves.push(move);
  }
  return moves;
}

const isWordSpace = (code: Uint8Array): boolean => code.length === 1 && code[0] === 0x20;

function widthsOfShow(file: PdfFile, show: ShowOperation): FontWidths | undefined {
  const font = fontDictionary(file, show);
  if (font === undefined) return undefined;
  let entry = known.get(font);
  if (entry === undefined) {
    entry = { widths: widthsOf(file, font) };
    known.set(font, entry);
  }
  return entry.widths;
}

function widthsOf(file: PdfFile, font: PdfDictionary): FontWidths | undefined {
  const subtype = file.resolve(font.get('Subtype'));
  if (!(subtype instanceof PdfName)) return undefined;
  if (subtype.value === 'Type0') return widthsOfComposite(file, font);
  const widths = file.resolve(font.get('Widths'));
  const first = file.resolve(font.get('FirstChar'));
  if (!isArray(widths) || typeof first !== 'number') return undefined;
  const unit = subtype.value === 'Type3' ? unitOfType3(file, font) : usualUnit;
  if (unit === undefined) return undefined;
  const missing = file.resolve(file.dictionary(font.get('FontDescriptor'))?.get('MissingWidth'));
  const widthOf: WidthOf = ([code = 0]) => {
    const width = code < first || code - first >= widths.length ? (missing ?? 0) : file.resolve(widths[code - first]);
    return typeof width === 'number' ? width : undefined;
  };
  return { widthOf, unit };
}

function unitOfType3(file: PdfFile, font: PdfDictionary): number | undefined {
  const matrix = file.resolve(font.get('FontMatrix'));
  if (!isArray(matrix)) return undefined;
  const [a, b] = matrix.map((value) => file.resolve(value));
  return typeof a === 'number' && b === 0 ? a : undefined;
}

/** Codes that are the numbers of their characters; other encodings would have to be read. */
function widthsOfComposite(file: PdfFile, font: PdfDictionary): FontWidths | undefined {
  const encoding = file.resolve(font.get('Encoding'));
  const descendants = file.resolve(font.get('DescendantFonts'));
  if (!(encoding instanceof PdfName) || encoding.value !== 'Identity-H' || !isArray(descendants)) return undefined;
  const descendant = file.dictionary(descendants[0]);
  if (descendant === undefined) return undefined;
  const usual = file.resolve(descendant.get('DW')) ?? 1000;
  if (typeof usual !== 'number') return undefined;
  const widths = readWidths(file, descendant.get('W'));
  return { widthOf: ([high = 0, low = 0]) => widths.get(high * 256 + low) ?? usual, unit: usualUnit };
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
