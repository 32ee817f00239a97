import { singleDictionary } from '../../../features/glossaries/single-dictionary.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import { GlossaryParams, glossaryTag } from './glossary-schemas.ts';

export function deleteV2GlossaryOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<undefined, undefined, GlossaryParams>({
    id: 'deleteGlossaryV2',
    method: 'DELETE',
    path: '/v2/glossaries/:glossary_id',
    access: { kind: 'developer', scope: 'glossaries:write' },
    summary: 'Delete a glossary with one dictionary',
    description:
      'This cannot be undone. To delete a glossary with several dictionaries, use `DELETE /v3/glossaries/{glossary_id}`.',
    tag: glossaryTag,
    params: GlossaryParams,
    status: 204,
    response: null,
    async handle(call): Promise<null> {
      const owner = ownerOf(call, routes);
      const glossary = await routes.glossaries.get(owner, call.params.glossary_id);
      // What this version does not show it does not delete either.
      singleDictionary(glossary);
      await routes.glossaries.remove(owner, glossary.id);
      return null;
    },
  });
}
