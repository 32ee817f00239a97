import type { FontDescription } from '../reading/page-content.ts';
import { boldName, familyOf, italicName, symbolName } from '../reading/read-font.ts';
import { number } from '../writing/content/operands.ts';
import type { PdfFile } from '../writing/objects/pdf-file.ts';
import { isArray, type PdfDictionary, PdfName } from '../writing/objects/pdf-values.ts';

/** What a font with codes of one byte says of its codes. */
export interface FontCodes {
  /** From `Differences`. */
  readonly names: ReadonlyMap<number, string>;
  readonly isType3: boolean;
  /**
   * The names say the codes and nothing else (`#0C`, `a12`, the letter that ASCII has there): fonts of bitmaps, as programs make them of
   * the fonts of TeX. Programs that number the letters of several fonts in the order of their first use may name them so, too.
   */
  readonly isNumbered: boolean;
  /** What the descriptor of a Type 3 font says: PDFium, which knows no names of such fonts, does not read it. */
  readonly look?: FontLook;
}

export type FontLook = Pick<FontDescription, 'family' | 'bold' | 'italic' | 'symbolic'>;

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
  const isNumbered = isType3 && names.size > 0 && [...names].every(isNumber);
  const look = isType3 && !isNumbered ? describedLook(file, file.dictionary(font.get('FontDescriptor'))) : undefined;
  return { names, isType3, isNumbered, ...(look && { look }) };
}

/** Weights from this one on are bold. */
const boldWeight = 600;

function describedLook(file: PdfFile, descriptor: PdfDictionary | undefined): FontLook | undefined {
  const name = file.resolve(descriptor?.get('FontName'));
  if (descriptor === undefined || !(name instanceof PdfName)) return undefined;
  const numberOf = (key: string): number => number(file.resolve(descriptor.get(key)));
  const weight = numberOf('FontWeight');
  const own = name.value.replace(/^\/?[A-Z]{6}\+/, '');
  return {
    family: familyOf(own, numberOf('Flags')),
    bold: weight > 0 ? weight >= boldWeight : boldName.test(own),
    italic: numberOf('ItalicAngle') !== 0 || italicName.test(own),
    symbolic: symbolName.test(own),
  };
}

function isNumber([code, name]: readonly [number, string]): boolean {
  const hexadecimal = code.toString(16).padStart(2, '0');
  return [String.fromCharCode(code), `a${code}`, '.notdef'].includes(name) || name.toLowerCase() === `#${hexadecimal}`;
}
