/** `interface.md`, Spoken terms collection. */
export interface SpokenTerms {
  /** UUID in lower case. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** At most one for a language, in the order in which they were added. */
  readonly lists: readonly SpokenTermList[];
}

export interface SpokenTermList {
  /** Canonical code. */
  readonly language: string;
  /** In the order in which they were given, each once. */
  readonly terms: readonly string[];
}

/**
 * Spoken terms of all accounts. Every implementation passes `test/contracts/spoken-terms-store.ts`.
 *
 * - A change is on disk when its promise resolves, and takes effect whole or not at all.
 * - What belongs to another account is treated like what does not exist.
 */
export interface SpokenTermsStore {
  add(accountId: string, collection: SpokenTerms): Promise<void>;
  /** In order of creation; ties are settled by id. */
  list(accountId: string): Promise<readonly SpokenTerms[]>;
  find(accountId: string, id: string): Promise<SpokenTerms | undefined>;
  /**
   * Stores what `change` returns for the current collection; no other process changes it meanwhile.
   * What `change` throws is thrown, and nothing is changed. Undefined when there is none.
   */
  change(
    accountId: string,
    id: string,
    change: (collection: SpokenTerms) => Pick<SpokenTerms, 'name' | 'lists'>,
  ): Promise<SpokenTerms | undefined>;
  /** False when there is none. */
  remove(accountId: string, id: string): Promise<boolean>;
}
