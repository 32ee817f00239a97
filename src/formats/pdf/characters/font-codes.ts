import type { PdfFile } from '../writing/objects/pdf-file.ts';
import { isArray, type PdfDictionary, PdfName } from '../writing/objects/pdf-values.ts';

/** What a font with codes of one byte says of its codes. */
export interface FontCodes {
  /** From `Differences`. */
  readonly names: ReadonlyMap<number, string>;
  readonly isType3: boolean;
  /**
   * The names say the codes and nothing else (`#0C`, the letter that ASCII has there): fonts of bitmaps, as programs make them of the
   * fonts of TeX. Names such as `a12` are those of programs that number the letters of several fonts in the order of their first use.
   */
  readonly isNumbered: boolean;
}

const mostNames = 512;

/** Undefined for fonts with codes of several bytes. */
export function readFontCodes(file: PdfFile, font: PdfDictionary): FontCodes | undefined {
  const subtype = file.resolve(font.get('Subtype'));
  if (!(subtype instanceof PdfName) || subtype.value === 'Type0') return undefined;
  const names = new Map<number, string>();
  const differences = file.resolve(file.dictionary(font.get('Encoding'))?.get('Differences'));
  let code = 0;
  for (const item of isArray(differences) ? differences.slice(0, mostNames) : []) {
    const value = file.resolve(item);
    if (typeof value === 'number') code = value;
    else if (value instanceof PdfName) names.set(code++, value.value);
  }
  const isType3 = subtype.value === 'Type3';
  return { names, isType3, isNumbered: isType3 && names.size > 0 && [...names].every(isNumber) };
}

function isNumber([code, name]: readonly [number, string]): boolean {
  const hexadecimal = code.toString(16).padStart(2, '0');
  return name === String.fromCharCode(code) || name.toLowerCase() === `#${hexadecimal}` || name === '.notdef';
}
