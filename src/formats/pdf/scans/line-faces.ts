import { createCanvas } from '@napi-rs/canvas';
import { type Face, fontOf, inkOf, plainFace } from '../../shared/pictures/fonts.ts';
import { backdropAt, colourAt, distance } from '../../shared/pictures/look.ts';
import { likeness } from '../../shared/pictures/match-face.ts';
import type { PictureWord } from '../../shared/pictures/picture-text.ts';
import type { Raster } from '../../shared/pictures/raster.ts';

/** Words of a line that are compared with faces, the longest ones. */
const compared = 3;
/** Letters of a word that says something. */
const fewLetters = 3;
/** By how much more like the other family a line must be than the page is. */
const otherFamily = 0.04;
/** Of the way from the weight of the page's usual lines to that of bold letters. */
const bolder = 0.36;

interface LineLook {
  readonly letters: number;
  /** How much more like letters with serifs than without. */
  readonly serif: number;
  /** 0 is as much ink as regular letters have, 1 as much as bold ones. */
  readonly weight: number;
}

/** Faces of lines, each compared with the others of its page: ink spreads on paper, and every scanner has its own threshold. */
export function facesOf(raster: Raster, lines: readonly (readonly PictureWord[])[]): readonly Face[] {
  const looks = lines.map((line) => lookOfLine(raster, line));
  const known = looks.filter((look) => look !== undefined);
  const serif = mean(known, ({ serif: value }) => value);
  const usual = usualWeight(known);
  return looks.map((look) => {
    const isSerif = look === undefined || Math.abs(look.serif - serif) < otherFamily ? serif > 0 : look.serif > 0;
    const isBold = look !== undefined && look.weight - usual > bolder;
    return { family: isSerif ? 'serif' : 'sans', isBold, isItalic: false };
  });
}

function lookOfLine(raster: Raster, line: readonly PictureWord[]): LineLook | undefined {
  const words = line
    .filter(({ text }) => text.length >= fewLetters && /\p{L}/u.test(text))
    .toSorted((one, other) => other.text.length - one.text.length)
    .slice(0, compared);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0) return undefined;
  let serif = 0;
  let weight = 0;
  for (const word of words) {
    const [plain = 0, withSerifs = 0, bold = 0, boldSerifs = 0] = [false, true].flatMap((isBold) =>
      (['sans', 'serif'] as const).map((family) => likeness(raster, word, { family, isBold, isItalic: false }, 'en')),
    );
    const difference = Math.max(withSerifs, boldSerifs) - Math.max(plain, bold);
    serif += difference * word.text.length;
    const face: Face = { ...plainFace, family: difference > 0 ? 'serif' : 'sans' };
    weight += weightOf(raster, word, face) * word.text.length;
  }
  return {
    letters: line.reduce((sum, { text }) => sum + text.length, 0),
    serif: serif / letters,
    weight: weight / letters,
  };
}

function weightOf(raster: Raster, word: PictureWord, face: Face): number {
  const regular = inkShare(word, face);
  const bold = inkShare(word, { ...face, isBold: true });
  return bold <= regular ? 0 : (seenShare(raster, word) - regular) / (bold - regular);
}

/** Of the box of a word, how much is ink. */
function seenShare(raster: Raster, { box, look }: PictureWord): number {
  const [left, top] = [Math.floor(box.left), Math.floor(box.top)];
  const [right, bottom] = [
    Math.min(raster.width, Math.ceil(box.right)),
    Math.min(raster.height, Math.ceil(box.bottom)),
  ];
  let ink = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const far = distance(colourAt(raster, x, y), backdropAt(look.backdrop, x, y));
      ink += Math.min(1, far / Math.max(1, look.contrast));
    }
  return ink / Math.max(1, (right - left) * (bottom - top));
}

function inkShare({ box, text }: PictureWord, face: Face): number {
  const [width, height] = [Math.ceil(box.right - box.left), Math.ceil(box.bottom - box.top)];
  const ink = inkOf(text, face, 'en');
  if (width <= 0 || height <= 0 || ink.right <= ink.left || width * height > 1_000_000) return 0;
  const context = createCanvas(width, height).getContext('2d');
  const across = width / (ink.right - ink.left);
  const down = height / Math.max(1, ink.ascent + ink.descent);
  context.setTransform(across, 0, 0, down, -ink.left * across, ink.ascent * down);
  context.font = fontOf(face, 100, 'en');
  context.fillText(text, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let sum = 0;
  for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0;
  return sum / 255 / (width * height);
}

function mean(looks: readonly LineLook[], value: (look: LineLook) => number): number {
  const letters = looks.reduce((sum, look) => sum + look.letters, 0);
  return looks.reduce((sum, look) => sum + value(look) * look.letters, 0) / Math.max(1, letters);
}

/** That of most text: the lower part of it, since bold text is rarely more than half of a page. */
function usualWeight(looks: readonly LineLook[]): number {
  const sorted = looks.toSorted((one, other) => one.weight - other.weight);
  const all = sorted.reduce((sum, { letters }) => sum + letters, 0);
  let passed = 0;
  for (const { weight, letters } of sorted) {
    passed += letters;
    if (passed >= 0.4 * all) return weight;
  }
  return 0;
}
