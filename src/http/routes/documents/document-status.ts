import type { FastifyReply } from 'fastify';
import type { DocumentStatus, Documents } from '../../../features/documents/documents.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { setWarningsHeader, warningsHeader } from '../../schemas/service-headers.ts';
import {
  DocumentKeyFields,
  type DocumentParams,
  DocumentStatusAnswer,
  readDocumentKey,
  uploadedDocument,
} from './document-schemas.ts';

export function documentStatusOperations(documents: Documents): readonly Operation[] {
  const shared = {
    path: '/v2/document/:document_id',
    ...uploadedDocument,
    response: DocumentStatusAnswer,
    responseHeaders: warningsHeader,
  } as const;
  return [
    defineOperation<DocumentKeyFields, DocumentKeyFields, DocumentParams>({
      ...shared,
      id: 'getDocumentStatus',
      method: 'POST',
      summary: 'Ask how far a document is',
      description: 'With `done`, `X-Service-Warnings` names what was not done as it was asked for.',
      body: DocumentKeyFields,
      bodyMayBeAbsent: true,
      async handle({ params, body, query, identity, reply }): Promise<DocumentStatusAnswer> {
        const key = readDocumentKey(body, query);
        return answer(await documents.status(identity, params.document_id, key), reply);
      },
    }),
    defineOperation<undefined, DocumentKeyFields, DocumentParams>({
      ...shared,
      id: 'getDocumentStatusByQuery',
      method: 'GET',
      summary: 'Ask how far a document is, with the key in the query',
      description: 'Prefer POST: addresses are kept in logs of proxies.',
      async handle({ params, query, identity, reply }): Promise<DocumentStatusAnswer> {
        return answer(await documents.status(identity, params.document_id, readDocumentKey(query)), reply);
      },
    }),
  ];
}

function answer(status: DocumentStatus, reply: FastifyReply): DocumentStatusAnswer {
  const { id, state, secondsRemaining, billedCharacters, warnings, message } = status;
  setWarningsHeader(reply, warnings);
  return {
    document_id: id,
    status: state,
    ...(secondsRemaining === undefined ? {} : { seconds_remaining: secondsRemaining }),
    ...(billedCharacters === undefined ? {} : { billed_characters: billedCharacters }),
    ...(message === undefined ? {} : { message, error_message: message }),
  };
}
