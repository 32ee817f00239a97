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
  /** What is written on the page besides the picture: operators. */
  readonly content?: string;
  /** Entries of the page: `/Rotate 90`. */
  readonly entries?: string;
}

const [width, height] = [1190, 842];
/** Pixels per point. */
const density = 2;

/** PDF pages that are a picture each, as a scanner makes them, of 595 × 421 points. */
export function scannedPdf(pages: readonly ScannedPage[]): Buffer {
  const objects: string[] = [];
  const described = pages.map(({ content = '', invisible, entries = '', ...page }, index): PdfPage => {
    const jpeg = pictureOf(page).toString('latin1');
    const size = `/Width ${width} /Height ${height}`;
    objects.push(
      pdfStream(
        jpeg,
        `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      ),
    );
    const hidden = invisible === undefined ? '' : `BT 3 Tr /F1 10 Tf 40 380 Td (${invisible}) Tj ET\n`;
    return {
      width: width / density,
      height: height / density,
      content: `q ${width / density} 0 0 ${height / density} 0 0 cm /Scan Do Q\n${hidden}${content}`,
      resources: `/XObject << /Scan ${firstObject + index} 0 R >>`,
      entries,
    };
  });
  return buildPdf({ pages: described, objects });
}

function pictureOf({ lines, skew = 0, upsideDown = false }: ScannedPage): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f7f5ef';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((skew * Math.PI) / 180 + (upsideDown ? Math.PI : 0));
  context.translate(-width / 2, -height / 2);
  context.fillStyle = '#262626';
  context.font = '26px "Liberation Serif", serif';
  for (const [index, line] of lines.entries()) context.fillText(line, 90, 110 + index * 36);
  return canvas.toBuffer('image/jpeg', 85);
}
