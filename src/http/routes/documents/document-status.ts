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
      summary: 'Read the status of a document',
      description: 'With `done`, `X-Service-Warnings` lists what could not be done as requested.',
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
      summary: 'Read the status of a document, with the key in the query',
      description: 'Prefer POST: proxies write addresses to their logs.',
      async handle({ params, query, identity, reply }): Promise<DocumentStatusAnswer> {
        return answer(await documents.status(identity, params.document_id, readDocumentKey(query)), reply);
      },
    }),
  ];
}

function answer(status: DocumentStatus, reply: FastifyReply): DocumentStatusAnswer {
  const { id, state, secondsRemaining, progress, billedCharacters, warnings, notices, message, evaluationJobId } =
    status;
  setWarningsHeader(reply, warnings);
  return {
    document_id: id,
    status: state,
    ...(secondsRemaining === undefined ? {} : { seconds_remaining: secondsRemaining }),
    ...(progress === undefined ? {} : { progress }),
    ...(billedCharacters === undefined ? {} : { billed_characters: billedCharacters }),
    ...(message === undefined ? {} : { message, error_message: message }),
    ...(notices.length === 0 ? {} : { warnings: [...notices] }),
    ...(evaluationJobId === undefined ? {} : { quality_evaluation_job_id: evaluationJobId }),
  };
}
