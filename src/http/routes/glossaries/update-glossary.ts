import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import {
  DictionaryBody,
  GlossaryAnswer,
  GlossaryParams,
  glossaryBodyLimit,
  glossaryName,
  glossaryTag,
  toGivenDictionary,
  toGlossaryAnswer,
} from './glossary-schemas.ts';

const Body = Type.Object({
  name: Type.Optional(glossaryName),
  dictionaries: Type.Optional(
    Type.Array(DictionaryBody, {
      maxItems: 1,
      description: 'One dictionary, whose entries are merged into the dictionary of the same language pair.',
    }),
  ),
});

export function updateGlossaryOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<Static<typeof Body>, undefined, GlossaryParams>({
    id: 'updateGlossary',
    method: 'PATCH',
    path: '/v3/glossaries/:glossary_id',
    access: { kind: 'developer', scope: 'glossaries:write' },
    summary: 'Rename a glossary, merge entries into one of its dictionaries, or both',
    description:
      'Entries replace those with the same source phrase; other entries are added. A language pair without a dictionary gets a new one.',
    tag: glossaryTag,
    bodyLimit: glossaryBodyLimit,
    params: GlossaryParams,
    body: Body,
    response: GlossaryAnswer,
    async handle(call): Promise<GlossaryAnswer> {
      const { body, params, signal } = call;
      const [dictionary] = body.dictionaries ?? [];
      const merge = dictionary && toGivenDictionary(dictionary, 'dictionaries[0].');
      const update = { name: body.name, merge };
      return toGlossaryAnswer(
        await routes.glossaries.update(ownerOf(call, routes), params.glossary_id, update, signal),
      );
    },
  });
}
