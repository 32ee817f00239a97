import { singleDictionary } from '../../../features/glossaries/single-dictionary.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import { GlossaryParams, glossaryTag, SingleGlossaryAnswer, toSingleAnswer } from './glossary-schemas.ts';

export function getV2GlossaryOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<undefined, undefined, GlossaryParams>({
    id: 'getGlossaryV2',
    method: 'GET',
    path: '/v2/glossaries/:glossary_id',
    access: { kind: 'developer', scope: 'glossaries:read' },
    summary: 'Read a glossary with one dictionary, without entries',
    description: 'To read a glossary with several dictionaries, use `GET /v3/glossaries/{glossary_id}`.',
    tag: glossaryTag,
    params: GlossaryParams,
    response: SingleGlossaryAnswer,
    async handle(call): Promise<SingleGlossaryAnswer> {
      const glossary = await routes.glossaries.get(ownerOf(call, routes), call.params.glossary_id);
      return toSingleAnswer(glossary, singleDictionary(glossary));
    },
  });
}
