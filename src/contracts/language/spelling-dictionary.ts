import type { WorkSession } from '../text-work.ts';

/** What a dictionary says of a word that it does not have. */
export interface UnknownSpelling {
  /** What may have been meant, with what the slips from one word to the other cost: 0 would be the same word, 1 is a letter that nothing explains. */
  readonly suggestions: readonly { readonly word: string; readonly cost: number }[];
  /** A dictionary of another language has the word. */
  readonly isForeign: boolean;
}

export interface SpellingRequest {
  /** A member of `spelledLanguages()`. */
  readonly language: string;
  /** Each distinct one is looked up once. */
  readonly words: readonly string[];
  /** Absent: on the thread of the caller. */
  readonly work?: WorkSession | undefined;
}

/**
 * Dictionaries that know how words are spelled. A lookup depends on nothing but the word and the installed dictionaries.
 *
 * - Errors are `ServiceError`: `engine_failed`, `engine_timed_out`, `engine_unavailable`, with the `cause` kept.
 * - When `signal` aborts, the call rejects at once with the signal's reason, and later calls are not affected.
 */
export interface SpellingDictionary {
  /** Canonical codes of languages with a dictionary at this moment; variants where dictionaries differ. */
  spelledLanguages(): readonly string[];
  /** The words that the dictionary does not have; those it has are left out. */
  unknownWords(request: SpellingRequest, signal: AbortSignal): Promise<ReadonlyMap<string, UnknownSpelling>>;
}
