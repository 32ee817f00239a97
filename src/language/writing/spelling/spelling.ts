/** What a dictionary says of a word that it does not have. */
export interface UnknownWord {
  /** What may have been meant, the likeliest first, as the dictionary ranks it; may be empty. */
  readonly suggestions: readonly string[];
}

/**
 * What a dictionary says of words: undefined for those it has. Engines ask their dictionary before the pure functions run
 * (`wordsToCheck`), since it stands outside of the process.
 */
export interface Spelling {
  unknown(word: string): UnknownWord | undefined;
}
