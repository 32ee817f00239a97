import type { SpokenTermsCollections } from '../../../features/spoken-terms/spoken-terms-collections.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { CollectionParams, LanguageQuery, spokenTermsTag } from './spoken-terms-schemas.ts';

export function deleteTermListOperation(collections: SpokenTermsCollections): Operation {
  return defineOperation<undefined, LanguageQuery, CollectionParams>({
    id: 'deleteSpokenTermsList',
    method: 'DELETE',
    path: '/v3/spoken-terms/:spoken_terms_id/term-lists',
    access: { kind: 'developer', scope: 'spoken_terms:write' },
    summary: 'Delete the terms of one language',
    description: 'The lists of other languages are kept. This cannot be undone.',
    tag: spokenTermsTag,
    params: CollectionParams,
    query: LanguageQuery,
    status: 204,
    response: null,
    async handle({ params, query, identity }): Promise<null> {
      await collections.removeList(identity, params.spoken_terms_id, query.lang);
      return null;
    },
  });
}
