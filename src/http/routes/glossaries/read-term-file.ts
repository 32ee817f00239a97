import { type Static, Type } from 'typebox';
import { ServiceError } from '../../../errors/service-error.ts';
import { maximumDictionaryBytes } from '../../../features/glossaries/read-dictionary.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import { glossaryTag, PairQuery, pairFields, toPair } from './glossary-schemas.ts';

export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const tbxMediaType = 'application/x-tbx+xml';

const Answer = Type.Object({
  ...pairFields,
  entries: Type.String({
    description:
      'One entry per line: source phrase, tab, target phrase. The line of an entry is its row in the first sheet of a workbook. They are not checked yet.',
  }),
  entries_format: Type.Unsafe<'tsv'>({ type: 'string', enum: ['tsv'] }),
  entry_count: Type.Integer(),
});

export function readTermFileOperation({ files }: GlossaryRoutes): Operation {
  return defineOperation<undefined, PairQuery>({
    id: 'readGlossaryFile',
    method: 'POST',
    path: '/v1/glossaries/entries',
    access: { kind: 'developer', scope: 'glossaries:read' },
    summary: 'Read the entries of an Excel workbook or a TBX file',
    description:
      'Nothing is stored: send the entries to `PATCH /v3/glossaries/{glossary_id}` or another operation. A workbook names languages in its first row (`en`, `de`); without them, the first two columns are taken.',
    tag: glossaryTag,
    query: PairQuery,
    streamedBody: {
      mediaTypes: [workbookMediaType, tbxMediaType, 'application/xml', 'text/xml'],
      description: 'The file.',
      limit: maximumDictionaryBytes,
    },
    response: Answer,
    async handle({ query, stream, identity, request, signal }): Promise<Static<typeof Answer>> {
      if (stream === undefined)
        throw new ServiceError('invalid_content_type', {
          given: request.headers['content-type'] ?? '',
          expected: `${workbookMediaType} or ${tbxMediaType}`,
        });
      const { source, target } = toPair(query);
      const chunks: Uint8Array[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const owner = { accountId: identity.account.id, signal };
      const { text, count } = await files.read(Buffer.concat(chunks), { source, target }, owner);
      return { source_lang: source, target_lang: target, entries: text, entries_format: 'tsv', entry_count: count };
    },
  });
}
