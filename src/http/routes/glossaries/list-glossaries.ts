import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import { GlossaryAnswer, glossaryTag, toGlossaryAnswer } from './glossary-schemas.ts';

const Answer = Type.Object({ glossaries: Type.Array(GlossaryAnswer) });

export function listGlossariesOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listGlossaries',
    method: 'GET',
    path: '/v3/glossaries',
    access: { kind: 'developer', scope: 'glossaries:read' },
    summary: 'List the glossaries of the account, without entries',
    description: 'Returns the glossaries of the data centre that the host name selects, in order of creation.',
    tag: glossaryTag,
    response: Answer,
    async handle(call): Promise<Static<typeof Answer>> {
      const glossaries = await routes.glossaries.list(ownerOf(call, routes));
      return { glossaries: glossaries.map(toGlossaryAnswer) };
    },
  });
}
