import { createSign, type LanguageIndex, type Sign, type Tally } from './language-index.ts';
import type { WordGroup } from './word-group.ts';
import africanWords from './words/african.json' with { type: 'json' };
import arabicWords from './words/arabic.json' with { type: 'json' };
import centralAsianWords from './words/central-asian.json' with { type: 'json' };
import gaelicWords from './words/gaelic.json' with { type: 'json' };
import { germanicWords } from './words/germanic.ts';
import indicWords from './words/indic.json' with { type: 'json' };
import indicArabicWords from './words/indic-arabic.json' with { type: 'json' };
import iranianWords from './words/iranian.json' with { type: 'json' };
import { neighbourWords } from './words/neighbours.ts';
import { otherWords } from './words/others.ts';
import { romanceWords } from './words/romance.ts';
import { slavicWords } from './words/slavic.ts';
import smallGermanicWords from './words/small-germanic.json' with { type: 'json' };

export type Vocabulary = ReadonlyMap<string, Sign>;

const worthlessCount = 30;

export function createVocabulary(index: LanguageIndex): Vocabulary {
  const users = new Map<string, Set<number>>();
  const groups = [romanceWords, germanicWords, slavicWords, otherWords, neighbourWords].flat();
  const lists = [
    ...indicWords,
    ...africanWords,
    ...arabicWords,
    ...gaelicWords,
    ...centralAsianWords,
    ...iranianWords,
    ...indicArabicWords,
    ...smallGermanicWords,
  ].map(({ languages, words }): WordGroup => [languages, words]);
  for (const [languages, words] of [...groups, ...lists]) {
    const slots = index.all(languages);
    for (const word of words.split(/\s+/)) {
      const known = users.get(word) ?? new Set();
      for (const slot of slots) known.add(slot);
      users.set(word, known);
    }
  }
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
