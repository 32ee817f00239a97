import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import { GlossaryAnswer, GlossaryParams, glossaryTag, toGlossaryAnswer } from './glossary-schemas.ts';

export function getGlossaryOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<undefined, undefined, GlossaryParams>({
    id: 'getGlossary',
    method: 'GET',
    path: '/v3/glossaries/:glossary_id',
    access: { kind: 'developer', scope: 'glossaries:read' },
    summary: 'Read a glossary, without entries',
    description: 'Returns the name, the creation time and, for each dictionary, its languages and number of entries.',
    tag: glossaryTag,
    params: GlossaryParams,
    response: GlossaryAnswer,
    async handle(call): Promise<GlossaryAnswer> {
      return toGlossaryAnswer(await routes.glossaries.get(ownerOf(call, routes), call.params.glossary_id));
    },
  });
}
