import type { SpokenTermsCollections } from '../../../features/spoken-terms/spoken-terms-collections.ts';
import type { Operation } from '../../operation.ts';
import { createSpokenTermsOperation } from './create-spoken-terms.ts';
import { deleteSpokenTermsOperation } from './delete-spoken-terms.ts';
import { deleteTermListOperation } from './delete-term-list.ts';
import { getSpokenTermsOperation } from './get-spoken-terms.ts';
import { getTermListEntriesOperation } from './get-term-list-entries.ts';
import { listSpokenTermsOperation } from './list-spoken-terms.ts';
import { putTermListOperation } from './put-term-list.ts';
import { updateSpokenTermsOperation } from './update-spoken-terms.ts';

/** Everything that is served of spoken terms. */
export function spokenTermsOperations(collections: SpokenTermsCollections): readonly Operation[] {
  return [
    createSpokenTermsOperation(collections),
    listSpokenTermsOperation(collections),
    getSpokenTermsOperation(collections),
    getTermListEntriesOperation(collections),
    putTermListOperation(collections),
    updateSpokenTermsOperation(collections),
    deleteSpokenTermsOperation(collections),
    deleteTermListOperation(collections),
  ];
}
