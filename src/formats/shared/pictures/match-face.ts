import { createCanvas } from '@napi-rs/canvas';
import { type Face, fontOf, inkOf, plainFace } from './fonts.ts';
import { farFrom, quantile } from './look.ts';
import type { PictureBlock, PictureWord } from './picture-text.ts';
import type { Raster } from './raster.ts';

/** How the letters of a block are made. */
export interface Lettering {
  readonly face: Face;
  /** Of the font, in pixels. */
  readonly size: number;
  /** Width against that of the face: narrow fonts are below 1. */
  readonly stretch: number;
}

const faces: readonly Face[] = (['sans', 'serif', 'mono'] as const).flatMap((family) =>
  [false, true].flatMap((isBold) => [false, true].map((isItalic) => ({ family, isBold, isItalic }))),
);
/** Words that are compared with each face, the longest ones. */
const comparedWords = 4;
/** What a face must be better by than the usual one: small letters are soft, and look like many. */
const handicaps = { sans: 0, serif: 0.03, mono: 0.05, bold: 0.015, italic: 0.03 };
/** In pixels; below, they count twice. */
const smallLetters = 17;

/** Finds the face whose letters cover the same pixels best, and its size from the height of the letters. */
export function matchFace(raster: Raster, { lines }: PictureBlock, language: string): Lettering {
  const words = lines.flatMap((line) => line.words);
  const longest = words.toSorted((one, other) => other.text.length - one.text.length).slice(0, comparedWords);
  let best = plainFace;
  let most = Number.NEGATIVE_INFINITY;
  for (const face of faces) {
    const scores = longest.map((word) => likeness(raster, word, face, language));
    const score =
      scores.reduce((sum, value) => sum + value, 0) / scores.length - handicapOf(face, longest[0]?.size ?? 0);
    if (score <= most) continue;
    most = score;
    best = face;
  }
  const measured = words.map((word) => {
    const ink = inkOf(word.text, best, language);
    const size = (100 * (word.box.bottom - word.box.top)) / Math.max(1, ink.ascent + ink.descent);
    return { size, stretch: (100 * (word.box.right - word.box.left)) / Math.max(1, (ink.right - ink.left) * size) };
  });
  const size = quantile(
    measured.map((one) => one.size),
    0.5,
  );
  const stretch = quantile(
    measured.map((one) => one.stretch),
    0.5,
  );
  return { face: best, size, stretch: Math.min(1.1, Math.max(0.75, stretch)) };
}

function handicapOf({ family, isBold, isItalic }: Face, size: number): number {
  const handicap = handicaps[family] + (isBold ? handicaps.bold : 0) + (isItalic ? handicaps.italic : 0);
  return size < smallLetters ? 2 * handicap : handicap;
}

/** How much of the ink of a word and of the same word in a face is at the same pixels: 1 is all of it. */
export function likeness(raster: Raster, word: PictureWord, face: Face, language: string): number {
  const { box, look, text } = word;
  const [left, top] = [Math.floor(box.left), Math.floor(box.top)];
  const width = Math.min(raster.width - left, Math.ceil(box.right) - left);
  const height = Math.min(raster.height - top, Math.ceil(box.bottom) - top);
  const ink = inkOf(text, face, language);
  if (width <= 0 || height <= 0 || ink.right <= ink.left || width * height > 1_000_000) return 0;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const across = width / (ink.right - ink.left);
  const down = height / Math.max(1, ink.ascent + ink.descent);
  context.setTransform(across, 0, 0, down, -ink.left * across, ink.ascent * down);
  context.font = fontOf(face, 100, language);
  context.fillText(text, 0, 0);
  const drawn = context.getImageData(0, 0, width, height).data;
  let both = 0;
  let either = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const far = farFrom(raster, look.backdrop, left + x, top + y);
      const seen = Math.min(1, far / Math.max(1, look.contrast));
      const expected = (drawn[(y * width + x) * 4 + 3] ?? 0) / 255;
      both += Math.min(seen, expected);
      either += Math.max(seen, expected);
    }
  return both / Math.max(1, either);
}
