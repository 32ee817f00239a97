import { createCanvas } from '@napi-rs/canvas';
import type { PageContent } from '../reading/page-content.ts';
import type { OpenPdf } from '../reading/read-pdf.ts';
import type { PageImage } from '../reading/render-page.ts';
import { type Area, around, high, type PageFrame, sharedHeight, sharedWidth, wide } from './page-frame.ts';

export interface PagePicture {
  readonly area: Area;
  readonly bytes: Uint8Array;
  readonly extension: 'png' | 'jpeg';
}

/** Pixels per point. */
const scale = 200 / 72;
/** Points; smaller ones are dots and lines. */
const smallest = 9;
const mostPictures = 60;
/** Of the page: a picture so large is its background, or the scan that its text was read from. */
const background = 0.85;
/** Colours of a drawing, as against a photo. */
const drawnColours = 512;

/** The pictures of a page as they are seen, without the text over them. */
export async function picturesOf(
  pdf: OpenPdf,
  content: PageContent,
  frame: PageFrame,
): Promise<readonly PagePicture[]> {
  const areas = joined(content.images.map((box) => clipped(frame.area(box), frame)))
    .filter((area) => wide(area) >= smallest && high(area) >= smallest)
    .filter((area) => wide(area) * high(area) < background * frame.width * frame.height)
    .slice(0, mostPictures);
  if (areas.length === 0) return [];
  const image = pdf.renderPage(content.index, { scale, without: 'text' });
  const pictures: PagePicture[] = [];
  for (const area of areas) pictures.push({ area, ...(await encoded(image, area)) });
  return pictures;
}

function clipped({ left, top, right, bottom }: Area, { width, height }: PageFrame): Area {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width, right),
    bottom: Math.min(height, bottom),
  };
}

/** Pictures come in strips and tiles that touch each other. */
function joined(areas: readonly Area[]): readonly Area[] {
  const result: Area[] = [];
  for (const area of areas.slice(0, 2_000)) {
    let own = area;
    for (let index = result.length - 1; index >= 0; index -= 1) {
      const other = result[index] as Area;
      if (sharedWidth(own, other) < -1 || sharedHeight(own, other) < -1) continue;
      own = around([own, other]);
      result.splice(index, 1);
    }
    result.push(own);
  }
  return result;
}

async function encoded(image: PageImage, area: Area): Promise<Omit<PagePicture, 'area'>> {
  const left = Math.max(0, Math.floor(area.left * image.scale));
  const top = Math.max(0, Math.floor(area.top * image.scale));
  const width = Math.max(1, Math.min(image.width, Math.ceil(area.right * image.scale)) - left);
  const height = Math.max(1, Math.min(image.height, Math.ceil(area.bottom * image.scale)) - top);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(width, height);
  const colours = new Set<number>();
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * image.width + left) * 4;
    pixels.data.set(image.rgba.subarray(from, from + width * 4), y * width * 4);
    for (let x = 0; x < width && colours.size < drawnColours; x += 7)
      colours.add(
        ((image.rgba[from + x * 4] ?? 0) << 16) |
          ((image.rgba[from + x * 4 + 1] ?? 0) << 8) |
          (image.rgba[from + x * 4 + 2] ?? 0),
      );
  }
  context.putImageData(pixels, 0, 0);
  if (colours.size < drawnColours) return { bytes: await canvas.encode('png'), extension: 'png' };
  return { bytes: await canvas.encode('jpeg', 88), extension: 'jpeg' };
}
