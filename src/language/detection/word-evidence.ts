import { languagesWithTables, packWords } from '../packs/tables.ts';
import { createSign, type LanguageIndex, type Sign, type Tally, usersOfSigns } from './language-index.ts';

export type Vocabulary = ReadonlyMap<string, Sign>;

const worthlessCount = 30;

export function createVocabulary(index: LanguageIndex): Vocabulary {
  const users = usersOfSigns(index, languagesWithTables('detection'), (language) =>
    packWords(language, 'detection', 'frequent-words'),
  );
  return new Map([...users].map(([word, slots]) => [word, createSign([...slots], worthlessCount)]));
}

/** Adds up, for each language, the mean worth of the words that are its own; a word of its alone is worth 1. */
export function wordScores(words: readonly string[], vocabulary: Vocabulary, tally: Tally): void {
  let previous = '';
  for (const word of words) {
    count(vocabulary.get(word), tally, words.length);
    if (previous !== '') count(vocabulary.get(`${previous}_${word}`), tally, words.length);
    previous = word;
  }
}

function count(sign: Sign | undefined, tally: Tally, wordCount: number): void {
  if (sign === undefined) return;
  for (const slot of sign.slots) tally[slot] = (tally[slot] ?? 0) + sign.worth / wordCount;
}
