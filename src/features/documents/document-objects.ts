import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { hourOf, listBefore } from '../objects/hour-folders.ts';

type Named = { readonly id: string; readonly createdAt: Date };

/**
 * Names of a document's objects. They begin with the hour of the upload, so that whatever is left without a record can
 * be known by its name: `documents/2026112201/<id>/source`.
 */
export const sourceName = (document: Named): string => `${folderOf(document)}/source`;
export const resultName = (document: Named): string => `${folderOf(document)}/result`;
export const warningsName = (document: Named): string => `${folderOf(document)}/warnings`;

export async function removeObjects(objects: ObjectStore, document: Named): Promise<void> {
  await objects.remove(sourceName(document));
  await objects.remove(resultName(document));
  await objects.remove(warningsName(document));
}

/** Removes what uploads before that time have left, records or not. */
export async function removeObjectsBefore(objects: ObjectStore, time: Date): Promise<void> {
  for await (const name of listBefore(objects, 'documents', time)) await objects.remove(name);
}

function folderOf({ id, createdAt }: Named): string {
  return `documents/${hourOf(createdAt)}/${id.toLowerCase()}`;
}
