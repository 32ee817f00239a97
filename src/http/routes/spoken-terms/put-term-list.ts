import type { SpokenTermsCollections } from '../../../features/spoken-terms/spoken-terms-collections.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { CollectionParams, ListSummary, spokenTermsTag, TermListBody, toSummary } from './spoken-terms-schemas.ts';

export function putTermListOperation(collections: SpokenTermsCollections): Operation {
  return defineOperation<TermListBody, undefined, CollectionParams>({
    id: 'putSpokenTermsList',
    method: 'PUT',
    path: '/v3/spoken-terms/:spoken_terms_id/term-lists',
    access: { kind: 'developer', scope: 'spoken_terms:write' },
    summary: 'Create or replace the terms of one language',
    description: 'Replaces the whole list of the language. To add terms, use `PATCH`.',
    tag: spokenTermsTag,
    params: CollectionParams,
    body: TermListBody,
    response: ListSummary,
    async handle({ params, body, identity }): Promise<ListSummary> {
      const given = { language: body.lang, entries: body.entries, path: '' };
      return toSummary(await collections.putList(identity, params.spoken_terms_id, given));
    },
  });
}
