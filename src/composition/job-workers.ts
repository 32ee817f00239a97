import { announce, JobWorker, type JobWorkerOptions } from '../jobs/job-worker.ts';
import type { Foundation } from './foundation.ts';

/** Works on the jobs of a kind here, or leaves them to other nodes. */
export function startWorker(
  { config, clock, events, opened }: Pick<Foundation, 'config' | 'clock' | 'events' | 'opened'>,
  options: Omit<JobWorkerOptions, 'clock' | 'events'>,
): Pick<JobWorker, 'wake' | 'offer'> {
  const { queue, kind } = options;
  if (config.role === 'api') return { wake() {}, offer: () => void announce({ queue, kind, events }) };
  return opened.use(new JobWorker({ ...options, clock, events }));
}
