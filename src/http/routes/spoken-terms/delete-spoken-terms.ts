import type { SpokenTermsCollections } from '../../../features/spoken-terms/spoken-terms-collections.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { CollectionParams, spokenTermsTag } from './spoken-terms-schemas.ts';

export function deleteSpokenTermsOperation(collections: SpokenTermsCollections): Operation {
  return defineOperation<undefined, undefined, CollectionParams>({
    id: 'deleteSpokenTerms',
    method: 'DELETE',
    path: '/v3/spoken-terms/:spoken_terms_id',
    access: { kind: 'developer', scope: 'spoken_terms:write' },
    summary: 'Delete a collection',
    description: 'Also deletes all its term lists. This cannot be undone.',
    tag: spokenTermsTag,
    params: CollectionParams,
    status: 204,
    response: null,
    async handle({ params, identity }): Promise<null> {
      await collections.remove(identity, params.spoken_terms_id);
      return null;
    },
  });
}
