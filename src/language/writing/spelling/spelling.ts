/** A word that may have been meant. */
export interface Suggestion {
  readonly word: string;
  /** What the slips cost (`candidates.ts`). */
  readonly cost: number;
  /** Whether a second lexicon of the language has it too; absent where none was asked. */
  readonly isCommon?: boolean | undefined;
}

/** What a dictionary says of a word that it does not have. */
export interface UnknownWord {
  /** What may have been meant, in any order; the dictionary has all of them. May be empty. */
  readonly suggestions: readonly Suggestion[];
  /** A dictionary of another language has it. */
  readonly isForeign?: boolean;
  /** It is an English word, as texts of all languages have them. */
  readonly isEnglish?: boolean;
}

/**
 * What a dictionary says of words: undefined for those it has, and for those it was not asked about. Engines ask their
 * dictionary before the pure functions run (`wordsToCheck`, `candidates`), since it is outside of the process.
 */
export interface Spelling {
  unknown(word: string): UnknownWord | undefined;
  /** The text has other mistakes, which say that an unknown word is likelier one, too. */
  readonly isOfCarelessText?: boolean;
}
