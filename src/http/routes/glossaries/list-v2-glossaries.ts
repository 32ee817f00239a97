import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import { glossaryTag, SingleGlossaryAnswer, toSingleAnswer } from './glossary-schemas.ts';

const Answer = Type.Object({ glossaries: Type.Array(SingleGlossaryAnswer) });

export function listV2GlossariesOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listGlossariesV2',
    method: 'GET',
    path: '/v2/glossaries',
    access: { kind: 'developer', scope: 'glossaries:read' },
    summary: 'List the glossaries that have exactly one dictionary',
    description: 'Only `GET /v3/glossaries` lists glossaries with several dictionaries.',
    tag: glossaryTag,
    response: Answer,
    async handle(call): Promise<Static<typeof Answer>> {
      const glossaries = await routes.glossaries.list(ownerOf(call, routes));
      return {
        glossaries: glossaries.flatMap((glossary) =>
          glossary.dictionaries.length === 1
            ? glossary.dictionaries.map((dictionary) => toSingleAnswer(glossary, dictionary))
            : [],
        ),
      };
    },
  });
}
