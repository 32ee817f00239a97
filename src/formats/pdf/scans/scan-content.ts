import type { PixelBox } from '../../../contracts/documents/text-recognizer.ts';
import { plainFace } from '../../shared/pictures/fonts.ts';
import type { PictureWord } from '../../shared/pictures/picture-text.ts';
import { type Matrix, transformBox, transformPoint } from '../geometry.ts';
import type { Box, PageCharacter, PageContent, PagePath, PageTextObject } from '../reading/page-content.ts';
import { advancesOf } from './letter-widths.ts';
import type { ScanMarks } from './scan-marks.ts';
import type { WordStyle } from './word-styles.ts';

/** In parts of the size, from the baseline. */
const ascent = 0.76;
const descent = 0.22;
const black = { red: 0, green: 0, blue: 0, alpha: 1 };

export interface RecognizedPage {
  readonly words: readonly PictureWord[];
  /** As many as words. */
  readonly styles: readonly WordStyle[];
  readonly marks: ScanMarks;
  readonly toPage: Matrix;
}

/**
 * What was recognized on a page as if the page said it: the same layout reads scans and other pages. The text object of a character
 * is the index of its word.
 */
export function scanContent(page: PageContent, { words, styles, marks, toPage }: RecognizedPage): PageContent {
  const [a, b] = toPage;
  const scale = Math.hypot(a, b);
  const angle = Math.abs(b) < 1e-9 && a > 0 ? 0 : Math.atan2(b, a);
  const characters: PageCharacter[] = [];
  const objects: PageTextObject[] = [];
  for (const [object, word] of words.entries()) {
    const style = styles[object];
    if (style === undefined) continue;
    const { size, y } = style;
    const font = { name: '', ...style.face, bold: style.face.isBold, italic: style.face.isItalic };
    const shared = { object, angle, size: size * scale, fill: style.fill, renderingMode: 0, isHyphen: false };
    const letters = [...word.text];
    const advances = advancesOf(letters, word.box.right - word.box.left, plainFace);
    let x = word.box.left;
    const add = (text: string, advance: number): void => {
      const box: PixelBox = { left: x, right: x + advance, top: y - ascent * size, bottom: y + descent * size };
      characters.push({
        ...shared,
        text,
        font: {
          name: font.name,
          family: font.family,
          bold: font.bold,
          italic: font.italic,
          symbolic: false,
          type3: false,
        },
        origin: transformPoint({ x, y }, toPage),
        box: transformBox(asBox(box), toPage),
        advance: advance * scale,
      });
      x += advance;
    };
    for (const [index, letter] of letters.entries()) add(letter, advances[index] ?? 0);
    objects.push({
      box: transformBox(asBox(word.box), toPage),
      renderingMode: 0,
      characters: letters.length,
      depth: 0,
    });
    if (style.endsWithSpace) add(' ', 0.25 * size);
  }
  const path = (box: PixelBox, shape: PagePath['shape'], index: number): PagePath => ({
    box: transformBox(asBox(box), toPage),
    shape,
    fill: black,
    path: index,
    after: 0,
  });
  const isTurned = Math.abs(b) > Math.abs(a);
  const rules = marks.rules.map((box, index) => {
    const isLevel = box.right - box.left > box.bottom - box.top;
    return path(box, isLevel === isTurned ? 'vertical' : 'horizontal', index);
  });
  return {
    ...page,
    characters,
    objects,
    paths: rules,
    images: marks.drawings.map((box) => transformBox(asBox(box), toPage)),
    links: page.links,
    incomplete: false,
  };
}

/** A box of pixels as one of points: what is up is decided by the matrix. */
function asBox({ left, top, right, bottom }: PixelBox): Box {
  return { left, right, bottom: top, top: bottom };
}
