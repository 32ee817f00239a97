/**
 * Dictionaries of one language that say which words exist, whatever variant they belong to. A lookup depends on nothing but
 * the word and the installed dictionaries.
 *
 * - Errors are `ServiceError`: `engine_failed`, `engine_timed_out`, `engine_unavailable`, with the `cause` kept.
 */
export interface WordDictionary extends AsyncDisposable {
  /** Those of the words that any of the dictionaries has. None where no dictionary is installed. */
  knownAmong(words: readonly string[]): Promise<ReadonlySet<string>>;
}
