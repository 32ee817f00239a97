import type { JobHandler } from '../contracts/jobs/job-handler.ts';
import type { ClaimedJob } from '../contracts/jobs/job-queue.ts';
import { Lease, type LeaseOptions } from './lease.ts';
import { nextDelay, type RetryPolicy } from './retry-policy.ts';

/** Returned: given back unfinished, as the process ends. Cancelled: the job was removed meanwhile. Lost: another has it. */
export type JobOutcome = 'completed' | 'retried' | 'given_up' | 'returned' | 'cancelled' | 'lost';

export interface JobEnd {
  readonly outcome: JobOutcome;
  /** What the handler rejected with, or the queue. */
  readonly error?: unknown;
}

export interface JobRunOptions extends LeaseOptions {
  readonly handler: JobHandler;
  readonly retry: RetryPolicy;
}

/** One attempt at a job, from its claim until the queue knows how it ended. */
export class JobRun {
  readonly job: ClaimedJob;
  /** Never rejects. */
  readonly ended: Promise<JobEnd>;
  readonly #options: JobRunOptions;
  readonly #lease: Lease;
  readonly #stopping = new AbortController();
  /** The number of this attempt, counted anew after progress. */
  #count: number;
  #abandoned = false;

  constructor(job: ClaimedJob, leaseUntil: Date, options: JobRunOptions) {
    this.job = job;
    this.#options = options;
    this.#count = job.attempt;
    this.#lease = new Lease(job, leaseUntil, options);
    this.ended = this.#run();
  }

  /** Aborts the handler; the job is given back when it has come to an end. */
  stop(): void {
    this.#stopping.abort(new Error('The process ends.'));
  }

  /** Gives the job back although its handler has not come to an end; what that still does changes nothing in the queue. */
  async abandon(): Promise<void> {
    this.#abandoned = true;
    this.#lease[Symbol.dispose]();
    await this.#release();
  }

  async #run(): Promise<JobEnd> {
    using _lease = this.#lease;
    try {
      return await this.#attempt();
    } catch (error) {
      // The queue failed. The lease runs out, and the job comes again.
      return { outcome: 'lost', error };
    }
  }

  async #attempt(): Promise<JobEnd> {
    const { handler, queue, retry } = this.#options;
    // Its attempts ended without a word: it may be what ends the process.
    if (this.#count > retry.attempts)
      return this.#giveUp(new Error(`The job was begun ${retry.attempts} times and never came to an end.`));
    const signal = AbortSignal.any([this.#lease.lost, this.#stopping.signal]);
    try {
      await handler.handle(this.job, signal, () => this.#countAnew());
    } catch (error) {
      return this.#fail(error);
    }
    return (await queue.complete(this.job)) ? { outcome: 'completed' } : this.#gone();
  }

  async #countAnew(): Promise<void> {
    if (this.#count === 1) return;
    // A queue that does not learn of it gives up sooner, and progress comes again.
    if (await this.#options.queue.countAnew(this.job).catch(() => false)) this.#count = 1;
  }

  async #fail(error: unknown): Promise<JobEnd> {
    if (this.#lease.lost.aborted || this.#abandoned) return this.#gone();
    if (this.#stopping.signal.aborted) return (await this.#release()) ? { outcome: 'returned' } : this.#gone();
    const delay = nextDelay(this.#options.retry, this.#count, error);
    return delay === undefined ? this.#giveUp(error) : this.#retryAfter(delay, error);
  }

  async #giveUp(error: unknown): Promise<JobEnd> {
    const { handler, queue, retry } = this.#options;
    try {
      await handler.giveUp(this.job, error);
    } catch (giveUpError) {
      // Nobody has been notified, so the job must not be gone.
      return this.#retryAfter(retry.longestDelayMilliseconds, giveUpError);
    }
    return (await queue.complete(this.job)) ? { outcome: 'given_up', error } : { ...(await this.#gone()), error };
  }

  async #retryAfter(delay: number, error: unknown): Promise<JobEnd> {
    const { queue, clock } = this.#options;
    const given = await queue.retry(this.job, new Date(clock.now().getTime() + delay));
    return given ? { outcome: 'retried', error } : { ...(await this.#gone()), error };
  }

  /** The lease is lost: was the job taken out, or has another taken it? */
  async #gone(): Promise<JobEnd> {
    return { outcome: (await this.#options.queue.has(this.job.id)) ? 'lost' : 'cancelled' };
  }

  #release(): Promise<boolean> {
    return this.#options.queue.release(this.job, this.#options.clock.now());
  }
}
