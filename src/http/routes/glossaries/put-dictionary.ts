import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import {
  DictionaryBody,
  DictionarySummary,
  GlossaryParams,
  glossaryBodyLimit,
  glossaryTag,
  summarize,
  toGivenDictionary,
} from './glossary-schemas.ts';

export function putDictionaryOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<DictionaryBody, undefined, GlossaryParams>({
    id: 'putGlossaryDictionary',
    method: 'PUT',
    path: '/v3/glossaries/:glossary_id/dictionaries',
    access: { kind: 'developer', scope: 'glossaries:write' },
    summary: 'Add a dictionary, or replace the one of the same language pair',
    description: 'Replaces the whole dictionary of the language pair. To merge entries, use `PATCH`.',
    tag: glossaryTag,
    bodyLimit: glossaryBodyLimit,
    params: GlossaryParams,
    body: DictionaryBody,
    response: DictionarySummary,
    async handle(call): Promise<DictionarySummary> {
      const { body, params, signal } = call;
      const given = toGivenDictionary(body);
      return summarize(await routes.glossaries.putDictionary(ownerOf(call, routes), params.glossary_id, given, signal));
    },
  });
}
