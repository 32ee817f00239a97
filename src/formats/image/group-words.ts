import type { RecognizedWord } from '../../contracts/documents/text-recognizer.ts';
import { lookOf } from '../shared/pictures/look.ts';
import { likeness } from '../shared/pictures/match-face.ts';
import { measureWords } from '../shared/pictures/measure-words.ts';
import {
  boundsOf,
  inReadingOrder,
  type PictureBlock,
  type PictureLine,
  type PictureWord,
} from '../shared/pictures/picture-text.ts';
import type { Raster } from '../shared/pictures/raster.ts';
import { alike, joinWords, sameLook } from './join-words.ts';
import { joinJustified } from './justified-lines.ts';
import { isParted } from './room.ts';

/** In parts of the size of a line. */
const lineDistance = 1.3;
const edgeTolerance = 0.5;

/**
 * Texts of a picture from its words, by positions, sizes and colours: words beside each other make lines, lines below each other
 * make blocks, unless an edge is between them.
 */
export function groupWords(raster: Raster, found: readonly RecognizedWord[]): readonly PictureBlock[] {
  const looks = found.map((word) => ({ ...word, look: lookOf(raster, word.box, Math.max(2, word.size * 0.2)) }));
  const words = withoutSigns(raster, measureWords(looks));
  const blocks = joinLines(raster, joinJustified(raster, joinWords(raster, words)).map(lineOf));
  return blocks.toSorted((one, other) => one.box.top - other.box.top || one.box.left - other.box.left);
}

/** Of the pixels that a letter covers, what it must have in common with that letter of a font. */
const leastLikeness = 0.5;
const comparedFaces = (['sans', 'serif'] as const).flatMap((family) =>
  [false, true].map((isItalic) => ({ family, isItalic, isBold: false })),
);

/** Bullets, boxes and other signs at the ends of lines are read as single letters. */
function withoutSigns(raster: Raster, words: readonly PictureWord[]): readonly PictureWord[] {
  const isSign = (word: PictureWord | undefined): boolean =>
    word !== undefined &&
    word.text.length === 1 &&
    comparedFaces.every((face) => likeness(raster, word, face, 'en') < leastLikeness);
  return [...Map.groupBy(words, ({ line }) => line).values()].flatMap((line) => {
    const startsWithSign = isSign(line[0]);
    const endsWithSign = line.length > 1 && isSign(line.at(-1));
    const [first, ...others] = line.slice(startsWithSign ? 1 : 0, endsWithSign ? -1 : undefined);
    return first === undefined ? [] : [{ ...first, isItem: startsWithSign }, ...others];
  });
}

function lineOf(words: readonly PictureWord[]): PictureLine {
  const sizes = words.map(({ size }) => size).toSorted((one, other) => one - other);
  const slopes = words.map(({ baseline }) => baseline.slope).toSorted((one, other) => one - other);
  const middle = words.length >> 1;
  return { words, box: boundsOf(words.map(({ box }) => box)), size: sizes[middle] ?? 0, slope: slopes[middle] ?? 0 };
}

function joinLines(raster: Raster, lines: readonly PictureLine[]): readonly PictureBlock[] {
  const open: PictureLine[][] = [];
  const done: PictureLine[][] = [];
  for (const line of lines.toSorted((one, other) => one.box.top - other.box.top)) {
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const last = open[index]?.at(-1);
      if (last !== undefined && line.box.top - last.box.bottom > 3 * last.size) done.push(...open.splice(index, 1));
    }
    const block = open.find((candidate) => continues(raster, candidate, line));
    if (block === undefined) open.push([line]);
    else block.push(line);
  }
  return [...done, ...open].map((block) => ({ lines: block, box: boundsOf(block.map(({ box }) => box)) }));
}

function continues(raster: Raster, block: readonly PictureLine[], line: PictureLine): boolean {
  const last = block.at(-1) as PictureLine;
  const size = Math.min(last.size, line.size);
  const gap = line.box.top - last.box.bottom;
  if (!alike(last.size, line.size, 1.25) || gap > (lineDistance - 0.5) * size || gap < -0.5 * size) return false;
  const before = block.at(-2);
  if (before !== undefined && !sameLeading(before, last, line)) return false;
  if (!isAligned(block, line, size) || startsItem(line)) return false;
  const [lastWord, firstWord] = [last.words.at(-1), line.words[0]];
  if (lastWord === undefined || firstWord === undefined || !sameLook(lastWord, firstWord)) return false;
  const left = Math.max(last.box.left, line.box.left);
  const right = Math.min(last.box.right, line.box.right);
  if (gap >= 2 && isParted(raster, { left, right, top: last.box.bottom, bottom: line.box.top }, lastWord.look, 'rows'))
    return false;
  return !endsEarly(block, last, line, size);
}

function sameLeading(before: PictureLine, last: PictureLine, line: PictureLine): boolean {
  const leading = baselineOf(last) - baselineOf(before);
  return Math.abs(baselineOf(line) - baselineOf(last) - leading) <= 0.25 * last.size;
}

/** Of the middle of the line. */
function baselineOf({ words, box, slope }: PictureLine): number {
  const [word] = words;
  if (word === undefined) return box.bottom;
  return word.baseline.y + slope * ((box.left + box.right) / 2 - (word.box.left + word.box.right) / 2);
}

function isAligned(block: readonly PictureLine[], line: PictureLine, size: number): boolean {
  const last = block.at(-1) as PictureLine;
  const tolerance = edgeTolerance * size;
  if (Math.min(last.box.right, line.box.right) <= Math.max(last.box.left, line.box.left)) return false;
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= tolerance;
  if (isNear(last.box.left, line.box.left) || isNear(last.box.right, line.box.right)) return true;
  if (isNear(last.box.left + last.box.right, line.box.left + line.box.right)) return true;
  // The first line of a paragraph may be indented.
  return block.length === 1 && last.box.left > line.box.left && last.box.left - line.box.left < 3 * size;
}

/** A line that had room for the first word of the next one ended because its text did. */
function endsEarly(block: readonly PictureLine[], last: PictureLine, line: PictureLine, size: number): boolean {
  const first = inReadingOrder(line.words)[0];
  if (first === undefined) return false;
  const width = Math.max(...[...block, line].map(({ box }) => box.right - box.left));
  const needed = last.box.right - last.box.left + 0.4 * size + (first.box.right - first.box.left);
  return needed < width - 0.5 * size;
}

const itemStart = /^(?:[•●▪‣◦*–—-]|\d{1,3}[.)]|[a-z]\))$/u;

function startsItem({ words }: PictureLine): boolean {
  return words[0]?.isItem === true || itemStart.test(words[0]?.text ?? '');
}
