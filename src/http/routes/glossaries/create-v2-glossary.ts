import { type Static, Type } from 'typebox';
import { singleDictionary } from '../../../features/glossaries/single-dictionary.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import {
  dictionaryFields,
  glossaryBodyLimit,
  glossaryName,
  glossaryTag,
  SingleGlossaryAnswer,
  toGivenDictionary,
  toSingleAnswer,
} from './glossary-schemas.ts';

const Body = Type.Object({ name: glossaryName, ...dictionaryFields });

export function createV2GlossaryOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<Static<typeof Body>, undefined>({
    id: 'createGlossaryV2',
    method: 'POST',
    path: '/v2/glossaries',
    access: { kind: 'developer', scope: 'glossaries:write' },
    summary: 'Create a glossary with one dictionary',
    description:
      'For clients of the v2 endpoints: a glossary with one dictionary, whose entries cannot change. New software should use `POST /v3/glossaries`.',
    tag: glossaryTag,
    bodyLimit: glossaryBodyLimit,
    body: Body,
    status: 201,
    response: SingleGlossaryAnswer,
    async handle(call): Promise<SingleGlossaryAnswer> {
      const { body, signal } = call;
      const given = { name: body.name, dictionaries: [toGivenDictionary(body)] };
      const created = await routes.glossaries.create(ownerOf(call, routes), given, signal);
      return toSingleAnswer(created, singleDictionary(created));
    },
  });
}
