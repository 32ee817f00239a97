import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import { GlossaryParams, glossaryTag } from './glossary-schemas.ts';

export function deleteGlossaryOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<undefined, undefined, GlossaryParams>({
    id: 'deleteGlossary',
    method: 'DELETE',
    path: '/v3/glossaries/:glossary_id',
    access: { kind: 'developer', scope: 'glossaries:write' },
    summary: 'Delete a glossary with all its dictionaries',
    description: 'This cannot be undone. Later translations that name the glossary get 404.',
    tag: glossaryTag,
    params: GlossaryParams,
    status: 204,
    response: null,
    async handle(call): Promise<null> {
      await routes.glossaries.remove(ownerOf(call, routes), call.params.glossary_id);
      return null;
    },
  });
}
