import type { Documents } from '../../../features/documents/documents.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import {
  DocumentKeyFields,
  DocumentParams,
  DocumentStatusAnswer,
  documentTag,
  readDocumentKey,
} from './document-schemas.ts';

export function documentStatusOperations(documents: Documents): readonly Operation[] {
  const shared = {
    path: '/v2/document/:document_id',
    access: { kind: 'developer', scope: 'translate:document' },
    tag: documentTag,
    params: DocumentParams,
    query: DocumentKeyFields,
    response: DocumentStatusAnswer,
  } as const;
  return [
    defineOperation<DocumentKeyFields, DocumentKeyFields, DocumentParams>({
      ...shared,
      id: 'getDocumentStatus',
      method: 'POST',
      summary: 'Ask how far a document is',
      body: DocumentKeyFields,
      async handle({ params, body, query, identity }): Promise<DocumentStatusAnswer> {
        const key = readDocumentKey(body, query);
        return toAnswer(await documents.status(identity, params.document_id, key));
      },
    }),
    defineOperation<undefined, DocumentKeyFields, DocumentParams>({
      ...shared,
      id: 'getDocumentStatusByQuery',
      method: 'GET',
      summary: 'Ask how far a document is, with the key in the query',
      description: 'Prefer POST: addresses are kept in logs of proxies.',
      async handle({ params, query, identity }): Promise<DocumentStatusAnswer> {
        return toAnswer(await documents.status(identity, params.document_id, readDocumentKey(query)));
      },
    }),
  ];
}

function toAnswer(status: Awaited<ReturnType<Documents['status']>>): DocumentStatusAnswer {
  const { id, state, secondsRemaining, billedCharacters, message } = status;
  return {
    document_id: id,
    status: state,
    ...(secondsRemaining === undefined ? {} : { seconds_remaining: secondsRemaining }),
    ...(billedCharacters === undefined ? {} : { billed_characters: billedCharacters }),
    ...(message === undefined ? {} : { message, error_message: message }),
  };
}
