import { createCanvas } from '@napi-rs/canvas';
import { buildPdf, firstObject, type PdfPage, pdfStream } from './build-pdf.ts';

export interface ScannedPage {
  /** One below the other; an empty one is a distance between paragraphs. */
  readonly lines: readonly string[];
  /** Degrees by which the sheet lay askew, clockwise. */
  readonly skew?: number;
  /** The sheet lay upside down. */
  readonly upsideDown?: boolean;
  /** What a scanning program laid under the picture as invisible text. */
  readonly invisible?: string;
  /** Lines of a second column. */
  readonly beside?: readonly string[];
  /** Points; default 421. */
  readonly height?: number;
  /** Pixels per inch of the scanner; default 144. */
  readonly resolution?: number;
  /** Colours of the paper and of the letters. */
  readonly paper?: string;
  readonly ink?: string;
  /** Share of the pixels that are dust, some dark and some light. */
  readonly dust?: number;
  /** The sheet is darker towards its right edge, as beside the fold of a book. */
  readonly shadow?: boolean;
  /** Black and white alone, as a fax. */
  readonly bilevel?: boolean;
  /** Quality of the picture as JPEG; default 85. */
  readonly quality?: number;
  /** What is written on the page besides the picture: operators. */
  readonly content?: string;
  /** Entries of the page: `/Rotate 90`. */
  readonly entries?: string;
}

/** Points. */
const width = 595;
const usualHeight = 421;
const usualResolution = 144;

/** PDF pages that are a picture each, as a scanner makes them, of 595 × 421 points or less. */
export function scannedPdf(pages: readonly ScannedPage[]): Buffer {
  const objects: string[] = [];
  const described = pages.map(({ content = '', invisible, entries = '', ...page }, index): PdfPage => {
    const jpeg = pictureOf(page).toString('latin1');
    const [across, down] = pixelsOf(page);
    const size = `/Width ${across} /Height ${down}`;
    objects.push(
      pdfStream(
        jpeg,
        `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      ),
    );
    const { height = usualHeight } = page;
    const hidden = invisible === undefined ? '' : `BT 3 Tr /F1 10 Tf 40 380 Td (${invisible}) Tj ET\n`;
    return {
      width,
      height,
      content: `q ${width} 0 0 ${height} 0 0 cm /Scan Do Q\n${hidden}${content}`,
      resources: `/XObject << /Scan ${firstObject + index} 0 R >>`,
      entries,
    };
  });
  return buildPdf({ pages: described, objects });
}

function pixelsOf({
  resolution = usualResolution,
  height = usualHeight,
}: Pick<ScannedPage, 'resolution' | 'height'>): readonly [number, number] {
  return [Math.round((width * resolution) / 72), Math.round((height * resolution) / 72)];
}

function pictureOf(page: Omit<ScannedPage, 'content' | 'invisible' | 'entries'>): Buffer {
  const { lines, beside = [], skew = 0, upsideDown = false, paper = '#f7f5ef', ink = '#262626', quality = 85 } = page;
  const { height = usualHeight } = page;
  const [across, down] = pixelsOf(page);
  const canvas = createCanvas(across, down);
  const context = canvas.getContext('2d');
  context.fillStyle = paper;
  context.fillRect(0, 0, across, down);
  context.scale(across / width, down / height);
  context.translate(width / 2, height / 2);
  context.rotate((skew * Math.PI) / 180 + (upsideDown ? Math.PI : 0));
  context.translate(-width / 2, -height / 2);
  context.fillStyle = ink;
  context.font = '13px "Liberation Serif", serif';
  for (const [index, line] of lines.entries()) context.fillText(line, 45, 55 + index * 18);
  for (const [index, line] of beside.entries()) context.fillText(line, 320, 55 + index * 18);
  context.resetTransform();
  const picture = context.getImageData(0, 0, across, down);
  wear(picture.data, across, page);
  context.putImageData(picture, 0, 0);
  return canvas.toBuffer('image/jpeg', quality);
}

/** What scanner and paper do to a picture, the same each time. */
function wear(
  pixels: Uint8ClampedArray,
  across: number,
  { dust = 0, shadow = false, bilevel = false }: Pick<ScannedPage, 'dust' | 'shadow' | 'bilevel'>,
): void {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  for (let at = 0; at < pixels.length; at += 4) {
    const isDust = dust > 0 && random() < dust;
    const speck = random() < 0.5 ? 40 : 250;
    const x = ((at / 4) % across) / across;
    const light = shadow ? 1 - 0.55 * Math.max(0, x - 0.4) : 1;
    for (let channel = at; channel < at + 3; channel += 1) {
      const value = (isDust ? speck : (pixels[channel] ?? 0)) * light;
      pixels[channel] = bilevel ? (value > 128 ? 255 : 0) : value;
    }
  }
}
