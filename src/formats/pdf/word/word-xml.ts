import { encodeXmlAttribute, encodeXmlText } from '../../shared/xml/xml-text.ts';
import type { Colour } from '../reading/page-content.ts';
import type { RunStyle } from '../reading/page-layout.ts';

/** Word counts in twentieths of a point, half points for letters, and 12,700 to a point for pictures. */
export const twentieths = (points: number): number => Math.round(points * 20);
export const drawingUnits = (points: number): number => Math.round(points * 12_700);

/** The place of a page number in a text. No text of a file has this character. */
export const pageNumberMark = '\ufdd0';

const known: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/calibri|carlito/i, 'Calibri'],
  [/cambria|caladea/i, 'Cambria'],
  [/georgia/i, 'Georgia'],
  [/verdana/i, 'Verdana'],
  [/tahoma/i, 'Tahoma'],
  [/garamond/i, 'Garamond'],
];
const usual = { serif: 'Times New Roman', sans: 'Arial', mono: 'Courier New' } as const;

export function fontOfStyle({ fontName, family }: RunStyle): string {
  return known.find(([pattern]) => pattern.test(fontName))?.[1] ?? usual[family];
}

export interface RunOptions {
  /** What the paragraph's style says already. */
  readonly base: { readonly size: number; readonly bold: boolean };
  readonly isLink: boolean;
  readonly isRightToLeft: boolean;
}

export function runXml(text: string, style: RunStyle, { base, isLink, isRightToLeft }: RunOptions): string {
  const size = Math.max(8, Math.round(style.size * 2));
  const font = encodeXmlAttribute(fontOfStyle(style));
  const rise =
    style.rise > 0.15 * style.size ? 'superscript' : style.rise < -0.1 * style.size ? 'subscript' : undefined;
  const own = rise === undefined ? size : Math.max(size, Math.round(base.size * 2));
  const properties = [
    `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/>`,
    style.bold !== base.bold ? (style.bold ? '<w:b/><w:bCs/>' : '<w:b w:val="0"/><w:bCs w:val="0"/>') : '',
    style.italic ? '<w:i/><w:iCs/>' : '',
    style.struck ? '<w:strike/>' : '',
    hasOwnColour(style.fill) ? `<w:color w:val="${hex(style.fill)}"/>` : '',
    `<w:sz w:val="${own}"/><w:szCs w:val="${own}"/>`,
    style.underlined || isLink ? '<w:u w:val="single"/>' : '',
    rise === undefined ? '' : `<w:vertAlign w:val="${rise}"/>`,
    isRightToLeft ? '<w:rtl/>' : '',
  ];
  return `<w:r><w:rPr>${properties.join('')}</w:rPr>${textXml(text)}</w:r>`;
}

export function textXml(text: string): string {
  return `<w:t xml:space="preserve">${encodeXmlText(withoutControls(text))}</w:t>`;
}

export function withoutControls(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

/** Contrast with white below which nobody can read text. */
const leastContrast = 1.4;

/**
 * Text that is black has the colour of the paragraph, so that it follows the reader's theme. So has text that is nearly as light as paper: the
 * dark ground of its page is not in the Word document, and programs show text without a colour in light letters in dark cells.
 */
function hasOwnColour({ red, green, blue }: Colour): boolean {
  if (Math.max(red, green, blue) <= 0.16) return false;
  const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const brightness = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return 1.05 / (brightness + 0.05) >= leastContrast;
}

export function hex({ red, green, blue }: Colour): string {
  return [red, green, blue]
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase();
}
