import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import { GlossaryParams, glossaryTag, PairQuery, toPair } from './glossary-schemas.ts';

export function deleteDictionaryOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<undefined, PairQuery, GlossaryParams>({
    id: 'deleteGlossaryDictionary',
    method: 'DELETE',
    path: '/v3/glossaries/:glossary_id/dictionaries',
    access: { kind: 'developer', scope: 'glossaries:write' },
    summary: 'Delete one dictionary of a glossary',
    description: 'The other dictionaries of the glossary are kept. This cannot be undone.',
    tag: glossaryTag,
    params: GlossaryParams,
    query: PairQuery,
    status: 204,
    response: null,
    async handle(call): Promise<null> {
      const { params, query } = call;
      await routes.glossaries.removeDictionary(ownerOf(call, routes), params.glossary_id, toPair(query));
      return null;
    },
  });
}
