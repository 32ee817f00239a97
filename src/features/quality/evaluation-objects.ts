import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { hourOf, listBefore } from '../objects/hour-folders.ts';

type Named = { readonly id: string; readonly createdAt: Date };

const folder = 'quality-evaluations';

/** Names of an evaluation's objects: `quality-evaluations/2026112201/<id>/segments`. */
export const segmentsName = (evaluation: Named): string => `${folderOf(evaluation)}/segments`;
export const findingsName = (evaluation: Named): string => `${folderOf(evaluation)}/findings`;

export async function removeEvaluationObjects(objects: Pick<ObjectStore, 'remove'>, evaluation: Named): Promise<void> {
  await objects.remove(segmentsName(evaluation));
  await objects.remove(findingsName(evaluation));
}

/** Removes what evaluations before that time have left, records or not. */
export async function removeEvaluationObjectsBefore(objects: ObjectStore, time: Date): Promise<void> {
  for await (const name of listBefore(objects, folder, time)) await objects.remove(name);
}

function folderOf({ id, createdAt }: Named): string {
  return `${folder}/${hourOf(createdAt)}/${id}`;
}
