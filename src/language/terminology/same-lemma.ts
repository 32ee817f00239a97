import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { WordReading } from '../../contracts/language/morphology.ts';
import type { Segment } from '../../contracts/segment.ts';
import { wordsOfSegments } from './find-term-forms.ts';
import { foldCase } from './normal-text.ts';

/** Whether two words may be forms of one: `skrev` and `skrive`. Undefined where a lexicon does not know both. */
export type SameLemma = (word: string, other: string) => boolean | undefined;

const wordPattern = /\p{L}[\p{L}\p{M}\p{N}]*/gu;

/** The words of translations and of the targets of their terms, each once. */
export function wordsToCompare(
  translated: readonly Segment[],
  terms: readonly (readonly FoundTerm[])[],
): readonly string[] {
  const targets = terms.flat().flatMap(({ target }) => target.match(wordPattern) ?? []);
  return [...new Set([...wordsOfSegments(translated), ...targets])];
}

export function sameLemma(words: readonly string[], readings: readonly (readonly WordReading[])[]): SameLemma {
  const lemmas = new Map<string, ReadonlySet<string>>();
  for (const [index, word] of words.entries())
    lemmas.set(foldCase(word), new Set(readings[index]?.map(({ lemma }) => foldCase(lemma))));
  return (word, other) => {
    const [one, two] = [lemmas.get(foldCase(word)), lemmas.get(foldCase(other))];
    if (!one?.size || !two?.size) return undefined;
    return !one.isDisjointFrom(two);
  };
}
