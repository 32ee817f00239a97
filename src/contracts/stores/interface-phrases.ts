import type { LanguagePair } from '../language-pair.ts';
import type { Segment } from '../segment.ts';

export interface PhraseQuery extends LanguagePair {
  readonly segments: readonly Segment[];
}

/** What a list of phrases contains. */
export interface PhraseSummary {
  /** Translations, over all languages. */
  readonly phrases: number;
  readonly languages: number;
  /** The same on two machines exactly when their lists are. Changes with the catalogues that the list was made of. */
  readonly version: string;
  /** Message catalogues that were read, over all languages. */
  readonly catalogues: number;
}

/**
 * Translations of short texts of user interfaces (`Open`, `Save As…`) that the message catalogues of several programs agree
 * about.
 *
 * - Whether a segment has a translation depends on nothing but the segment, the languages and the version of the list.
 * - A translation has the letter case, the final mark, the mnemonic and the codes of its segment.
 * - The first call may wait until the list has been made; the event loop is not held up.
 */
export interface InterfacePhrases extends AsyncDisposable {
  /** One for each segment; undefined where it is no phrase, or its translation is not certain. */
  find(query: PhraseQuery): Promise<readonly (Segment | undefined)[]>;
  /** Undefined where no list could be made. */
  summary(): Promise<PhraseSummary | undefined>;
}
