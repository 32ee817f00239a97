import type { ObjectStore } from '../../contracts/stores/objects.ts';

type Named = { readonly id: string; readonly createdAt: Date };

/**
 * Names of a document's objects. They begin with the hour of the upload, so that whatever is left without a record can
 * be known by its name: `documents/2026112201/<id>/source`.
 */
export const sourceName = (document: Named): string => `${folderOf(document)}/source`;
export const resultName = (document: Named): string => `${folderOf(document)}/result`;

export async function removeObjects(objects: ObjectStore, document: Named): Promise<void> {
  await objects.remove(sourceName(document));
  await objects.remove(resultName(document));
}

/** Removes what uploads before that time have left, records or not. */
export async function removeObjectsBefore(objects: ObjectStore, time: Date): Promise<void> {
  const oldest = hourOf(time);
  for await (const name of objects.list('documents/')) {
    const [, hour = ''] = name.split('/');
    if (hour < oldest) await objects.remove(name);
  }
}

function folderOf({ id, createdAt }: Named): string {
  return `documents/${hourOf(createdAt)}/${id.toLowerCase()}`;
}

function hourOf(time: Date): string {
  return time.toISOString().slice(0, 13).replaceAll(/\D/g, '');
}
