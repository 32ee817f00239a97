/**
 * How likely words are where they are: an n-gram model of order three over words in small letters, without punctuation.
 *
 * Words are numbers here, so that each word of a sentence is looked up once. `unknown` is any word that the model lacks, or no word:
 * the words before it say nothing about those behind it.
 */
export interface WordModel {
  /** The number of a word in small letters with plain apostrophes, or `unknown`. */
  find(word: string): number;
  /** The numbers of what is before the first word of a sentence, and of what is behind its last one. */
  readonly start: number;
  readonly end: number;
  /** Natural logarithm of the probability of a word behind two others, of which `before1` is the nearer; never of an unknown word. */
  logProbability(word: number, before2: number, before1: number): number;
  /** How many words the longest sequence had that the last answer rests on: three if the model has all of them in a row. */
  readonly seen: number;
}

/** The number of any word that a model lacks. */
export const unknown = -1;
