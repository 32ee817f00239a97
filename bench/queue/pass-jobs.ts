import type { JobQueue } from '../../src/contracts/jobs/job-queue.ts';

/** How many jobs wait at most, and at the beginning: how large the tables become depends on it. */
const backlog = 200;
const workersPerProcess = 2;
const accounts = 50;

/** Adds jobs with these numbers and does them meanwhile, each process with workers of its own. */
export async function passJobs(
  queues: readonly JobQueue[],
  from: number,
  to: number,
): Promise<{ readonly seconds: number; readonly twice: number }> {
  const started = performance.now();
  const given = new Set<string>();
  let added = from;
  let done = from;
  let twice = 0;
  const addOne = async (queue: JobQueue): Promise<void> => {
    const number = added++;
    const id = `job-${number}`;
    const accountId = `account-${number % accounts}`;
    await queue.add({ id, kind: 'bench', accountId, payload: '{}', createdAt: new Date() });
  };
  const add = async (queue: JobQueue): Promise<void> => {
    while (added < to) {
      if (added - done < backlog) await addOne(queue);
      else await new Promise(setImmediate);
    }
  };
  const work = async (queue: JobQueue): Promise<void> => {
    while (done < to) {
      const now = new Date();
      const job = await queue.claim({ kind: 'bench', now, leaseUntil: new Date(now.getTime() + 60_000) });
      if (job === undefined) {
        await new Promise(setImmediate);
        continue;
      }
      if (given.has(job.id)) twice++;
      given.add(job.id);
      await queue.complete(job);
      done++;
    }
  };
  const fill = async (queue: JobQueue): Promise<void> => {
    while (added < Math.min(to, from + backlog)) await addOne(queue);
  };
  await Promise.all(queues.map(fill));
  await Promise.all(
    queues.flatMap((queue) => [add(queue), ...Array.from({ length: workersPerProcess }, () => work(queue))]),
  );
  return { seconds: (performance.now() - started) / 1000, twice };
}
