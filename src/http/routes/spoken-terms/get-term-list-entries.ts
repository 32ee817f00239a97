import type { SpokenTermsCollections } from '../../../features/spoken-terms/spoken-terms-collections.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import {
  CollectionParams,
  EntriesAnswer,
  LanguageQuery,
  spokenTermsTag,
  toEntriesAnswer,
} from './spoken-terms-schemas.ts';

export function getTermListEntriesOperation(collections: SpokenTermsCollections): Operation {
  return defineOperation<undefined, LanguageQuery, CollectionParams>({
    id: 'getSpokenTermsEntries',
    method: 'GET',
    path: '/v3/spoken-terms/:spoken_terms_id/entries',
    access: { kind: 'developer', scope: 'spoken_terms:read' },
    summary: 'Read the terms of one language',
    description: 'The query selects the language. The response has one term per line.',
    tag: spokenTermsTag,
    params: CollectionParams,
    query: LanguageQuery,
    response: EntriesAnswer,
    async handle({ params, query, identity }): Promise<EntriesAnswer> {
      return toEntriesAnswer(await collections.getList(identity, params.spoken_terms_id, query.lang));
    },
  });
}
