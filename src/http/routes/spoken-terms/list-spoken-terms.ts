import { type Static, Type } from 'typebox';
import type { SpokenTermsCollections } from '../../../features/spoken-terms/spoken-terms-collections.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { CollectionAnswer, spokenTermsTag, toCollectionAnswer } from './spoken-terms-schemas.ts';

const Answer = Type.Object({ spoken_terms: Type.Array(CollectionAnswer) });

export function listSpokenTermsOperation(collections: SpokenTermsCollections): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listSpokenTerms',
    method: 'GET',
    path: '/v3/spoken-terms',
    access: { kind: 'developer', scope: 'spoken_terms:read' },
    summary: 'List the collections of the account, without terms',
    description: 'The list is in order of creation.',
    tag: spokenTermsTag,
    response: Answer,
    async handle({ identity }): Promise<Static<typeof Answer>> {
      return { spoken_terms: (await collections.list(identity)).map(toCollectionAnswer) };
    },
  });
}
