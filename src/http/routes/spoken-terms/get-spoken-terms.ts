import type { SpokenTermsCollections } from '../../../features/spoken-terms/spoken-terms-collections.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { CollectionAnswer, CollectionParams, spokenTermsTag, toCollectionAnswer } from './spoken-terms-schemas.ts';

export function getSpokenTermsOperation(collections: SpokenTermsCollections): Operation {
  return defineOperation<undefined, undefined, CollectionParams>({
    id: 'getSpokenTerms',
    method: 'GET',
    path: '/v3/spoken-terms/:spoken_terms_id',
    access: { kind: 'developer', scope: 'spoken_terms:read' },
    summary: 'Read a collection, without terms',
    description: 'Returns the name, the creation time and the number of terms in each language.',
    tag: spokenTermsTag,
    params: CollectionParams,
    response: CollectionAnswer,
    async handle({ params, identity }): Promise<CollectionAnswer> {
      return toCollectionAnswer(await collections.get(identity, params.spoken_terms_id));
    },
  });
}
