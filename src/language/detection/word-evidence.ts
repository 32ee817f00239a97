import { germanicWords } from './words/germanic.ts';
import { otherWords } from './words/others.ts';
import { romanceWords } from './words/romance.ts';
import { slavicWords } from './words/slavic.ts';

/** Languages, and words that all of them use, each separated by white space. */
export type WordGroup = readonly [languages: string, words: string];

/** Which languages use a word, among those with a word list. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

export function createVocabulary(): Vocabulary {
  const vocabulary = new Map<string, string[]>();
  for (const [languages, words] of [...romanceWords, ...germanicWords, ...slavicWords, ...otherWords]) {
    for (const word of words.split(/\s+/)) {
      const users = vocabulary.get(word) ?? [];
      for (const language of languages.split(' ')) if (!users.includes(language)) users.push(language);
      vocabulary.set(word, users);
    }
  }
  return vocabulary;
}

/** A word shared by this many languages says nothing. */
const worthlessCount = 30;

/** For each language the mean worth of the words that are its own; a word of its alone is worth 1. */
export function wordScores(words: readonly string[], vocabulary: Vocabulary): ReadonlyMap<string, number> {
  const scores = new Map<string, number>();
  for (const word of words) {
    const users = vocabulary.get(word);
    if (users === undefined) continue;
    const worth = Math.max(0, 1 - Math.log(users.length) / Math.log(worthlessCount)) / words.length;
    for (const language of users) scores.set(language, (scores.get(language) ?? 0) + worth);
  }
  return scores;
}
