import type { FontFamilyClass, TextStyle } from '../../../../typesetting/text-request.ts';
import { boldName, familyOf, italicName } from '../../reading/read-font.ts';
import { readOperations } from '../content/read-operations.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import { latin1 } from '../objects/pdf-tokenizer.ts';
import { type PdfDictionary, PdfName, PdfString, type PdfValue } from '../objects/pdf-values.ts';
import { nameOf } from './form-fields.ts';

/** How a program draws the text of a field: its entry `DA`, a piece of content. */
export interface DefaultAppearance {
  readonly fontName: string | undefined;
  /** 0: as large as there is room. */
  readonly size: number;
  /** Operators that set the colour. */
  readonly fill: string;
}

const colours = new Set(['g', 'rg', 'k']);

export function readDefaultAppearance(value: PdfValue): DefaultAppearance {
  const bytes = value instanceof PdfString ? value.bytes : new Uint8Array();
  let [fontName, size, fill]: [string | undefined, number, string] = [undefined, 0, '0 g\n'];
  for (const { operator, operands, start, end } of readOperations(bytes)) {
    if (colours.has(operator)) fill = `${latin1(bytes, start, end)}\n`;
    if (operator !== 'Tf') continue;
    const [font, given] = operands;
    if (font instanceof PdfName) fontName = font.value;
    if (typeof given === 'number' && Number.isFinite(given)) size = Math.abs(given);
  }
  return { fontName, size, fill };
}

/** Names that programs give to the fonts of a form, where the font itself is not there. */
const usualNames: Readonly<Record<string, string>> = {
  Helv: 'Helvetica',
  HeBo: 'Helvetica-Bold',
  HeBO: 'Helvetica-BoldOblique',
  HeOb: 'Helvetica-Oblique',
  TiRo: 'Times-Roman',
  TiBo: 'Times-Bold',
  TiIt: 'Times-Italic',
  TiBI: 'Times-BoldItalic',
  Cour: 'Courier',
  CoBo: 'Courier-Bold',
  CoOb: 'Courier-Oblique',
  CoBO: 'Courier-BoldOblique',
};

/** The look of a font among resources, by the name that its program gave it. */
export function styleOfFont(
  file: PdfFile,
  resources: PdfDictionary | undefined,
  fontName: string | undefined,
): Omit<TextStyle, 'size'> {
  const fonts = file.dictionary(resources?.get('Font'));
  const font = fontName === undefined ? undefined : file.dictionary(fonts?.get(fontName));
  const base = nameOf(file, font?.get('BaseFont')) ?? usualNames[fontName ?? ''] ?? fontName ?? 'Helvetica';
  const name = base.replace(/^[A-Z]{6}\+/, '');
  const family: FontFamilyClass = familyOf(name, 0);
  return { family, bold: boldName.test(name), italic: italicName.test(name), fontName: name };
}
