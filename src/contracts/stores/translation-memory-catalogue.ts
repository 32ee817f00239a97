import type { TranslationMemory } from './translation-memories.ts';

/** A translation memory whose content is an object. */
export interface CataloguedMemory {
  readonly memory: TranslationMemory;
  /** Name of the object. */
  readonly object: string;
  /** Of the object. */
  readonly bytes: number;
  /** Of the object, as hexadecimal digits. */
  readonly sha256: string;
}

/**
 * Which translation memories there are, for all nodes. Every implementation passes
 * `test/contracts/translation-memory-catalogue.ts`. What belongs to another account is treated like what does not exist.
 */
export interface TranslationMemoryCatalogue {
  /** On disk when it resolves. False, and nothing is changed, when there is one with that id, of whatever account. */
  add(accountId: string, memory: CataloguedMemory): Promise<boolean>;
  /** On disk when it resolves. False, and nothing is changed, unless the memory with that id is the account's and has this object. */
  replace(accountId: string, object: string, memory: CataloguedMemory): Promise<boolean>;
  /** In order of creation; ties are settled by id. */
  list(accountId: string): Promise<readonly TranslationMemory[]>;
  find(accountId: string, id: string): Promise<CataloguedMemory | undefined>;
  /** What was removed: with several at once, one of them gets it. */
  remove(accountId: string, id: string): Promise<CataloguedMemory | undefined>;
  /** Those of these ids that memories have, of whatever account. */
  idsAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of these names that are objects of memories. */
  objectsAmong(names: readonly string[]): Promise<ReadonlySet<string>>;
}
