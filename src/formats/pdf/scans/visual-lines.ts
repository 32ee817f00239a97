import type { PictureWord } from '../../shared/pictures/picture-text.ts';

/** In parts of the size: how far words of a line are from each other, and from its base. */
const widestGap = 1.8;
const narrowestGap = -0.5;
const offLine = 0.3;
/** Of the sizes of two words of a line. */
const likeSize = 1.6;

/**
 * Words by the lines that a reader sees, as indexes from left to right. Recognizers read a picture several times and cut lines into pieces,
 * which say little alone.
 */
export function visualLines(words: readonly PictureWord[]): readonly (readonly number[])[] {
  const open: number[][] = [];
  const done: number[][] = [];
  const inOrder = [...words.keys()].sort((one, other) => (words[one]?.box.left ?? 0) - (words[other]?.box.left ?? 0));
  for (const index of inOrder) {
    const word = words[index] as PictureWord;
    for (let at = open.length - 1; at >= 0; at -= 1) {
      const last = words[open[at]?.at(-1) ?? -1];
      // Nothing further right can follow it.
      if (last !== undefined && word.box.left - last.box.right > 4 * last.size) done.push(...open.splice(at, 1));
    }
    const line = open
      .filter((candidate) => follows(words[candidate.at(-1) ?? -1], word))
      .sort((one, other) => distance(words, one, word) - distance(words, other, word))[0];
    if (line === undefined) open.push([index]);
    else line.push(index);
  }
  return [...done, ...open];
}

function follows(last: PictureWord | undefined, word: PictureWord): boolean {
  if (last === undefined) return false;
  const size = Math.min(last.size, word.size);
  if (Math.max(last.size, word.size) > likeSize * size) return false;
  const gap = word.box.left - last.box.right;
  return gap >= narrowestGap * size && gap <= widestGap * size && offBase(last, word) <= offLine * size;
}

function distance(words: readonly PictureWord[], line: readonly number[], word: PictureWord): number {
  const last = words[line.at(-1) ?? -1];
  return last === undefined ? 0 : offBase(last, word) + Math.abs(word.box.left - last.box.right);
}

/** How far the base of a word is from that of the one before it. */
function offBase(last: PictureWord, word: PictureWord): number {
  const along = (word.box.left + word.box.right - last.box.left - last.box.right) / 2;
  return Math.abs(last.baseline.y + last.baseline.slope * along - word.baseline.y);
}
