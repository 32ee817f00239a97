import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import { GlossaryParams, glossaryTag, PairQuery, pairFields, toPair } from './glossary-schemas.ts';

const Answer = Type.Object({
  dictionaries: Type.Array(
    Type.Object({
      ...pairFields,
      entries: Type.String({ description: 'One entry per line: source phrase, tab, target phrase.' }),
      entries_format: Type.Unsafe<'tsv'>({ type: 'string', enum: ['tsv'] }),
    }),
  ),
});

export function getEntriesOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<undefined, PairQuery, GlossaryParams>({
    id: 'getGlossaryEntries',
    method: 'GET',
    path: '/v3/glossaries/:glossary_id/entries',
    access: { kind: 'developer', scope: 'glossaries:read' },
    summary: 'Read the entries of one dictionary as TSV',
    description: 'The query selects the language pair. The response has one entry per line.',
    tag: glossaryTag,
    params: GlossaryParams,
    query: PairQuery,
    queryMayBeForm: true,
    response: Answer,
    async handle(call): Promise<Static<typeof Answer>> {
      const { source, target } = toPair(call.query);
      const owner = ownerOf(call, routes);
      const entries = await routes.glossaries.readText(owner, call.params.glossary_id, { source, target });
      return { dictionaries: [{ source_lang: source, target_lang: target, entries, entries_format: 'tsv' }] };
    },
  });
}
