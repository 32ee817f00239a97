import { createHash } from 'node:crypto';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { hourOf, listBefore } from '../objects/hour-folders.ts';

export type NamedTask = { readonly id: string; readonly createdAt: Date };

const folder = 'agent-tasks';

/** Names of a task's objects: `agent-tasks/2026112201/<id>/order`. */
export const orderName = (task: NamedTask): string => `${folderOf(task)}/order`;
export const resultName = (task: NamedTask): string => `${folderOf(task)}/result`;
export const questionName = (task: NamedTask): string => `${folderOf(task)}/question`;
export const artifactsName = (task: NamedTask): string => `${folderOf(task)}/artifacts`;
export const fileName = (task: NamedTask, id: string): string => `${folderOf(task)}/file-${id}`;
/** Paths have characters that names of objects may not have. */
export const stepName = (task: NamedTask, path: string): string =>
  `${folderOf(task)}/step-${createHash('sha256').update(path).digest('hex').slice(0, 40)}`;

/** With what steps have left that were not finished. */
export async function removeTaskObjects(objects: Pick<ObjectStore, 'list' | 'remove'>, task: NamedTask): Promise<void> {
  for await (const name of objects.list(`${folderOf(task)}/`)) await objects.remove(name);
}

/** Removes what tasks before that time have left, records or not. */
export async function removeTaskObjectsBefore(objects: ObjectStore, time: Date): Promise<void> {
  for await (const name of listBefore(objects, folder, time)) await objects.remove(name);
}

function folderOf({ id, createdAt }: NamedTask): string {
  return `${folder}/${hourOf(createdAt)}/${id}`;
}
