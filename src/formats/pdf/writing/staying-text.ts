import type { PageCharacter } from '../reading/page-content.ts';

/** How often letters and digits occur. */
type Letters = ReadonlyMap<string, number>;

export interface StayingText {
  readonly letters: Letters;
  /** Without those of Type 3 fonts, whose meaning may be guessed from all letters of the font on the page. */
  readonly known: Letters;
  /** Characters of Type 3 fonts, whatever they mean. */
  readonly type3: number;
}

export function countText(characters: Iterable<PageCharacter>): StayingText {
  const texts = new Map<string, number>();
  const guessed = new Map<string, number>();
  for (const { text, font } of characters) {
    const counts = font.type3 ? guessed : texts;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const known = countLetters(texts);
  const type3 = guessed.values().reduce((sum, count) => sum + count, 0);
  return { letters: type3 === 0 ? known : countLetters(texts, guessed), known, type3 };
}

function countLetters(...all: readonly ReadonlyMap<string, number>[]): Letters {
  const counts = new Map<string, number>();
  for (const [text, count] of all.flatMap((texts) => [...texts])) {
    // Letters have other forms where their neighbours are others.
    for (const letter of text.normalize('NFKC')) {
      if (isCounted.test(letter)) counts.set(letter, (counts.get(letter) ?? 0) + count);
    }
  }
  return counts;
}

const isCounted = /[\p{L}\p{N}]/u;

/** Whether all of it is among texts that are known. */
export function isAmong(staying: StayingText, texts: ReadonlyMap<string, number>): boolean {
  return hasAll(countLetters(texts), staying.letters);
}

/** Whether all of it can still be read; with fewer letters beside them, those of Type 3 fonts may no longer be known. */
export function isRead(staying: StayingText, read: StayingText): boolean {
  if (hasAll(read.letters, staying.letters)) return true;
  return read.type3 >= staying.type3 && hasAll(read.known, staying.known);
}

function hasAll(read: Letters, staying: Letters): boolean {
  return [...staying].every(([letter, count]) => (read.get(letter) ?? 0) >= count);
}
