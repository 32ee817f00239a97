import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import type { Claim, ClaimedJob, NewJob, QueueLook } from '../../src/contracts/jobs/job-queue.ts';
import { JobWorker, type JobWorkerOptions } from '../../src/jobs/job-worker.ts';
import { aJob, at } from '../contracts/job-queue.ts';
import { ManualClock } from './manual-clock.ts';
import { MemoryJobQueue } from './memory-job-queue.ts';

/** A queue that can be cut off, and says how often it was asked for a job. */
export class ObservedQueue extends MemoryJobQueue {
  looks = 0;
  readonly announced: string[] = [];
  failure: Error | undefined;
  /** Awaited before an answer to a claim. */
  gate: Promise<void> | undefined;

  override async announce(kind: string): Promise<void> {
    if (this.failure) throw this.failure;
    this.announced.push(kind);
  }

  override async look(search: Pick<Claim, 'kind' | 'now' | 'shortOnly'>): Promise<QueueLook> {
    this.looks++;
    if (this.failure) throw this.failure;
    return await super.look(search);
  }

  override async claim(claim: Claim): Promise<ClaimedJob | undefined> {
    if (this.failure) throw this.failure;
    const job = await super.claim(claim);
    await this.gate;
    return job;
  }

  override async extend(job: ClaimedJob, leaseUntil: Date): Promise<boolean> {
    if (this.failure) throw this.failure;
    return super.extend(job, leaseUntil);
  }
}

/** One attempt that the worker has begun, in the test's hands. */
export interface Attempt {
  readonly job: ClaimedJob;
  readonly signal: AbortSignal;
  readonly progressed: () => Promise<void>;
  readonly end: PromiseWithResolvers<void>;
}

/** A worker with a queue, time and handlers in the hands of the test. */
export class WorkerScene {
  readonly queue = new ObservedQueue();
  readonly clock = new ManualClock(at(0).toISOString());
  /** In the order of their beginnings. */
  readonly attempts: Attempt[] = [];
  readonly givenUp: { readonly id: string; readonly error: unknown }[] = [];
  readonly ends: string[] = [];
  readonly failures: unknown[] = [];
  giveUpFailure: Error | undefined;

  worker(options: Partial<JobWorkerOptions> = {}): JobWorker {
    return new JobWorker({
      queue: this.queue,
      kind: 'document',
      concurrency: 2,
      clock: this.clock,
      leaseMilliseconds: 30_000,
      lookMilliseconds: 5_000,
      graceMilliseconds: 2_000,
      abortMilliseconds: 1_000,
      retry: { attempts: 3, firstDelayMilliseconds: 1_000, longestDelayMilliseconds: 60_000, random: () => 1 },
      events: {
        jobEnded: ({ id, attempt, outcome }) => this.ends.push(`${id} ${attempt} ${outcome}`),
        jobQueueFailed: ({ error }) => this.failures.push(error),
      },
      handler: {
        handle: (job, signal, progressed) => {
          const end = Promise.withResolvers<void>();
          this.attempts.push({ job, signal, progressed, end });
          return end.promise;
        },
        giveUp: async ({ id }, error) => {
          if (this.giveUpFailure) throw this.giveUpFailure;
          this.givenUp.push({ id, error });
        },
      },
      ...options,
    });
  }

  async add(id: string, fields: Partial<NewJob> = {}): Promise<void> {
    await this.queue.add(aJob(id, { createdAt: this.clock.now(), ...fields }));
  }

  /** Lets time pass and everything come to rest; the queue in memory needs no more than a turn of the event loop. */
  async pass(milliseconds = 0): Promise<void> {
    this.clock.advance(milliseconds);
    await turn();
  }

  attempt(index = -1): Attempt {
    const attempt = this.attempts.at(index);
    assert(attempt, 'no job was begun');
    return attempt;
  }

  /** Ends an attempt as it rejects when it is aborted. */
  obeys({ signal, end }: Attempt): void {
    signal.addEventListener('abort', () => end.reject(signal.reason));
  }

  begun(): string[] {
    return this.attempts.map(({ job }) => job.id);
  }
}
