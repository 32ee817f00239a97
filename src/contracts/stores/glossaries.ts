import type { LanguagePair } from '../language-pair.ts';
import type { ResourceOwner } from './resource-owner.ts';

/** A direction of a glossary, by root codes (`pt`, not `pt-BR`). */
export interface GlossaryDictionary extends LanguagePair {
  readonly entryCount: number;
  /** Names these entries: other entries have another revision, so whatever is made of them may be kept under it. */
  readonly revision: string;
}

export interface Glossary {
  /** UUID in lower case. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** Grows with every change. */
  readonly version: number;
  /** At most one for a direction, in the order in which they were added. */
  readonly dictionaries: readonly GlossaryDictionary[];
}

/** A dictionary with its entries. */
export interface DictionaryContent extends GlossaryDictionary {
  /** Entries in an order of the caller's, as pieces of text of a size that is quick to read or write. */
  readonly parts: readonly string[];
}

export interface NewGlossary extends Pick<Glossary, 'id' | 'name' | 'createdAt'> {
  /** At most one for a direction. */
  readonly dictionaries: readonly DictionaryContent[];
}

export interface GlossaryChange {
  readonly name?: string;
  /** Replaces the dictionary of that direction, or is added. */
  readonly put?: DictionaryContent;
  /** A direction whose dictionary goes, if there is one. */
  readonly remove?: LanguagePair;
}

/**
 * Glossaries of all accounts. Every implementation passes `test/contracts/glossary-store.ts`.
 *
 * - A change is on disk when its promise resolves, and takes effect whole or not at all, also when the process is killed.
 * - What belongs to another account or region is treated like what does not exist.
 * - Reading and writing entries never holds up the event loop for longer than one part takes.
 */
export interface GlossaryStore {
  add(owner: ResourceOwner, glossary: NewGlossary): Promise<void>;
  /** In order of creation; ties are settled by id. */
  list(owner: ResourceOwner): Promise<readonly Glossary[]>;
  find(owner: ResourceOwner, id: string): Promise<Glossary | undefined>;
  /** The parts as they were put in, or undefined once the dictionary was replaced or removed. */
  readParts(dictionary: GlossaryDictionary): Promise<readonly string[] | undefined>;
  /**
   * Changes the glossary if it still has the version that the change was made for. False, and nothing changed, when it
   * does not or is gone.
   */
  change(owner: ResourceOwner, id: string, version: number, change: GlossaryChange): Promise<boolean>;
  /** False when there is none. */
  remove(owner: ResourceOwner, id: string): Promise<boolean>;
}
