import type { Operation } from '../../operation.ts';
import { deleteDocumentOperation } from './delete-document.ts';
import { documentStatusOperations } from './document-status.ts';
import { downloadDocumentOperations } from './download-document.ts';
import { type DocumentRoutes, uploadDocumentOperation } from './upload-document.ts';

/** Everything that is served of documents. */
export function documentOperations(routes: DocumentRoutes): readonly Operation[] {
  return [
    uploadDocumentOperation(routes),
    ...documentStatusOperations(routes.documents),
    ...downloadDocumentOperations(routes.documents),
    deleteDocumentOperation(routes.documents),
  ];
}
