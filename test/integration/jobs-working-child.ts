/**
 * Does jobs as a server does, to be killed: `node jobs-working-child.ts ADDRESS SECONDS_AHEAD`. Says in a line each when it is
 * `ready`, what it has `begun` and how that ended. The first attempt at a job with the payload `hang` ends when it is
 * aborted.
 */
import { writeSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { JobWorker } from '../../src/jobs/job-worker.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { openServerStores } from '../contracts/stores-fixtures.ts';

const [address = '', secondsAhead = '0'] = process.argv.slice(2);
const clock = { ...systemClock, now: () => new Date(Date.now() + Number(secondsAhead) * 1_000) };
// Straight to the pipe: what is still in a stream's memory would be lost with the process.
const say = (...words: readonly unknown[]) => writeSync(1, `${words.join(' ')}\n`);

await using stores = await openServerStores(address);
await using worker = new JobWorker({
  queue: new DatabaseJobQueue(stores.database, randomIdentifiers),
  kind: 'document',
  concurrency: 3,
  clock,
  leaseMilliseconds: 30_000,
  lookMilliseconds: 50,
  graceMilliseconds: 200,
  retry: { attempts: 1_000, firstDelayMilliseconds: 1, longestDelayMilliseconds: 1, random: () => 1 },
  events: {
    jobEnded: ({ id, attempt, outcome }) => say(outcome, id, attempt),
    jobQueueFailed: ({ error }) => say('failed', error),
  },
  handler: {
    async handle({ id, attempt, payload }, signal) {
      say('begun', id, attempt);
      if (payload !== 'hang' || attempt > 1) return turn();
      await new Promise((_, reject) => signal.addEventListener('abort', reject));
    },
    async giveUp() {},
  },
});
worker.wake();
say('ready');

// Ends with anyone who started it, or when that one asks.
await new Promise((resolve) => process.stdin.once('end', resolve).resume());
