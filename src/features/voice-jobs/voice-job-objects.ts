import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { hourOf, listBefore } from '../objects/hour-folders.ts';

type Named = { readonly id: string; readonly createdAt: Date };

const folder = 'voice-jobs';

/** Names of a job's objects: `voice-jobs/2026112201/<id>/source`. */
export const sourceName = (job: Named): string => `${folderOf(job)}/source`;
/** What was recognized, so that work that goes on after a crash does not listen again. */
export const transcriptName = (job: Named): string => `${folderOf(job)}/transcript`;
/** What was recognized from that millisecond on, while there is no whole transcript. */
export const partName = (job: Named, fromMs: number): string => `${folderOf(job)}/part-${fromMs}`;
export const resultName = (job: Named, position: number): string => `${folderOf(job)}/result-${position}`;

type Removing = Pick<ObjectStore, 'list' | 'remove'>;

export async function removeSource(objects: Removing, job: Named): Promise<void> {
  await objects.remove(sourceName(job));
  await objects.remove(transcriptName(job));
  for await (const name of objects.list(`${folderOf(job)}/part-`)) await objects.remove(name);
}

export async function removeVoiceJobObjects(
  objects: Removing,
  job: Named & { readonly results: readonly unknown[] },
): Promise<void> {
  await removeSource(objects, job);
  for (const position of job.results.keys()) await objects.remove(resultName(job, position));
}

/** Removes what jobs before that time have left, records or not. */
export async function removeVoiceJobObjectsBefore(objects: ObjectStore, time: Date): Promise<void> {
  for await (const name of listBefore(objects, folder, time)) await objects.remove(name);
}

function folderOf({ id, createdAt }: Named): string {
  return `${folder}/${hourOf(createdAt)}/${id}`;
}
