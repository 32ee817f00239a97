import { backdropAt, distance } from '../shared/pictures/look.ts';
import type { PictureWord } from '../shared/pictures/picture-text.ts';
import type { Raster } from '../shared/pictures/raster.ts';
import { isParted } from './room.ts';

/** In parts of the size of a line. */
export const wordGap = 0.75;
/** Of red, green and blue together. */
const sameInk = 90;
const sameBackground = 60;

/** Words beside each other by lines, each from left to right. */
export function joinWords(raster: Raster, words: readonly PictureWord[]): readonly (readonly PictureWord[])[] {
  const open: PictureWord[][] = [];
  const lines: PictureWord[][] = [];
  for (const word of words.toSorted((one, other) => one.box.left - other.box.left)) {
    // Lines that end too far left take no more words.
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const last = open[index]?.at(-1);
      if (last !== undefined && word.box.left - last.box.right > 2 * last.size) lines.push(...open.splice(index, 1));
    }
    const line = open
      .filter((candidate) => follows(raster, candidate.at(-1) as PictureWord, word, wordGap))
      .toSorted((one, other) => gapTo(one, word) - gapTo(other, word))[0];
    if (line === undefined) open.push([word]);
    else line.push(word);
  }
  return [...lines, ...open];
}

function gapTo(line: readonly PictureWord[], word: PictureWord): number {
  return Math.abs(word.box.left - (line.at(-1)?.box.right ?? 0));
}

/** Whether a word is the next one of a line, at most so far from its last one in parts of the size. */
export function follows(raster: Raster, last: PictureWord, word: PictureWord, mostGap: number): boolean {
  const size = Math.min(last.size, word.size);
  const gap = word.box.left - last.box.right;
  if (gap > mostGap * size || gap < -0.3 * size || !alike(last.size, word.size, 1.5)) return false;
  const middle = (word.box.left + word.box.right) / 2 - (last.box.left + last.box.right) / 2;
  if (Math.abs(last.baseline.y + last.baseline.slope * middle - word.baseline.y) > 0.3 * size) return false;
  if (!sameLook(last, word)) return false;
  const top = Math.max(last.box.top, word.box.top);
  const bottom = Math.min(last.box.bottom, word.box.bottom);
  return (
    gap < 2 || !isParted(raster, { left: last.box.right, right: word.box.left, top, bottom }, last.look, 'columns')
  );
}

export function sameLook(one: PictureWord, other: PictureWord): boolean {
  const [x, y] = [(other.box.left + other.box.right) / 2, (other.box.top + other.box.bottom) / 2];
  const isPattern = one.look.backdrop.spread > 10 || other.look.backdrop.spread > 10;
  const limit = isPattern ? 2 * sameBackground : sameBackground;
  if (distance(one.look.ink, other.look.ink) > sameInk) return false;
  // An even background is followed a short way only.
  const [ownX, ownY] = [(one.box.left + one.box.right) / 2, (one.box.top + one.box.bottom) / 2];
  return distance(backdropAt(one.look.backdrop, ownX, ownY), backdropAt(other.look.backdrop, x, y)) <= limit;
}

export function alike(one: number, other: number, factor: number): boolean {
  return Math.max(one, other) <= factor * Math.min(one, other);
}
