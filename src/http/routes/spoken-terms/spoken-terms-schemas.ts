import { type Static, Type } from 'typebox';
import type { SpokenTermList, SpokenTerms } from '../../../contracts/stores/spoken-terms.ts';
import type { GivenTermList } from '../../../features/spoken-terms/spoken-terms-collections.ts';
import { writeTerms } from '../../../language/spoken-terms/term-list.ts';
import { resourceId } from '../../schemas/path-parameters.ts';

export const spokenTermsTag = 'Spoken terms';

const collectionName = Type.String({ 'x-empty-is-given': true, description: 'At most 1024 bytes of UTF-8.' });
const language = Type.String({ description: 'Language of the terms, such as `en` or `pt-BR`.' });

export const TermListBody = Type.Object({
  lang: language,
  entries: Type.String({ description: 'One term per line, case-sensitive; at most 300 characters in total.' }),
});

export type TermListBody = Static<typeof TermListBody>;

const termLists = Type.Array(TermListBody, { description: 'At most one list per language.' });

export const CreateBody = Type.Object({ name: collectionName, term_lists: Type.Optional(termLists) });
export type CreateBody = Static<typeof CreateBody>;

export const UpdateBody = Type.Object({
  name: Type.Optional(collectionName),
  term_lists: Type.Optional(termLists),
});
export type UpdateBody = Static<typeof UpdateBody>;

export const CollectionParams = Type.Object({ spoken_terms_id: resourceId('The collection.') });
export type CollectionParams = Static<typeof CollectionParams>;

export const LanguageQuery = Type.Object({ lang: language });
export type LanguageQuery = Static<typeof LanguageQuery>;

export const ListSummary = Type.Object({ lang: Type.String(), entry_count: Type.Integer() });
export type ListSummary = Static<typeof ListSummary>;

export const CollectionAnswer = Type.Object({
  spoken_terms_id: Type.String(),
  name: Type.String(),
  term_lists: Type.Array(ListSummary),
  creation_time: Type.String({ description: 'ISO 8601 with milliseconds.' }),
});
export type CollectionAnswer = Static<typeof CollectionAnswer>;

export const EntriesAnswer = Type.Object({ lang: Type.String(), entries: Type.String() });
export type EntriesAnswer = Static<typeof EntriesAnswer>;

export function toCollectionAnswer({ id, name, createdAt, lists }: SpokenTerms): CollectionAnswer {
  return { spoken_terms_id: id, name, term_lists: lists.map(toSummary), creation_time: createdAt.toISOString() };
}

export function toSummary({ language: lang, terms }: SpokenTermList): ListSummary {
  return { lang, entry_count: terms.length };
}

export function toEntriesAnswer({ language: lang, terms }: SpokenTermList): EntriesAnswer {
  return { lang, entries: writeTerms(terms) };
}

export function toGivenLists(lists: readonly TermListBody[] = []): readonly GivenTermList[] {
  return lists.map(({ lang, entries }, index) => ({ language: lang, entries, path: `term_lists[${index}].` }));
}
