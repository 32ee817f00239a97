import type { PageCharacter } from '../reading/page-content.ts';

/** How often letters and digits occur in text that stays. */
export type StayingText = ReadonlyMap<string, number>;

export function countText(characters: Iterable<PageCharacter>): StayingText {
  const texts = new Map<string, number>();
  for (const { text } of characters) texts.set(text, (texts.get(text) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [text, count] of texts) {
    // Letters have other forms where their neighbours are others.
    for (const letter of text.normalize('NFKC')) {
      if (isCounted.test(letter)) counts.set(letter, (counts.get(letter) ?? 0) + count);
    }
  }
  return counts;
}

const isCounted = /[\p{L}\p{N}]/u;

/** Whether all of it can still be read. */
export function isRead(staying: StayingText, read: StayingText): boolean {
  return [...staying].every(([letter, count]) => (read.get(letter) ?? 0) >= count);
}
