import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Corpus {
  readonly sentences: readonly string[];
  readonly wordsPerSentence: number;
}

export function readCorpus(): Corpus {
  const text = readFileSync(join(import.meta.dirname, 'english-sentences.txt'), 'utf8').trim();
  const sentences = text.split('\n');
  return { sentences, wordsPerSentence: text.split(/\s+/u).length / sentences.length };
}

/** The whole corpus cut into requests. The size divides the corpus, so each sentence is sent equally often. */
export function cutIntoRequests(sentences: readonly string[], size: number): string[][] {
  if (sentences.length % size !== 0) throw new RangeError(`${size} does not divide ${sentences.length} sentences.`);
  return Array.from({ length: sentences.length / size }, (_, index) =>
    sentences.slice(index * size, (index + 1) * size),
  );
}
