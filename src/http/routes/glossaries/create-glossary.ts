import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import {
  CreatedGlossaryAnswer,
  DictionaryBody,
  glossaryBodyLimit,
  glossaryName,
  glossaryTag,
  toGivenDictionary,
  toGlossaryAnswer,
} from './glossary-schemas.ts';

const Body = Type.Object({
  name: glossaryName,
  dictionaries: Type.Optional(
    Type.Array(DictionaryBody, { description: 'One dictionary per language pair; may be empty.' }),
  ),
});

export function createGlossaryOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<Static<typeof Body>, undefined>({
    id: 'createGlossary',
    method: 'POST',
    path: '/v3/glossaries',
    access: { kind: 'developer', scope: 'glossaries:write' },
    summary: 'Create a glossary with any number of dictionaries',
    description:
      'Each dictionary maps phrases of one language to phrases of another. To use the glossary, a translation names it in `glossary_id` and sets `source_lang`.',
    tag: glossaryTag,
    bodyLimit: glossaryBodyLimit,
    body: Body,
    status: 201,
    response: CreatedGlossaryAnswer,
    async handle(call): Promise<Static<typeof CreatedGlossaryAnswer>> {
      const { name, dictionaries = [] } = call.body;
      const given = dictionaries.map((dictionary, index) => toGivenDictionary(dictionary, `dictionaries[${index}].`));
      const glossary = { name, dictionaries: given };
      const created = await routes.glossaries.create(ownerOf(call, routes), glossary, call.signal);
      return { ...toGlossaryAnswer(created), ready: true };
    },
  });
}
