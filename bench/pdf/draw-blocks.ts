/**
 * Draws the blocks of pages over the pages, as PNG files: `npm run bench -- pdf draw FILE PAGE,PAGE… OUTPUT-FOLDER`. Blue frames are
 * blocks, with a number in the order of reading as that many steps of a bar; green frames the space that they may use; red is text
 * that stays.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { rotation, transformBox, transformPoint } from '../../src/formats/pdf/geometry.ts';
import { layOutPage } from '../../src/formats/pdf/reading/lay-out-page.ts';
import type { Box, PageContent, Point } from '../../src/formats/pdf/reading/page-content.ts';
import { readPdf } from '../../src/formats/pdf/reading/read-pdf.ts';
import type { PageImage } from '../../src/formats/pdf/reading/render-page.ts';
import { writePng } from './write-png.ts';

type Ink = readonly [number, number, number];

const blockInk: Ink = [0, 60, 255];
const spaceInk: Ink = [120, 210, 120];
const keptInk: Ink = [255, 0, 0];

export async function drawBlocks(path: string, pages: readonly number[], folder: string): Promise<void> {
  using pdf = await readPdf(await readFile(path));
  for (const index of pages.filter((page) => page < pdf.pageCount)) {
    const content = pdf.readPage(index);
    const image = pdf.renderPage(index, { scale: Math.min(1.4, 1100 / Math.max(content.width, content.height)) });
    drawLayout(image, content);
    const name = `${basename(path, '.pdf').slice(-50)}-${index + 1}.png`;
    await writeFile(join(folder, name), writePng(image.width, image.height, image.rgba));
  }
}

function drawLayout(image: PageImage, content: PageContent): void {
  const { blocks, left } = layOutPage(content);
  const pixel = ({ x, y }: Point): Point => toPixels({ x, y }, content, image.scale);
  const frame = (box: Box, angle: number, ink: Ink): void => {
    const corners = [
      { x: box.left, y: box.bottom },
      { x: box.right, y: box.bottom },
      { x: box.right, y: box.top },
      { x: box.left, y: box.top },
    ].map((point) => pixel(transformPoint(point, rotation(angle))));
    corners.forEach((corner, at) => {
      line(image, corner, corners[(at + 1) % 4] ?? corner, ink);
    });
  };
  for (const { available, angle } of blocks) frame(available, angle, spaceInk);
  for (const { box } of left) frame(box, 0, keptInk);
  let previous: Point | undefined;
  for (const { box, angle } of blocks) {
    frame(box, angle, blockInk);
    const upright = transformBox(box, rotation(angle));
    const at = pixel({ x: upright.left, y: upright.top });
    if (previous !== undefined) line(image, previous, at, [255, 160, 0]);
    previous = at;
  }
}

function toPixels({ x, y }: Point, { cropBox, rotation: turned }: PageContent, scale: number): Point {
  const [right, up] = [x - cropBox.left, y - cropBox.bottom];
  const wide = cropBox.right - cropBox.left;
  const high = cropBox.top - cropBox.bottom;
  if (turned === 90) return { x: up * scale, y: right * scale };
  if (turned === 180) return { x: (wide - right) * scale, y: up * scale };
  if (turned === 270) return { x: (high - up) * scale, y: (wide - right) * scale };
  return { x: right * scale, y: (high - up) * scale };
}

function line({ width, height, rgba }: PageImage, from: Point, to: Point, ink: Ink): void {
  const steps = Math.min(5_000, Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y))));
  for (let step = 0; step <= steps; step += 1) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / steps);
    const y = Math.round(from.y + ((to.y - from.y) * step) / steps);
    if (x >= 0 && y >= 0 && x < width && y < height) rgba.set([...ink, 255], (y * width + x) * 4);
  }
}
