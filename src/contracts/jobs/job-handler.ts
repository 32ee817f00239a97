import type { ClaimedJob } from './job-queue.ts';

/** What a feature does with its jobs. A job may come again after a crash, so doing it twice must leave what once does. */
export interface JobHandler {
  /**
   * Does the work. A rejection with a retryable error leads to another attempt, any other to `giveUp`. When the signal
   * aborts (the lease is lost, the process ends) it has to stop soon and reject with whatever it likes.
   *
   * `progressed` is for work that goes on where an attempt before has ended: called when something is stored that no later attempt
   * does again, it gives the job all its attempts back. Never rejects. To be called a bounded number of times for a job.
   */
  handle(job: ClaimedJob, signal: AbortSignal, progressed: () => Promise<void>): Promise<void>;
  /** The job has failed permanently: reports that to its waiting clients. It is gone from the queue when this has resolved. */
  giveUp(job: ClaimedJob, error: unknown): Promise<void>;
}
