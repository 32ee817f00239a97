import { singleDictionary } from '../../../features/glossaries/single-dictionary.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import { GlossaryParams, glossaryTag } from './glossary-schemas.ts';

const mediaType = 'text/tab-separated-values';

export function getV2EntriesOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<undefined, undefined, GlossaryParams>({
    id: 'getGlossaryEntriesV2',
    method: 'GET',
    path: '/v2/glossaries/:glossary_id/entries',
    access: { kind: 'developer', scope: 'glossaries:read' },
    summary: 'Read the entries of a glossary with one dictionary as TSV',
    description: 'The response is text with one entry per line: source phrase, tab, target phrase.',
    tag: glossaryTag,
    params: GlossaryParams,
    requestHeaders: {
      Accept: { type: 'string', description: '`text/tab-separated-values`, the only supported format.' },
    },
    response: { mediaTypes: [mediaType] },
    async handle(call): Promise<string> {
      const owner = ownerOf(call, routes);
      const glossary = await routes.glossaries.get(owner, call.params.glossary_id);
      const entries = await routes.glossaries.readText(owner, glossary.id, singleDictionary(glossary));
      call.reply.type(`${mediaType}; charset=utf-8`);
      return entries;
    },
  });
}
