import { type Static, Type } from 'typebox';
import type { DocumentUploads } from '../../../features/documents/document-uploads.ts';
import type { DocumentEvaluations } from '../../../features/quality/document-evaluations.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { consoleTag, visitorAccess } from './session-schemas.ts';

const Answer = Type.Object({
  document_types: Type.Array(
    Type.Object({
      extension: Type.String({ description: 'In lower case, without the dot.' }),
      maximum_bytes: Type.Integer({ description: 'Of an upload, with the plan of the account.' }),
      least_billed_characters: Type.Integer({ description: 'What a document of the type is billed at least.' }),
      outputs: Type.Array(Type.String(), {
        description: 'Extensions that `output_format` can name, the usual one first.',
      }),
      can_be_evaluated: Type.Boolean({
        description: 'Whether `enable_quality_evaluation=true` is accepted, with the language of the document.',
      }),
      missing: Type.Optional(
        Type.String({ description: 'Why documents of the type cannot be translated now, and how to change that.' }),
      ),
    }),
  ),
});
type Answer = Static<typeof Answer>;

export function listDocumentTypesOperation(
  uploads: Pick<DocumentUploads, 'types'>,
  evaluations: Pick<DocumentEvaluations, 'isOffered'>,
): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listDocumentTypes',
    method: 'GET',
    path: '/v1/console/document-types',
    access: visitorAccess,
    summary: 'List the types of documents that can be translated',
    description:
      'By file extension, with the limits of the account, so that pages can refuse a file before its upload.',
    tag: consoleTag,
    response: Answer,
    handle: async ({ identity }): Promise<Answer> => ({
      document_types: uploads.types(identity).map(({ extension, bytes, leastBilled, outputs, missing }) => ({
        extension,
        maximum_bytes: Math.floor(bytes),
        least_billed_characters: leastBilled,
        outputs: [...outputs],
        can_be_evaluated: evaluations.isOffered(identity, extension),
        ...(missing === undefined ? {} : { missing }),
      })),
    }),
  });
}
