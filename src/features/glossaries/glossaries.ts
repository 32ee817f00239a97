import type { Clock } from '../../contracts/clock.ts';
import type { TermTable } from '../../contracts/documents/term-files.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type {
  DictionaryContent,
  Glossary,
  GlossaryChange,
  GlossaryDictionary,
  GlossaryStore,
} from '../../contracts/stores/glossaries.ts';
import type { ResourceOwner } from '../../contracts/stores/resource-owner.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { GlossaryEntries } from '../../language/glossaries/parse-entries.ts';
import { readParts, writeEntries } from '../../language/glossaries/write-entries.ts';
import { inSlices } from '../in-slices.ts';
import { readResourceName } from '../resource-name.ts';
import { readPair } from './glossary-languages.ts';
import { LargeWork, type WorkSize } from './large-work.ts';
import { type GivenDictionary, type ReadDictionary, readDictionary, refuseTooLarge } from './read-dictionary.ts';
import { TurnQueue } from './turn-queue.ts';

export interface GlossariesOptions {
  readonly store: GlossaryStore;
  readonly ids: Identifiers;
  readonly clock: Clock;
}

export interface GivenGlossary {
  readonly name: string;
  readonly dictionaries: readonly GivenDictionary[];
}

export interface GlossaryUpdate {
  readonly name?: string | undefined;
  /** Added to the entries of that direction, or to none; those with the same source phrase are replaced. */
  readonly merge?: GivenDictionary | undefined;
}

export interface GlossaryTables {
  readonly glossary: Glossary;
  readonly tables: readonly TermTable[];
  /** Characters of all tables. */
  readonly size: number;
}

/** How often another process may be first before a change is given up. */
const patience = 100;
/** To show from a count of entries whether they are many. */
const usualEntryCharacters = 32;

/**
 * What accounts do with their glossaries (`interface.md`, Glossaries v3 and v2).
 *
 * ```
 * a change → checked → its turn at the glossary → version and entries read → merged → written if the version is
 *                                                        ▲                                   │
 *                                                        └── another process was first ──────┘
 * ```
 */
export class Glossaries {
  readonly #store: GlossaryStore;
  readonly #ids: Identifiers;
  readonly #clock: Clock;
  readonly #turns = new TurnQueue();
  /** Always begun before a turn at a glossary, never within one. */
  readonly #large = new LargeWork();

  constructor({ store, ids, clock }: GlossariesOptions) {
    this.#store = store;
    this.#ids = ids;
    this.#clock = clock;
  }

  async create(owner: ResourceOwner, given: GivenGlossary, signal: AbortSignal): Promise<Glossary> {
    const name = readResourceName(given.name);
    refuseRepeatedPairs(given.dictionaries);
    const held = given.dictionaries.reduce((sum, { entries }) => sum + entries.length, 0);
    return this.#large.run({ held }, signal, async () => {
      const dictionaries: DictionaryContent[] = [];
      for (const dictionary of given.dictionaries)
        dictionaries.push(await this.#write(await readDictionary(dictionary, signal), signal));
      const created = { id: this.#ids.uuid(), name, createdAt: this.#clock.now(), dictionaries };
      await this.#store.add(owner, created);
      return { ...created, version: 1 };
    });
  }

  list(owner: ResourceOwner): Promise<readonly Glossary[]> {
    return this.#store.list(owner);
  }

  /** A glossary of the owner's, or a 404. */
  async get(owner: ResourceOwner, id: string): Promise<Glossary> {
    const glossary = await this.#store.find(owner, id.toLowerCase());
    if (glossary === undefined) throw new ServiceError('glossary_not_found', { id });
    return glossary;
  }

  async remove(owner: ResourceOwner, id: string): Promise<void> {
    const removed = await this.#turns.run(id.toLowerCase(), () => this.#store.remove(owner, id.toLowerCase()));
    if (!removed) throw new ServiceError('glossary_not_found', { id });
  }

  async update(owner: ResourceOwner, id: string, update: GlossaryUpdate, signal: AbortSignal): Promise<Glossary> {
    const found = await this.get(owner, id);
    const name = update.name === undefined ? {} : { name: readResourceName(update.name) };
    const { merge } = update;
    if (merge === undefined) await this.#change(owner, id, async () => name);
    else
      await this.#large.run(mergeSize(found, merge), signal, async () => {
        const added = await readDictionary(merge, signal);
        await this.#change(owner, id, async (glossary) => {
          const entries = await this.#merged(glossary, added, signal);
          return entries && { ...name, put: await this.#write({ ...added, entries }, signal) };
        });
      });
    return this.get(owner, id);
  }

  /** Adds the dictionary or puts it instead of the one of its direction. */
  async putDictionary(
    owner: ResourceOwner,
    id: string,
    given: GivenDictionary,
    signal: AbortSignal,
  ): Promise<GlossaryDictionary> {
    await this.get(owner, id);
    return this.#large.run({ held: given.entries.length }, signal, async () => {
      const put = await this.#write(await readDictionary(given, signal), signal);
      await this.#change(owner, id, async () => ({ put }));
      return put;
    });
  }

  async removeDictionary(owner: ResourceOwner, id: string, pair: LanguagePair): Promise<void> {
    await this.#change(owner, id, async (glossary) => ({ remove: dictionaryOf(glossary, pair) }));
  }

  /** The dictionary of a direction as TSV. */
  async readText(owner: ResourceOwner, id: string, pair: LanguagePair): Promise<string> {
    for (let attempt = 0; attempt < patience; attempt++) {
      const parts = await this.#store.readParts(dictionaryOf(await this.get(owner, id), pair));
      if (parts !== undefined) return parts.join('\n');
    }
    throw contended();
  }

  /** Every dictionary of a glossary as TSV in parts, as it was at one moment each; refused with more characters than `most`. */
  async readAll(owner: ResourceOwner, id: string, most: number): Promise<GlossaryTables> {
    for (let attempt = 0; attempt < patience; attempt++) {
      const glossary = await this.get(owner, id);
      const tables: TermTable[] = [];
      let size = 0;
      for (const dictionary of glossary.dictionaries) {
        const parts = await this.#store.readParts(dictionary);
        if (parts === undefined) break;
        size += parts.reduce((sum, part) => sum + part.length, 0);
        if (size > most) throw new ServiceError('document_too_large', { limit: `${most / 1024 ** 2} MB` });
        tables.push({ source: dictionary.source, target: dictionary.target, parts });
      }
      if (tables.length === glossary.dictionaries.length) return { glossary, tables, size };
    }
    throw contended();
  }

  /** The entries of a dictionary, or undefined when it has got others since it was found, or is gone. */
  async readEntries(dictionary: GlossaryDictionary): Promise<GlossaryEntries | undefined> {
    const parts = await this.#store.readParts(dictionary);
    return parts && (await inSlices(readParts(parts)));
  }

  /** Makes a change for the glossary as it is, again if it changed meanwhile; undefined means that it did. */
  async #change(
    owner: ResourceOwner,
    id: string,
    make: (glossary: Glossary) => Promise<GlossaryChange | undefined>,
  ): Promise<void> {
    await this.#turns.run(id.toLowerCase(), async () => {
      for (let attempt = 0; attempt < patience; attempt++) {
        const glossary = await this.get(owner, id);
        const change = await make(glossary);
        if (change !== undefined && (await this.#store.change(owner, glossary.id, glossary.version, change))) return;
      }
      throw contended();
    });
  }

  async #merged(
    glossary: Glossary,
    { pair, entries }: ReadDictionary,
    signal: AbortSignal,
  ): Promise<GlossaryEntries | undefined> {
    const dictionary = findDictionary(glossary, pair);
    if (dictionary === undefined) return entries;
    const parts = await this.#store.readParts(dictionary);
    return parts && (await inSlices(mergeEntries(parts, entries), signal));
  }

  async #write({ pair, entries }: ReadDictionary, signal: AbortSignal): Promise<DictionaryContent> {
    const { parts, bytes } = await inSlices(writeEntries(entries), signal);
    refuseTooLarge(bytes);
    return { ...pair, entryCount: entries.size, revision: this.#ids.uuid(), parts };
  }
}

export function findDictionary(glossary: Glossary, { source, target }: LanguagePair): GlossaryDictionary | undefined {
  return glossary.dictionaries.find((dictionary) => dictionary.source === source && dictionary.target === target);
}

/** The dictionary of a direction, or a 404 in the words that clients know. */
export function dictionaryOf(glossary: Glossary, pair: LanguagePair): GlossaryDictionary {
  const dictionary = findDictionary(glossary, pair);
  if (dictionary !== undefined) return dictionary;
  const pairs = glossary.dictionaries.map(({ source, target }) => `${source} to ${target}`).join(', ');
  throw new ServiceError(
    'dictionary_not_found',
    {},
    {
      detail:
        `Glossary '${glossary.id}' has none from ${pair.source} to ${pair.target}; ` +
        (pairs === '' ? 'it has no dictionaries.' : `it has ${pairs}.`),
    },
  );
}

function* mergeEntries(parts: readonly string[], added: GlossaryEntries): Generator<void, GlossaryEntries> {
  const merged = yield* readParts(parts);
  let count = 0;
  for (const [source, target] of added) {
    if (++count % 1000 === 0) yield;
    merged.set(source, target);
  }
  return merged;
}

function mergeSize(glossary: Glossary, given: GivenDictionary): WorkSize {
  const there = findDictionary(glossary, readPair(given))?.entryCount ?? 0;
  return { held: given.entries.length, characters: given.entries.length + there * usualEntryCharacters };
}

function refuseRepeatedPairs(dictionaries: readonly GivenDictionary[]): void {
  const seen = new Set<string>();
  for (const dictionary of dictionaries) {
    const { source, target } = readPair(dictionary);
    const name = `${source} to ${target}`;
    if (seen.has(name))
      throw new ServiceError('conflicting_parameters', { reason: `There are two dictionaries from ${name}.` });
    seen.add(name);
  }
}

function contended(): ServiceError {
  return new ServiceError('too_many_requests', { reason: 'others keep changing this glossary.' }, { retryAfter: 1 });
}
