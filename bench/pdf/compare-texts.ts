import type { PopplerWord } from './poppler.ts';

export interface LostText {
  readonly words: number;
  readonly lostWords: number;
  readonly letters: number;
  readonly lostLetters: number;
}

/** Words and letters that are to be on a page, and those that the extractor does not find there. */
export function findLostText(expected: readonly string[], found: readonly PopplerWord[]): LostText {
  const words = countOf(expected.flatMap(wordsOf));
  const read = countOf(found.flatMap(({ text }) => wordsOf(text)));
  // Where words are cut or joined, nothing of them is lost.
  const together = found
    .map(({ text }) => fold(text))
    .join('')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  const letters = countOf(expected.flatMap((text) => fold(text).match(/\p{L}/gu) ?? []));
  const readLetters = countOf(found.flatMap(({ text }) => fold(text).match(/\p{L}/gu) ?? []));
  let lostLetters = 0;
  for (const [letter, count] of letters) lostLetters += Math.max(0, count - (readLetters.get(letter) ?? 0));
  // Where all letters are there, a word that is not found is divided or out of order: over the end of a line, or by a raised mark.
  let lostWords = 0;
  for (const [word, count] of lostLetters === 0 ? [] : words) {
    const missing = count - (read.get(word) ?? 0);
    if (missing > 0) lostWords += Math.max(0, Math.min(missing, count - occurrences(together, word)));
  }
  return { words: sum(words), lostWords, letters: sum(letters), lostLetters };
}

/** Whether a text is on a page as a whole. */
export function isOnPage(text: string, found: readonly PopplerWord[]): boolean {
  return shareOnPage(text, found) === 1;
}

/** Whether a text that stays as it was has a word that the extractor does not read in the source either: it lacks the encoding of its letters. */
export function isUnreadAsBefore(text: string, translation: string, before: readonly PopplerWord[]): boolean {
  return text === translation && !isOnPage(text, before);
}

/** Which part of the words of a text is on a page. */
export function shareOnPage(text: string, found: readonly PopplerWord[]): number {
  const read = new Set(found.flatMap((word) => wordsOf(word.text)));
  const words = wordsOf(text);
  return words.filter((word) => read.has(word)).length / Math.max(1, words.length);
}

/** Neighbouring words of the texts, and how many of them follow each other on the page. */
export function comparePairs(
  texts: readonly string[],
  found: readonly PopplerWord[],
): { readonly pairs: number; readonly inOrder: number } {
  const read = found.flatMap(({ text }) => wordsOf(text));
  const following = new Set(read.slice(1).map((word, index) => `${read[index]} ${word}`));
  const pairs = texts.flatMap((text) => {
    const words = wordsOf(text);
    return words.slice(1).map((word, index) => `${words[index]} ${word}`);
  });
  return { pairs: pairs.length, inOrder: pairs.filter((pair) => following.has(pair)).length };
}

export interface Overlaps {
  readonly blocks: number;
  /** Blocks with a word of which the middle is over the middle of a word of another position. */
  readonly overlapping: number;
  /** Further ones, where one of the two words is drawn across the pages of the file. */
  readonly across: number;
}

export function countOverlaps(words: readonly PopplerWord[], across: readonly PopplerWord[] = []): Overlaps {
  const overlapping = new Set<number>();
  const further = new Set<number>();
  const isAcross = new Set(words.filter((word) => across.some((other) => isInPlaceOf(word, other))));
  for (const [one, other] of pairsOver(words)) {
    const blocks = isAcross.has(one) || isAcross.has(other) ? further : overlapping;
    blocks.add(one.block).add(other.block);
  }
  return {
    blocks: new Set(words.map(({ block }) => block)).size,
    overlapping: overlapping.size,
    across: further.difference(overlapping).size,
  };
}

/** A watermark is on so many pages at least. */
const fewestPages = 3;
/** Of two letters of a watermark, the smaller area in parts of the larger at least. */
const likeSizes = 0.4;
/** Of a word that takes the place of another: its height in parts of that one's, and which part of it is there. */
const leastPart = 0.5;

/**
 * Words of a watermark: at one place on several pages, and over another word on one of them, with those that touch them. Other texts are drawn over
 * or under them, however long they are. Letters that are turned are words of their own.
 */
export function findAcross(pages: readonly (readonly PopplerWord[])[]): readonly PopplerWord[] {
  const keyOf = ({ text, left, top }: PopplerWord): string => `${text} ${left.toFixed(0)} ${top.toFixed(0)}`;
  const repeated = [...Map.groupBy(pages.flat(), keyOf)].filter(([, { length }]) => length >= fewestPages);
  const over = new Set(pages.flatMap((words) => pairsOver(words).flat().map(keyOf)));
  const across = repeated.filter(([key]) => over.has(key)).flatMap(([, [word]]) => word ?? []);
  const others = new Set(repeated.filter(([key]) => !over.has(key)).flatMap(([, [word]]) => word ?? []));
  for (const word of across) {
    for (const other of others) {
      if (!areAlike(word, other) || !touches(word, other)) continue;
      others.delete(other);
      across.push(other);
    }
  }
  return across;
}

function touches(one: PopplerWord, other: PopplerWord): boolean {
  const near = 0.1 * (one.bottom - one.top);
  const isBeside = one.left < other.right + near && other.left < one.right + near;
  return isBeside && one.top < other.bottom + near && other.top < one.bottom + near;
}

function areAlike(one: PopplerWord, other: PopplerWord): boolean {
  const [first, second] = [one, other].map(({ left, right, top, bottom }) => (right - left) * (bottom - top));
  return Math.min(first ?? 0, second ?? 0) > likeSizes * Math.max(first ?? 0, second ?? 0);
}

/** Whether most of a word is in the place of another that is not much higher: it may be a part of it, and other scripts have other boxes. */
function isInPlaceOf(word: PopplerWord, other: PopplerWord): boolean {
  const wide = Math.min(word.right, other.right) - Math.max(word.left, other.left);
  const high = Math.min(word.bottom, other.bottom) - Math.max(word.top, other.top);
  const height = word.bottom - word.top;
  const isHigh = height > leastPart * (other.bottom - other.top);
  return isHigh && wide > 0 && high > 0 && wide * high > leastPart * height * (word.right - word.left);
}

/** Words of which the middles are over each other. */
function pairsOver(words: readonly PopplerWord[]): readonly (readonly [PopplerWord, PopplerWord])[] {
  const sorted = words
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map((word) => ({ word, middle: core(word) }))
    .sort((one, other) => one.middle.top - other.middle.top);
  const tallest = sorted.reduce((most, { middle }) => Math.max(most, middle.bottom - middle.top), 0);
  const pairs: (readonly [PopplerWord, PopplerWord])[] = [];
  for (const [index, { word, middle }] of sorted.entries()) {
    for (let at = index + 1; at < sorted.length; at++) {
      const other = sorted[at];
      if (other === undefined || other.middle.top > middle.bottom || other.middle.top > middle.top + tallest) break;
      if (other.middle.left >= middle.right || middle.left >= other.middle.right) continue;
      if (other.word.text !== word.text) pairs.push([word, other.word]);
    }
  }
  return pairs;
}

/** Which part of positions is in words that the extractor reads, give or take two points. */
export function shareInWords(
  positions: readonly { readonly x: number; readonly y: number }[],
  found: readonly PopplerWord[],
): number {
  const isIn = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    found.some(({ left, right, top, bottom }) => x > left - 2 && x < right + 2 && y > top - 2 && y < bottom + 2);
  return positions.filter(isIn).length / Math.max(1, positions.length);
}

/** Boxes of words reach from ascent to descent, and over neighbours that are close: only the middle is ink for sure. */
function core(word: PopplerWord): PopplerWord {
  const [wide, high] = [word.right - word.left, word.bottom - word.top];
  return {
    ...word,
    left: word.left + wide * 0.1,
    right: word.right - wide * 0.1,
    top: word.top + high * 0.3,
    bottom: word.bottom - high * 0.3,
  };
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function countOf(items: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function sum(counts: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}

function occurrences(text: string, word: string): number {
  let count = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) count += 1;
  return count;
}
