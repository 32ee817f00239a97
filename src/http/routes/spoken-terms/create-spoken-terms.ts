import type { SpokenTermsCollections } from '../../../features/spoken-terms/spoken-terms-collections.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import {
  CollectionAnswer,
  CreateBody,
  spokenTermsTag,
  toCollectionAnswer,
  toGivenLists,
} from './spoken-terms-schemas.ts';

export function createSpokenTermsOperation(collections: SpokenTermsCollections): Operation {
  return defineOperation<CreateBody, undefined>({
    id: 'createSpokenTerms',
    method: 'POST',
    path: '/v3/spoken-terms',
    access: { kind: 'developer', scope: 'spoken_terms:write' },
    summary: 'Create a collection of spoken terms',
    description: 'Words that speech recognition should expect, in one list per language.',
    tag: spokenTermsTag,
    body: CreateBody,
    status: 201,
    response: CollectionAnswer,
    async handle({ body, identity }): Promise<CollectionAnswer> {
      return toCollectionAnswer(await collections.create(identity, body.name, toGivenLists(body.term_lists)));
    },
  });
}
