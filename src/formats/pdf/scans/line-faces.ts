import { createCanvas } from '@napi-rs/canvas';
import { type Face, fontOf, inkOf, plainFace } from '../../shared/pictures/fonts.ts';
import { farFrom, quantile } from '../../shared/pictures/look.ts';
import { likeness } from '../../shared/pictures/match-face.ts';
import type { PictureWord } from '../../shared/pictures/picture-text.ts';
import type { Raster } from '../../shared/pictures/raster.ts';

/** Words of a line that are compared with faces, the longest ones. */
const compared = 5;
/** Letters of a word that says something. */
const fewLetters = 3;
/** By how much more like the other family a line must be than the page is. */
const otherFamily = 0.04;
/** Of the way from the weight of the page's usual lines to that of bold letters. */
const bolder = 0.36;
/** Letters of lines that may be of another family than the page. */
const manyLetters = 12;

interface LineLook {
  readonly letters: number;
  /** How much more like letters with serifs than without. */
  readonly serif: number;
  /** 0 is as much ink as regular letters have, 1 as much as bold ones. */
  readonly weight: number;
}

/**
 * Faces of lines. Ink spreads on paper, and every scanner has its own threshold, so that single lines say little: lines of one size have
 * one family, that of the page unless they are clearly of the other, and what is bold is bolder than the page is, beyond what its lines vary.
 * `groups`: lines of one size, from the top.
 */
export function facesOf(
  raster: Raster,
  lines: readonly (readonly PictureWord[])[],
  groups: readonly (readonly number[])[],
): readonly Face[] {
  const looks = lines.map((line) => lookOfLine(raster, line));
  const known = looks.filter((look) => look !== undefined);
  const serif = mean(known, ({ serif: value }) => value);
  const usual = usualWeight(known);
  const limit = usual + Math.max(bolder, 2.5 * spreadBelow(known, usual));
  const faces: Face[] = lines.map(() => ({ ...plainFace, family: serif > 0 ? 'serif' : 'sans' }));
  for (const group of groups) {
    const own = group.flatMap((index) => looks[index] ?? []);
    const ownSerif = mean(own, ({ serif: value }) => value);
    const letters = own.reduce((sum, look) => sum + look.letters, 0);
    const isOther = letters >= manyLetters && Math.abs(ownSerif - serif) >= otherFamily;
    const family = (isOther ? ownSerif : serif) > 0 ? 'serif' : 'sans';
    const bold = evenWeights(
      group.map((index) => (looks[index]?.weight ?? usual) > limit),
      group.map((index) => lines[index] ?? []),
    );
    for (const [at, index] of group.entries()) faces[index] = { family, isBold: bold[at] === true, isItalic: false };
  }
  return faces;
}

/** A line between two that belong to the same text and are of the other weight is of theirs. */
function evenWeights(bold: readonly boolean[], lines: readonly (readonly PictureWord[])[]): readonly boolean[] {
  return bold.map((own, index) => {
    const [before, after] = [bold[index - 1], bold[index + 1]];
    if (before === undefined || before !== after || before === own) return own;
    return isBelow(lines[index - 1], lines[index]) && isBelow(lines[index], lines[index + 1]) ? before : own;
  });
}

/** Whether a line is the next one of the same text. */
function isBelow(upper: readonly PictureWord[] = [], lower: readonly PictureWord[] = []): boolean {
  const [first, second] = [upper[0], lower[0]];
  if (first === undefined || second === undefined) return false;
  const distance = second.baseline.y - first.baseline.y;
  const isAligned = Math.abs(first.box.left - second.box.left) < 1.5 * first.size;
  return isAligned && distance > 0 && distance < 1.6 * Math.max(first.size, second.size);
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
      const far = farFrom(raster, look.backdrop, x, y);
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

/** How far lines that are lighter than usual are from that, which bold ones say nothing about. */
function spreadBelow(looks: readonly LineLook[], usual: number): number {
  const below = looks.filter(({ weight, letters }) => weight <= usual && letters >= manyLetters);
  return quantile(
    below.map(({ weight }) => usual - weight),
    0.75,
  );
}
