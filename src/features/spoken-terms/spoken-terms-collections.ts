import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { SpokenTermList, SpokenTerms, SpokenTermsStore } from '../../contracts/stores/spoken-terms.ts';
import { ServiceError } from '../../errors/service-error.ts';
import {
  isFault,
  mergeTerms,
  readTerms,
  type TermList,
  type TermListFault,
} from '../../language/spoken-terms/term-list.ts';
import { knownLanguage } from '../../language/variants.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { requirePlan } from '../accounts/require-plan.ts';
import { readResourceName } from '../resource-name.ts';

/** A term list as a client sends it, and where it is in the request: `term_lists[0].`, or nowhere in particular. */
export interface GivenTermList {
  readonly language: string;
  readonly entries: string;
  readonly path: string;
}

interface Dependencies {
  readonly store: SpokenTermsStore;
  readonly ids: Identifiers;
  readonly clock: Clock;
}

/** What accounts do with their spoken terms (`interface.md`, Spoken terms). They belong to voice, which needs `pro`. */
export class SpokenTermsCollections {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async create(identity: Identity, name: string, given: readonly GivenTermList[]): Promise<SpokenTerms> {
    allow(identity);
    const { store, ids, clock } = this.#dependencies;
    const lists = readLists(given);
    const created = { id: ids.uuid(), name: readResourceName(name), createdAt: clock.now(), lists };
    await store.add(identity.account.id, created);
    return created;
  }

  async list(identity: Identity): Promise<readonly SpokenTerms[]> {
    allow(identity);
    return this.#dependencies.store.list(identity.account.id);
  }

  async get(identity: Identity, id: string): Promise<SpokenTerms> {
    allow(identity);
    return orNotFound(id, await this.#dependencies.store.find(identity.account.id, id.toLowerCase()));
  }

  /** The list of a language, or a 404. */
  async getList(identity: Identity, id: string, language: string): Promise<SpokenTermList> {
    const collection = await this.get(identity, id);
    return listOf(collection, readLanguage('lang', language));
  }

  /** Adds the list or puts it instead of the one of its language. */
  async putList(identity: Identity, id: string, given: GivenTermList): Promise<SpokenTermList> {
    const list = readList(given);
    await this.#change(identity, id, ({ name, lists }) => ({ name, lists: withList(lists, list) }));
    return list;
  }

  /** Renames, adds terms to the lists of their languages, or both. */
  async update(
    identity: Identity,
    id: string,
    update: { readonly name: string | undefined; readonly lists: readonly GivenTermList[] },
  ): Promise<SpokenTerms> {
    const name = update.name === undefined ? undefined : readResourceName(update.name);
    const added = readLists(update.lists);
    return this.#change(identity, id, (collection) => ({
      name: name ?? collection.name,
      lists: added.reduce(
        (lists, { language, terms }, index) =>
          withList(lists, { language, terms: merged(lists, language, terms, update.lists[index]?.path ?? '') }),
        collection.lists,
      ),
    }));
  }

  async remove(identity: Identity, id: string): Promise<void> {
    allow(identity);
    const removed = await this.#dependencies.store.remove(identity.account.id, id.toLowerCase());
    if (!removed) throw new ServiceError('spoken_terms_not_found', { id });
  }

  async removeList(identity: Identity, id: string, given: string): Promise<void> {
    const language = readLanguage('lang', given);
    await this.#change(identity, id, (collection) => {
      listOf(collection, language);
      return { name: collection.name, lists: collection.lists.filter((list) => list.language !== language) };
    });
  }

  async #change(
    identity: Identity,
    id: string,
    change: (collection: SpokenTerms) => Pick<SpokenTerms, 'name' | 'lists'>,
  ): Promise<SpokenTerms> {
    allow(identity);
    return orNotFound(id, await this.#dependencies.store.change(identity.account.id, id.toLowerCase(), change));
  }
}

function allow(identity: Identity): void {
  requirePlan(identity, ['pro'], 'Spoken terms');
}

function orNotFound(id: string, collection: SpokenTerms | undefined): SpokenTerms {
  if (collection === undefined) throw new ServiceError('spoken_terms_not_found', { id });
  return collection;
}

function listOf({ id, lists }: SpokenTerms, language: string): SpokenTermList {
  const list = lists.find((candidate) => candidate.language === language);
  if (list !== undefined) return list;
  const languages = lists.map((candidate) => candidate.language).join(', ');
  throw new ServiceError(
    'term_list_not_found',
    { language },
    { detail: languages === '' ? `'${id}' has no lists.` : `'${id}' has ${languages}.` },
  );
}

function withList(lists: readonly SpokenTermList[], list: SpokenTermList): readonly SpokenTermList[] {
  const known = lists.some(({ language }) => language === list.language);
  return known ? lists.map((other) => (other.language === list.language ? list : other)) : [...lists, list];
}

function merged(lists: readonly SpokenTermList[], language: string, added: TermList, path: string): TermList {
  const known = lists.find((list) => list.language === language)?.terms ?? [];
  return orRefuse(mergeTerms(known, added), path);
}

function readLists(given: readonly GivenTermList[]): readonly SpokenTermList[] {
  const lists = given.map(readList);
  const languages = lists.map(({ language }) => language);
  const twice = languages.find((language, index) => languages.indexOf(language) !== index);
  if (twice !== undefined)
    throw new ServiceError('conflicting_parameters', { reason: `There are two term lists for '${twice}'.` });
  return lists;
}

function readList({ language, entries, path }: GivenTermList): SpokenTermList {
  return { language: readLanguage(`${path}lang`, language), terms: orRefuse(readTerms(entries), path) };
}

function readLanguage(parameter: string, code: string): string {
  const language = knownLanguage(code);
  if (language !== undefined) return language;
  throw new ServiceError('invalid_parameter', {
    parameter,
    reason: `'${code}' is not a language code such as en or pt-BR.`,
  });
}

function orRefuse(read: TermList | TermListFault, path: string): TermList {
  if (!isFault(read)) return read;
  const line = read.line === undefined ? '' : `line ${read.line}: `;
  throw new ServiceError('invalid_parameter', { parameter: `${path}entries`, reason: `${line}${read.reason}` });
}
