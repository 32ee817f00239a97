import type { MemoryUnit } from '../../src/contracts/stores/translation-memories.ts';
import { textSegment } from '../../src/language/segments.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import { seededRandom } from '../quality/significance/seeded-random.ts';

const words = readCorpus().sentences.flatMap((sentence) => sentence.split(' '));

/** Rare words, as names and product numbers are; the corpus alone has far fewer words than a real memory. */
const rareWords = 200_000;
const rareShare = 0.08;

/**
 * Sentences of 3 to 30 words: runs of up to four words as they are in real text, so that words are as common as in it,
 * with rare words in between.
 */
export function sentenceMaker(seed: number): () => string {
  const random = seededRandom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  return () => {
    const length = 3 + below(28);
    const sentence: string[] = [];
    while (sentence.length < length) {
      const start = below(words.length - 4);
      sentence.push(...words.slice(start, start + 1 + below(4)));
      if (random() < rareShare * 2.5) sentence.push(`${letters(below(rareWords))}`);
    }
    return sentence.slice(0, length).join(' ');
  };
}

/** The number in letters, so that it is a word. */
function letters(number: number): string {
  return Array.from(number.toString(26).padStart(4, '0'), (digit) =>
    String.fromCharCode(97 + Number.parseInt(digit, 26)),
  ).join('');
}

export function* unitBatches(count: number, seed: number): Generator<readonly MemoryUnit[]> {
  const sentence = sentenceMaker(seed);
  for (let start = 0; start < count; start += 500)
    yield Array.from({ length: Math.min(500, count - start) }, () => ({
      source: textSegment(sentence()),
      targets: [{ language: 'es', segment: textSegment(sentence()) }],
    }));
}
