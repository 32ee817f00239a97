import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MemoryJob } from '../../contracts/stores/translation-memory-jobs.ts';

/** What becomes of a job that a data folder has as a file. */
export interface MemoryJobAdopter {
  add(job: MemoryJob): Promise<void>;
  /** Has a file imported for a job. A job may come again with its file. */
  enqueue(job: MemoryJob, content: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Takes over jobs that an older release has left in a folder: `<id>.json` is a job and `<id>.tmx` its file. A file goes when the
 * database has its job, so that a process which is killed goes on at its next start. Answers how many.
 */
export async function adoptMemoryJobs(folder: string, adopter: MemoryJobAdopter): Promise<number> {
  if (!existsSync(folder)) return 0;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  for (const name of names) {
    const path = join(folder, name);
    const job = toJob(await readFile(path, 'utf8'));
    const filePath = path.replace(/json$/, 'tmx');
    await adopter.add(job);
    if (job.state === 'processing')
      await adopter.enqueue(job, existsSync(filePath) ? createReadStream(filePath) : nothing());
    await rm(path);
    await rm(filePath, { force: true });
  }
  await rm(folder, { recursive: true });
  return names.length;
}

async function* nothing(): AsyncGenerator<never> {
  yield* [];
}

function toJob(text: string): MemoryJob {
  const stored = JSON.parse(text) as Omit<MemoryJob, 'createdAt' | 'updatedAt' | 'expiresAt'> &
    Record<'createdAt' | 'updatedAt' | 'expiresAt', string>;
  return {
    ...stored,
    createdAt: new Date(stored.createdAt),
    updatedAt: new Date(stored.updatedAt),
    expiresAt: new Date(stored.expiresAt),
  };
}
