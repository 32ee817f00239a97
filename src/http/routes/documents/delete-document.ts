import type { Documents } from '../../../features/documents/documents.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { DocumentKeyFields, type DocumentParams, readDocumentKey, uploadedDocument } from './document-schemas.ts';

export function deleteDocumentOperation(documents: Documents): Operation {
  return defineOperation<DocumentKeyFields, DocumentKeyFields, DocumentParams>({
    id: 'deleteDocument',
    method: 'DELETE',
    path: '/v2/document/:document_id',
    ...uploadedDocument,
    summary: 'Delete a document in any state',
    description: 'Stops the translation. A translation that is not finished is not billed.',
    body: DocumentKeyFields,
    bodyMayBeAbsent: true,
    status: 204,
    response: null,
    async handle({ params, body, query, identity }): Promise<null> {
      await documents.delete(identity, params.document_id, readDocumentKey(body, query));
      return null;
    },
  });
}
