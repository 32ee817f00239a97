import { type Static, Type } from 'typebox';
import { type TermFileFormat, termFileFormats } from '../../../contracts/documents/term-files.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf } from '../../resource-owner.ts';
import { attachment } from '../../schemas/content-disposition.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import { GlossaryParams, glossaryTag } from './glossary-schemas.ts';
import { tbxMediaType, workbookMediaType } from './read-term-file.ts';

const Query = Type.Object({
  format: Type.Unsafe<TermFileFormat>({
    type: 'string',
    enum: termFileFormats,
    description: '`xlsx`: an Excel workbook with a sheet for each dictionary. `tbx`: TBX-Basic (ISO 30042:2019).',
  }),
});
type Query = Static<typeof Query>;

export function exportGlossaryOperation(routes: GlossaryRoutes): Operation {
  return defineOperation<undefined, Query, GlossaryParams>({
    id: 'exportGlossary',
    method: 'GET',
    path: '/v1/glossaries/:glossary_id/file',
    access: { kind: 'developer', scope: 'glossaries:read' },
    summary: 'Export a glossary as an Excel workbook or a TBX file',
    description: 'All its dictionaries, up to 64 MB. For one of them as TSV, read its entries.',
    tag: glossaryTag,
    params: GlossaryParams,
    query: Query,
    response: { mediaTypes: [workbookMediaType, tbxMediaType] },
    async handle(call): Promise<Buffer> {
      const { format } = call.query;
      const owner = ownerOf(call, routes);
      const { name, bytes } = await routes.files.export(owner, call.params.glossary_id, format, call.signal);
      call.reply
        .type(format === 'xlsx' ? workbookMediaType : tbxMediaType)
        .header('content-disposition', attachment(name, `.${format}`));
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
  });
}
