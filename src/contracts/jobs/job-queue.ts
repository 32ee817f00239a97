/** A piece of work that was accepted and is to be done, in this process or another, also after a crash. */
export interface NewJob {
  /** Unique in the queue; a job that is added twice is there once. */
  readonly id: string;
  /** Names the worker: `document`. */
  readonly kind: string;
  /** Whose work it is; accounts take turns. */
  readonly accountId: string;
  /** What the worker needs beside the id, small; never a secret. */
  readonly payload: string;
  readonly createdAt: Date;
  /** Not before. Default `createdAt`: at once. */
  readonly runAt?: Date;
  /**
   * How long the work is expected to take, for its order among the jobs of the account. Default 0. One of which nothing is known
   * counts as one that takes no time.
   */
  readonly expectedMilliseconds?: number;
  /** Workers may keep a slot free for it (`Claim.shortOnly`). */
  readonly isShort?: true;
  /** Work on it needs a secret (`job-secrets.ts`): other processes hear of it when it has one. */
  readonly needsSecret?: true;
}

export interface ClaimedJob extends Omit<NewJob, 'runAt' | 'needsSecret' | 'expectedMilliseconds'> {
  /** 1 for the first, and the next after what was counted anew; claims that were lost count, those that were released do not. */
  readonly attempt: number;
  /** Proof of the claim: what is done with a claim that has passed to another changes nothing. */
  readonly lease: string;
}

export interface Claim {
  readonly kind: string;
  readonly now: Date;
  /** Until when the job is this worker's, unless it is extended. */
  readonly leaseUntil: Date;
  /** Only jobs that this node has a secret of (`job-secrets.ts`). */
  readonly secretsOf?: string;
  /** Only jobs that are short. */
  readonly shortOnly?: boolean;
}

export interface QueueLook {
  /** Whether there is a job to claim; a node may lack its secret. */
  readonly hasClaimable: boolean;
  /** When the next job becomes claimable that is not so now (a later `runAt`, a lease that runs out). */
  readonly nextAt?: Date;
}

export interface QueueCounts {
  /** Claimable now or later. */
  readonly waiting: number;
  /** With a lease that has not run out. */
  readonly running: number;
}

/**
 * Jobs by kind. Every implementation passes `test/contracts/job-queue.ts`.
 *
 * - A job that was added is on disk when the promise resolves, and stays until it is completed or given up, whatever
 *   happens to processes: a claim whose lease has run out is claimable again, as its next attempt.
 * - At most one holds the lease of a job at a time, however many workers and processes claim. A lease that has run out is
 *   lost when another claims the job; until then it can be extended.
 * - Fair: of the accounts with claimable jobs the one with the fewest running jobs goes first, of those the one whose turn
 *   is longest ago. An account gets in line when it has a job after having had none, and behind all others when one of its
 *   jobs is claimed; so 100,000 jobs of one account hold up no other.
 * - Short ones first, within bounds: jobs of an account are in the order of `createdAt` plus four times what they are expected to
 *   take, but at most ten minutes. So a long job is overtaken only by those that come within that time after it.
 */
export interface JobQueue {
  add(job: NewJob): Promise<void>;
  /** Has the workers of other processes look for jobs of a kind. */
  announce(kind: string): Promise<void>;
  /** The next job, now this worker's, or undefined when none is claimable. */
  claim(claim: Claim): Promise<ClaimedJob | undefined>;
  /** False when the lease is lost: the work must stop. */
  extend(job: Pick<ClaimedJob, 'id' | 'lease'>, leaseUntil: Date): Promise<boolean>;
  /** Counts the attempt that runs as the first one. False when the lease is lost. */
  countAnew(job: Pick<ClaimedJob, 'id' | 'lease'>): Promise<boolean>;
  /** The job is done or given up, and gone. False when the lease is lost. */
  complete(job: Pick<ClaimedJob, 'id' | 'lease'>): Promise<boolean>;
  /** Gives the job back for another attempt, not before `runAt`. False when the lease is lost. */
  retry(job: Pick<ClaimedJob, 'id' | 'lease'>, runAt: Date): Promise<boolean>;
  /** Gives the job back as if it had not been claimed: claimable at once, the attempt not counted. False when the lease is lost. */
  release(job: Pick<ClaimedJob, 'id' | 'lease'>, now: Date): Promise<boolean>;
  /** Removes the job, even while a worker processes it; its worker learns it when it extends the lease. */
  remove(id: string): Promise<void>;
  has(id: string): Promise<boolean>;
  /** Whether somebody has a lease of it that has not run out. */
  isRunning(id: string, now: Date): Promise<boolean>;
  /** Ids of all jobs of a kind, in order of `createdAt`. */
  list(kind: string): Promise<readonly string[]>;
  /** Costs less than a claim that finds nothing. */
  look(search: Pick<Claim, 'kind' | 'now' | 'shortOnly'>): Promise<QueueLook>;
  count(kind: string, now: Date): Promise<QueueCounts>;
  /** `createdAt` of the oldest job that nobody works on, whether it is claimable now or later. */
  oldestWaiting(kind: string, now: Date): Promise<Date | undefined>;
}
