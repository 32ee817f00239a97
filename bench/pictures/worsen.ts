import { deflateSync } from 'node:zlib';
import { seededRandom } from '../../test/contracts/document-fuzz.ts';
import { buildPdf, firstObject, pdfStream } from '../../test/support/build-pdf.ts';

/** One byte a pixel, rows from the top. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** What `pdftoppm -gray` writes. */
export function readPgm(bytes: Buffer): GreyPicture {
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64)) ?? [];
  return { width: Number(width), height: Number(height), pixels: bytes.subarray(head.length) };
}

/** The picture as a worse scanner makes it: turned by degrees, with noise of a standard deviation, of 255. */
export function worsen(
  picture: GreyPicture,
  { skew, noise }: { readonly skew: number; readonly noise: number },
): GreyPicture {
  const { width, height } = picture;
  const turned = skew === 0 ? picture.pixels : turn(picture, (skew * Math.PI) / 180);
  if (noise === 0) return { ...picture, pixels: turned };
  const random = seededRandom(7);
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    // Four even values together are near enough to a normal one; its variance is a third.
    const sum = random(2001) + random(2001) + random(2001) + random(2001) - 4000;
    const value = (turned[at] ?? 255) + (sum / 1000) * noise * Math.sqrt(3 / 4);
    pixels[at] = Math.max(0, Math.min(255, Math.round(value)));
  }
  return { ...picture, pixels };
}

/** Between four pixels each, white outside. */
function turn({ width, height, pixels }: GreyPicture, angle: number): Uint8Array {
  const result = new Uint8Array(width * height).fill(255);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [fromX, fromY] = [cosine * dx + sine * dy + width / 2, -sine * dx + cosine * dy + height / 2];
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const at = top * width + left;
      const [right, down] = [fromX - left, fromY - top];
      const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
      const lower = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
      result[y * width + x] = Math.round(upper * (1 - down) + lower * down);
    }
  }
  return result;
}

/** A PDF file of one page that is the picture. */
export function scanOf({ width, height, pixels }: GreyPicture, dotsPerInch: number): Buffer {
  const [breadth, length] = [width, height].map((side) => (side * 72) / dotsPerInch) as [number, number];
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`;
  return buildPdf({
    pages: [
      {
        width: breadth,
        height: length,
        content: `q ${breadth} 0 0 ${length} 0 0 cm /Scan Do Q\n`,
        resources: `/XObject << /Scan ${firstObject} 0 R >>`,
      },
    ],
    objects: [pdfStream(deflateSync(pixels, { level: 3 }).toString('latin1'), entries)],
  });
}
