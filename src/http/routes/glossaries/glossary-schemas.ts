import { type Static, Type } from 'typebox';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import type { Glossary, GlossaryDictionary } from '../../../contracts/stores/glossaries.ts';
import { type GivenPair, readPair } from '../../../features/glossaries/glossary-languages.ts';
import type { GivenDictionary } from '../../../features/glossaries/read-dictionary.ts';
import { type EntryFormat, entryFormats } from '../../../language/glossaries/parse-entries.ts';
import { resourceId } from '../../schemas/path-parameters.ts';

export const glossaryTag = 'Glossaries';

/** Bytes of a body: dictionaries of 10 MB grow when they are escaped in JSON or percent-encoded in a form. */
export const glossaryBodyLimit = 32 * 1024 * 1024;

export const GlossaryParams = Type.Object({ glossary_id: resourceId('UUID of the glossary.') });
export type GlossaryParams = Static<typeof GlossaryParams>;

/** Fields of objects that name a direction. */
export const pairFields = {
  source_lang: Type.String({ description: 'Root code of the source language, such as `en`.' }),
  target_lang: Type.String({ description: 'Root code of the target language; it covers all variants.' }),
};

export const PairQuery = Type.Object(pairFields);
export type PairQuery = Static<typeof PairQuery>;

/** Fields of objects that bring a dictionary. */
export const dictionaryFields = {
  ...pairFields,
  entries: Type.String({
    description:
      'One entry per line: source phrase, tab or comma, target phrase. At most 10 MB, and 1024 bytes per phrase.',
  }),
  entries_format: Type.Optional(
    Type.Unsafe<EntryFormat>({ type: 'string', enum: entryFormats, default: 'tsv', description: 'Default `tsv`.' }),
  ),
};

export const DictionaryBody = Type.Object(dictionaryFields);
export type DictionaryBody = Static<typeof DictionaryBody>;

export const glossaryName = Type.String({ 'x-empty-is-given': true, description: 'At most 1024 bytes of UTF-8.' });

export const DictionarySummary = Type.Object({ ...pairFields, entry_count: Type.Integer() });
export type DictionarySummary = Static<typeof DictionarySummary>;

const glossaryFields = {
  glossary_id: Type.String({ description: 'UUID.' }),
  name: Type.String(),
  dictionaries: Type.Array(DictionarySummary),
  creation_time: Type.String({ description: 'ISO 8601 with milliseconds.' }),
};

export const GlossaryAnswer = Type.Object(glossaryFields);
export type GlossaryAnswer = Static<typeof GlossaryAnswer>;

export const CreatedGlossaryAnswer = Type.Object({ ...glossaryFields, ready: Type.Boolean() });

/** A glossary of one dictionary, as `v2` shows it. */
export const SingleGlossaryAnswer = Type.Object({
  glossary_id: Type.String({ description: 'UUID.' }),
  ready: Type.Boolean(),
  name: Type.String(),
  ...pairFields,
  creation_time: Type.String({ description: 'ISO 8601 with milliseconds.' }),
  entry_count: Type.Integer(),
});
export type SingleGlossaryAnswer = Static<typeof SingleGlossaryAnswer>;

/** `path` is the position of the dictionary in the body, for messages: `dictionaries[0].`. */
export function toGivenDictionary(body: DictionaryBody, path?: string): GivenDictionary {
  return { ...toGivenPair(body, path), entries: body.entries, format: body.entries_format ?? 'tsv' };
}

export function toGivenPair({ source_lang, target_lang }: PairQuery, path = ''): GivenPair {
  return { source: source_lang, target: target_lang, path };
}

export function toPair(query: PairQuery): LanguagePair {
  return readPair(toGivenPair(query));
}

export function summarize({ source, target, entryCount }: GlossaryDictionary): DictionarySummary {
  return { source_lang: source, target_lang: target, entry_count: entryCount };
}

export function toGlossaryAnswer({ id, name, createdAt, dictionaries }: Glossary): GlossaryAnswer {
  return {
    glossary_id: id,
    name,
    dictionaries: dictionaries.map(summarize),
    creation_time: createdAt.toISOString(),
  };
}

export function toSingleAnswer(glossary: Glossary, dictionary: GlossaryDictionary): SingleGlossaryAnswer {
  return {
    glossary_id: glossary.id,
    ready: true,
    name: glossary.name,
    ...summarize(dictionary),
    creation_time: glossary.createdAt.toISOString(),
  };
}
