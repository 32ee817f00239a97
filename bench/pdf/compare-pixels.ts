import { join } from 'node:path';
import type { Box, PageCharacter, PageContent } from '../../src/formats/pdf/reading/page-content.ts';
import type { PageBlock } from '../../src/formats/pdf/reading/page-layout.ts';
import { drawPage, type PopplerWord, readWords } from './poppler.ts';

/** Points, and pixels at that resolution, around what changed. */
const dilation = 2;
const tolerance = 8;
/** In parts of the size: accents and slanted letters reach beyond the box of a character. */
const overhang = 0.2;

export interface Pages {
  /** Paths of the two files. */
  readonly source: string;
  readonly result: string;
  /** From 0. */
  readonly page: number;
}

/**
 * Boxes of text, lines, and areas of links, whose frames are drawn, that are on one of the pages only. Letters that were replaced are, too:
 * a number at the beginning of a text is the same in the new one, at the same place, in another edition of a font of that name.
 */
export function findChanges(
  before: PageContent,
  after: PageContent,
  replaced: ReadonlySet<PageCharacter> = new Set(),
): readonly Box[] {
  const letters = [before, after].map(
    ({ characters }) => new Set(characters.filter((character) => !replaced.has(character)).map(keyOf)),
  );
  const boxes = [before, after].map(({ paths, links, objects }) => [
    ...paths.map(({ box }) => box),
    ...links.flatMap(({ areas }) => areas),
    // Text that an `ActualText` of another operator says.
    ...objects.flatMap(({ repeats, box }) => (repeats === undefined ? [] : [box])),
  ]);
  const keys = boxes.map((all) => new Set(all.map(keyOfBox)));
  return [before, after].flatMap(({ characters }, index) => [
    ...characters.filter((character) => !letters[1 - index]?.has(keyOf(character))).map(inkOf),
    ...(boxes[index] ?? []).filter((box) => !keys[1 - index]?.has(keyOfBox(box))),
  ]);
}

/** The letters of texts in the order of a page, but for words that are drawn again by the codes and the font that they had. */
export function lettersOfTexts(
  blocks: readonly Pick<PageBlock, 'objects' | 'parts' | 'drawn'>[],
  { characters }: Pick<PageContent, 'characters'>,
): ReadonlySet<PageCharacter> {
  const byObject = Map.groupBy(characters, ({ object }) => object);
  const found = new Set<PageCharacter>();
  for (const { objects, parts, drawn } of blocks) {
    const again = new Set(drawn.flatMap(({ codes }) => codes).map(({ object, code }) => `${object} ${code}`));
    const whole = objects.map((object) => ({ object, start: 0, end: Number.POSITIVE_INFINITY }));
    for (const { object, start, end } of [...whole, ...parts])
      for (const [code, character] of (byObject.get(object) ?? []).toSorted(alongWriting).entries())
        if (code >= start && code < end && !again.has(`${object} ${code}`)) found.add(character);
  }
  return found;
}

function alongWriting(left: PageCharacter, right: PageCharacter): number {
  const [cosine, sine] = [Math.cos(left.angle), Math.sin(left.angle)];
  return (left.origin.x - right.origin.x) * cosine + (left.origin.y - right.origin.y) * sine;
}

export const keyOf = ({ text, origin, font, size }: PageCharacter): string =>
  `${text} ${origin.x.toFixed(1)} ${origin.y.toFixed(1)} ${font.name} ${size.toFixed(2)}`;
/** What is drawn of a letter: the text of letters of Type 3 fonts is guessed from all that a page has of a font, which a translation changes. */
export const drawnKey = (character: PageCharacter): string => {
  const { font, origin } = character;
  return font.type3 ? `${origin.x.toFixed(1)} ${origin.y.toFixed(1)}` : keyOf(character);
};
const keyOfBox = (box: Box): string => [box.left, box.bottom, box.right, box.top].map((at) => at.toFixed(0)).join(' ');

/** Words that Poppler reads on one of the pages only: it may draw letters of damaged fonts elsewhere than PDFium reads them. */
export function findChangedWords(
  { source, result, page }: Pages,
  { cropBox, rotation }: Pick<PageContent, 'cropBox' | 'rotation'>,
): readonly Box[] {
  if (rotation !== 0) return [];
  const pages = [source, result].map((path) => readWords(path, { page, cropped: true })[0] ?? []);
  const keyOfWord = ({ text, left, top }: PopplerWord): string => `${text} ${left.toFixed(1)} ${top.toFixed(1)}`;
  const keys = pages.map((words) => new Set(words.map(keyOfWord)));
  return pages.flatMap((words, index) =>
    words
      .filter((word) => !keys[1 - index]?.has(keyOfWord(word)))
      .map(({ left, right, top, bottom }) => ({
        left: cropBox.left + left,
        right: cropBox.left + right,
        top: cropBox.top - top,
        bottom: cropBox.top - bottom,
      })),
  );
}

function inkOf({ text, box, size, font }: PageCharacter): Box {
  const reach = overhang * size;
  // Marks of a letter stand one over the other, as in Vietnamese capitals.
  const high = reach * (1 + (text.normalize('NFD').match(/\p{Mn}/gu)?.length ?? 0));
  // Brackets and sums of formulas hang from their origin, or are put together of parts.
  const below = font.symbolic ? 2.5 * size : high;
  return { left: box.left - reach, bottom: box.bottom - below, right: box.right + reach, top: box.top + high };
}

/** Pixels that differ outside of the boxes; all of them where the pages have other sizes. */
export function countPixels(
  { source, result, page, folder }: Pages & { readonly folder: string },
  content: PageContent,
  boxes: readonly Box[],
): number {
  const [old, renewed] = [source, result].map((path, index) => drawPage(path, page, join(folder, String(index))));
  if (old === undefined || renewed === undefined) return 0;
  const { width, height } = old;
  if (width !== renewed.width || height !== renewed.height) return width * height;
  const hidden = new Uint8Array(width * height);
  for (const box of boxes) {
    const [left, top, right, bottom] = toPixels(box, content);
    const from = Math.max(0, Math.floor(left) - dilation);
    const to = Math.max(from, Math.min(width, Math.ceil(right) + dilation));
    const last = Math.min(height, Math.ceil(bottom) + dilation);
    for (let y = Math.max(0, Math.floor(top) - dilation); y < last; y++)
      hidden.fill(1, y * width + from, y * width + to);
  }
  let pixels = 0;
  for (let pixel = 0; pixel < hidden.length; pixel++) {
    if (hidden[pixel] === 1) continue;
    const at = pixel * 3;
    const difference = Math.max(
      Math.abs((old.rgb[at] ?? 0) - (renewed.rgb[at] ?? 0)),
      Math.abs((old.rgb[at + 1] ?? 0) - (renewed.rgb[at + 1] ?? 0)),
      Math.abs((old.rgb[at + 2] ?? 0) - (renewed.rgb[at + 2] ?? 0)),
    );
    if (difference > tolerance) pixels += 1;
  }
  return pixels;
}

export function toPixels(
  { left, right, top, bottom }: Box,
  { cropBox, rotation }: PageContent,
): readonly [number, number, number, number] {
  const [fromLeft, toRight] = [left - cropBox.left, right - cropBox.left];
  const [fromTop, toBottom] = [cropBox.top - top, cropBox.top - bottom];
  const [breadth, length] = [cropBox.right - cropBox.left, cropBox.top - cropBox.bottom];
  if (rotation === 90) return [length - toBottom, fromLeft, length - fromTop, toRight];
  if (rotation === 180) return [breadth - toRight, length - toBottom, breadth - fromLeft, length - fromTop];
  if (rotation === 270) return [fromTop, breadth - toRight, toBottom, breadth - fromLeft];
  return [fromLeft, fromTop, toRight, toBottom];
}
