import type { FastifyRequest } from 'fastify';
import type { Region } from '../../../contracts/stores/resource-owner.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { DocumentUploads, ReceivedFile } from '../../../features/documents/document-uploads.ts';
import type { Documents } from '../../../features/documents/documents.ts';
import { multipartOverhead, readMultipart } from '../../body/multipart.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { recordLanguages } from '../../plugins/request-record.ts';
import { fieldReader, SchemaValidation } from '../../plugins/validation.ts';
import { DocumentHandle, documentTag, UploadFields } from './document-schemas.ts';
import { toDocumentOrder } from './to-document-order.ts';

export interface DocumentRoutes {
  readonly documents: Documents;
  readonly uploads: DocumentUploads;
  readonly regionOf: (request: FastifyRequest) => Region;
}

const mediaType = 'multipart/form-data';

export function uploadDocumentOperation({ uploads, regionOf }: DocumentRoutes): Operation {
  const readFields = fieldReader(UploadFields, new SchemaValidation());
  return defineOperation<undefined, undefined>({
    id: 'uploadDocument',
    method: 'POST',
    path: '/v2/document',
    access: { kind: 'developer', scope: 'translate:document' },
    summary: 'Upload a document for translation',
    description:
      'The server responds as soon as it has stored the encrypted file, and translates it in the background. Repeat `POST /v2/document/{document_id}` until the status is `done`, then download the result once.',
    tag: documentTag,
    isBilled: true,
    reportingTag: true,
    streamedBody: {
      mediaTypes: [mediaType],
      description: 'The document.',
      limit: uploads.largest + multipartOverhead,
      form: UploadFields,
    },
    response: DocumentHandle,
    async handle({ stream, identity, request }): Promise<DocumentHandle> {
      const contentType = request.headers['content-type'] ?? '';
      if (stream === undefined)
        throw new ServiceError('invalid_content_type', { given: contentType, expected: mediaType });
      let received: Promise<ReceivedFile> | undefined;
      let partName: string | undefined;
      try {
        const { fields, file } = await readMultipart(stream, contentType, (name, content) => {
          partName = name;
          received = uploads.receive(identity, name, content);
          return received;
        });
        const order = toDocumentOrder(readFields(fields) as UploadFields, partName, request.headers);
        recordLanguages(request.record, { source: order.sourceLanguage, target: order.targetLanguage });
        if (file === undefined) throw new ServiceError('missing_parameter', { parameter: 'file' });
        const evaluationJobId = await uploads.accept({ identity, region: regionOf(request) }, file, order);
        return {
          document_id: file.id,
          document_key: file.documentKey,
          ...(evaluationJobId === undefined ? {} : { quality_evaluation_job_id: evaluationJobId }),
        };
      } catch (error) {
        await received?.then(
          (file) => uploads.discard(file),
          () => {},
        );
        throw error;
      }
    },
  });
}
