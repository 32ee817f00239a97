import type { ClaimedJob } from './job-queue.ts';

/** What a feature does with its jobs. A job may come again after a crash, so doing it twice must leave what once does. */
export interface JobHandler {
  /**
   * Does the work. A rejection with a retryable error leads to another attempt, any other to `giveUp`. When the signal
   * aborts (the lease is lost, the process ends) it has to stop soon and reject with whatever it likes.
   */
  handle(job: ClaimedJob, signal: AbortSignal): Promise<void>;
  /** The job has failed permanently: reports that to its waiting clients. It is gone from the queue when this has resolved. */
  giveUp(job: ClaimedJob, error: unknown): Promise<void>;
}
