import type { TermTranslation } from '../../src/contracts/engines/text-translator.ts';

/**
 * A dictionary of any size made of the words of a text: terms of one to four words that begin like the text does, so
 * that looking for them is as hard as it gets. One in a hundred is in the text, the others end in their own word.
 */
export function madeDictionary(sentences: readonly string[], size: number): TermTranslation[] {
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}+/gu) ?? []);
  const entries = new Map<string, TermTranslation>();
  for (let index = 0; entries.size < size; index += 1) {
    const start = (index * 7) % (words.length - 4);
    const phrase = words.slice(start, start + 1 + (index % 4)).join(' ');
    const source = index % 100 === 0 ? phrase : `${phrase} ${index.toString(36)}`;
    entries.set(source.toLowerCase(), { source, target: `término ${index}` });
  }
  return [...entries.values()];
}
