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

/** Blocks with a word of which the middle is over the middle of a word of another position. */
export function countOverlaps(words: readonly PopplerWord[]): {
  readonly blocks: number;
  readonly overlapping: number;
} {
  const sorted = words
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(core)
    .sort((one, other) => one.top - other.top);
  const tallest = sorted.reduce((most, { top, bottom }) => Math.max(most, bottom - top), 0);
  const overlapping = new Set<number>();
  for (const [index, word] of sorted.entries()) {
    for (let at = index + 1; at < sorted.length; at++) {
      const other = sorted[at];
      if (other === undefined || other.top > word.bottom || other.top > word.top + tallest) break;
      if (other.left >= word.right || word.left >= other.right || other.text === word.text) continue;
      overlapping.add(word.block).add(other.block);
    }
  }
  return { blocks: new Set(words.map(({ block }) => block)).size, overlapping: overlapping.size };
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
