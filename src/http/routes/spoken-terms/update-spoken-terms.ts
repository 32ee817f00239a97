import type { SpokenTermsCollections } from '../../../features/spoken-terms/spoken-terms-collections.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import {
  CollectionAnswer,
  CollectionParams,
  spokenTermsTag,
  toCollectionAnswer,
  toGivenLists,
  UpdateBody,
} from './spoken-terms-schemas.ts';

export function updateSpokenTermsOperation(collections: SpokenTermsCollections): Operation {
  return defineOperation<UpdateBody, undefined, CollectionParams>({
    id: 'updateSpokenTerms',
    method: 'PATCH',
    path: '/v3/spoken-terms/:spoken_terms_id',
    access: { kind: 'developer', scope: 'spoken_terms:write' },
    summary: 'Rename a collection, add terms to its lists, or both',
    description: 'Terms that a list already contains are not duplicated. A language without a list gets a new one.',
    tag: spokenTermsTag,
    params: CollectionParams,
    body: UpdateBody,
    response: CollectionAnswer,
    async handle({ params, body, identity }): Promise<CollectionAnswer> {
      const update = { name: body.name, lists: toGivenLists(body.term_lists) };
      return toCollectionAnswer(await collections.update(identity, params.spoken_terms_id, update));
    },
  });
}
