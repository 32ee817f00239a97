import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { DocumentDownload, Documents } from '../../../features/documents/documents.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { attachment } from '../../schemas/content-disposition.ts';
import { setWarningsHeader, warningsHeader } from '../../schemas/service-headers.ts';
import { DocumentKeyFields, type DocumentParams, readDocumentKey, uploadedDocument } from './document-schemas.ts';

export function downloadDocumentOperations(documents: Documents): readonly Operation[] {
  const shared = {
    path: '/v2/document/:document_id/result',
    ...uploadedDocument,
    response: { mediaTypes: ['application/octet-stream'] },
    responseHeaders: warningsHeader,
  } as const;
  return [
    defineOperation<DocumentKeyFields, DocumentKeyFields, DocumentParams>({
      ...shared,
      id: 'downloadDocument',
      method: 'POST',
      summary: 'Download a translated document (once)',
      description:
        'The server deletes the document after it has sent the last byte. `X-Service-Warnings` is the same as in the status response.',
      body: DocumentKeyFields,
      bodyMayBeAbsent: true,
      async handle({ params, body, query, identity, reply }): Promise<Readable> {
        return send(await documents.download(identity, params.document_id, readDocumentKey(body, query)), reply);
      },
    }),
    defineOperation<undefined, DocumentKeyFields, DocumentParams>({
      ...shared,
      id: 'downloadDocumentByQuery',
      method: 'GET',
      summary: 'Download a translated document (once), with the key in the query',
      description: 'Prefer POST: proxies write addresses to their logs.',
      async handle({ params, query, identity, reply }): Promise<Readable> {
        return send(await documents.download(identity, params.document_id, readDocumentKey(query)), reply);
      },
    }),
  ];
}

function send({ content, fileName, mediaType, warnings, end }: DocumentDownload, reply: FastifyReply): Readable {
  const ending = /\.[^.]*$/.exec(fileName)?.[0] ?? '';
  const name = fileName.slice(0, fileName.length - ending.length);
  reply.raw.once('finish', () => void end(true));
  // Closed without being finished: the client has gone, and may come back for it.
  reply.raw.once('close', () => void end(false));
  setWarningsHeader(reply, warnings);
  reply.type(mediaType).header('content-disposition', attachment(name, ending));
  return Readable.from(content, { objectMode: false });
}
