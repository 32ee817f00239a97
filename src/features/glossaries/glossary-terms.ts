import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { GlossaryDictionary } from '../../contracts/stores/glossaries.ts';
import type { ResourceOwner } from '../../contracts/stores/resource-owner.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { type TermMatcher, termMatcherSteps } from '../../language/terminology/term-matcher.ts';
import { inSlices } from '../in-slices.ts';
import { findDictionary, type Glossaries } from './glossaries.ts';

/** Of all dictionaries whose terms are kept ready; 90 bytes an entry. */
const entriesKept = 1_000_000;

/** How often a dictionary may be replaced while it is read before that is given up. */
const patience = 10;

interface Ready {
  readonly entryCount: number;
  readonly matcher: Promise<TermMatcher | undefined>;
}

/**
 * The terms of glossaries for translation. A dictionary is made ready when it is first used, once for all who wait for
 * it, and stays ready until others were used more recently.
 */
export class GlossaryTerms {
  readonly #glossaries: Pick<Glossaries, 'get' | 'readEntries'>;
  readonly #entriesKept: number;
  /** By revision, the least recently used first. */
  readonly #ready = new Map<string, Ready>();

  constructor(glossaries: Pick<Glossaries, 'get' | 'readEntries'>, options: { readonly entriesKept?: number } = {}) {
    this.#glossaries = glossaries;
    this.#entriesKept = options.entriesKept ?? entriesKept;
  }

  /** The terms of a glossary for a pair of base languages. A 404 without the glossary, a 400 without the pair. */
  async find(owner: ResourceOwner, id: string, pair: LanguagePair): Promise<TermMatcher> {
    for (let attempt = 0; attempt < patience; attempt += 1) {
      const glossary = await this.#glossaries.get(owner, id);
      const dictionary = findDictionary(glossary, pair);
      if (dictionary === undefined) {
        const pairs = glossary.dictionaries.map(({ source, target }) => `${source}-${target}`).join(', ');
        throw new ServiceError(
          'glossary_pair_not_found',
          { pair: `${pair.source}-${pair.target}`, id: glossary.id },
          { detail: pairs === '' ? 'It has no dictionaries.' : `It has ${pairs}.` },
        );
      }
      const matcher = await this.#matcherOf(dictionary);
      if (matcher !== undefined) return matcher;
    }
    throw new ServiceError('too_many_requests', { reason: 'others keep changing this glossary.' }, { retryAfter: 1 });
  }

  /** Undefined when the dictionary has got other entries meanwhile, or is gone. */
  #matcherOf(dictionary: GlossaryDictionary): Promise<TermMatcher | undefined> {
    const { revision, entryCount } = dictionary;
    const ready = this.#ready.get(revision) ?? { entryCount, matcher: this.#make(dictionary) };
    this.#ready.delete(revision);
    this.#ready.set(revision, ready);
    this.#makeRoom();
    return ready.matcher;
  }

  async #make(dictionary: GlossaryDictionary): Promise<TermMatcher | undefined> {
    try {
      const entries = await this.#glossaries.readEntries(dictionary);
      if (entries !== undefined) return await inSlices(termMatcherSteps(inOrder(entries)));
    } catch (error) {
      this.#ready.delete(dictionary.revision);
      throw error;
    }
    this.#ready.delete(dictionary.revision);
    return undefined;
  }

  #makeRoom(): void {
    let sum = 0;
    for (const { entryCount } of this.#ready.values()) sum += entryCount;
    for (const [revision, { entryCount }] of this.#ready) {
      if (sum <= this.#entriesKept || this.#ready.size === 1) return;
      this.#ready.delete(revision);
      sum -= entryCount;
    }
  }
}

function* inOrder(entries: ReadonlyMap<string, string>): Generator<{ source: string; target: string }> {
  for (const [source, target] of entries) yield { source, target };
}
