import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { hourOf, listBefore } from '../objects/hour-folders.ts';

const folder = 'translation-memory-jobs';

/** Longer than an upload takes: an object without a job is then left behind. */
const leftBehindAfter = 24 * 3600 * 1000;

/**
 * Name of a file that was brought for an import: `translation-memory-jobs/2026112201/<id of the job>/<upload>`. Each upload has
 * its own, so that a client which sends the file twice does not change what is being read.
 */
export function importObject(jobId: string, uploadId: string, uploadedAt: Date): string {
  return `${folder}/${hourOf(uploadedAt)}/${jobId}/${uploadId}`;
}

/** Removes files that were brought a day ago and that no job waits for; `unfinished` answers the ids of those that do. */
export async function removeOldImportObjects(
  objects: Pick<ObjectStore, 'list' | 'remove'>,
  now: Date,
  unfinished: () => Promise<readonly string[]>,
): Promise<number> {
  const old = await Array.fromAsync(listBefore(objects, folder, new Date(now.getTime() - leftBehindAfter)));
  if (old.length === 0) return 0;
  const wanted = new Set(await unfinished());
  const orphans = old.filter((name) => !wanted.has(name.split('/')[2] ?? ''));
  for (const name of orphans) await objects.remove(name);
  return orphans.length;
}
