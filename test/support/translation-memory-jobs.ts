import type { JobQueue } from '../../src/contracts/jobs/job-queue.ts';
import {
  ImportWork,
  type ImportWorkOptions,
  mayBeImportedLater,
  memoryImportJobKind,
} from '../../src/features/translation-memories/import-work.ts';
import { MemoryJobs, type MemoryJobsOptions } from '../../src/features/translation-memories/memory-jobs.ts';
import { JobWorker, type JobWorkerOptions } from '../../src/jobs/job-worker.ts';
import { defaultRetryPolicy } from '../../src/jobs/retry-policy.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';

type Parts = ImportWorkOptions &
  Omit<MemoryJobsOptions, 'ids' | 'wake'> &
  Pick<JobWorkerOptions, 'concurrency' | 'events'> & { readonly queue: JobQueue };

/** Jobs of translation memories with their worker, as a server has them. The worker gives its jobs back when it ends. */
export function startMemoryJobs(parts: Parts, opened: AsyncDisposableStack): { readonly jobs: MemoryJobs } {
  const worker = opened.use(
    new JobWorker({
      ...parts,
      kind: memoryImportJobKind,
      handler: new ImportWork(parts),
      retry: { ...defaultRetryPolicy, isRetryable: mayBeImportedLater },
      graceMilliseconds: 0,
    }),
  );
  worker.wake();
  return { jobs: new MemoryJobs({ ...parts, ids: randomIdentifiers, wake: () => worker.wake() }) };
}
