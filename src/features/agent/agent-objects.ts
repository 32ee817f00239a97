import { createHash } from 'node:crypto';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { hourOf, listBefore } from '../objects/hour-folders.ts';

type Named = { readonly id: string; readonly createdAt: Date };

const folder = 'agent-tasks';

/** Names of a task's objects: `agent-tasks/2026112201/<id>/order`. */
export const orderName = (task: Named): string => `${folderOf(task)}/order`;
export const resultName = (task: Named): string => `${folderOf(task)}/result`;
/** Paths have characters that names of objects may not have. */
export const stepName = (task: Named, path: string): string =>
  `${folderOf(task)}/step-${createHash('sha256').update(path).digest('hex').slice(0, 40)}`;

export async function removeTaskObjects(
  objects: Pick<ObjectStore, 'remove'>,
  task: Named,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) await objects.remove(stepName(task, path));
  await objects.remove(orderName(task));
  await objects.remove(resultName(task));
}

/** Removes what tasks before that time have left, records or not. */
export async function removeTaskObjectsBefore(objects: ObjectStore, time: Date): Promise<void> {
  for await (const name of listBefore(objects, folder, time)) await objects.remove(name);
}

function folderOf({ id, createdAt }: Named): string {
  return `${folder}/${hourOf(createdAt)}/${id}`;
}
