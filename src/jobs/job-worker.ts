import type { Clock } from '../contracts/clock.ts';
import type { JobHandler } from '../contracts/jobs/job-handler.ts';
import type { JobQueue } from '../contracts/jobs/job-queue.ts';
import type { StoreSignals } from '../contracts/stores/store-signals.ts';
import type { Events } from '../observability/events.ts';
import { JobRun } from './job-run.ts';
import { defaultRetryPolicy, type RetryPolicy } from './retry-policy.ts';

export interface JobWorkerOptions {
  readonly queue: JobQueue;
  readonly kind: string;
  readonly handler: JobHandler;
  /** How many jobs at a time. */
  readonly concurrency: number;
  readonly clock: Clock;
  readonly events: Pick<Events, 'jobEnded' | 'jobQueueFailed'>;
  /** Takes only short jobs into the last slot, and one beside a long job in the only slot, so that none waits for the end of a long one. */
  readonly keepsSlotForShort?: boolean;
  /** How long a job stays with a process that died. It is extended three times as often. */
  readonly leaseMilliseconds?: number;
  readonly retry?: RetryPolicy;
  /** Takes only jobs that this node has a secret of. */
  readonly secretsOf?: string;
  /** How often to look for jobs that other processes added. Default 5 s; with signals, as long as a lease. */
  readonly lookMilliseconds?: number;
  /** Whether other processes' jobs are heard of within some milliseconds. */
  readonly signals?: Pick<StoreSignals, 'onJobs'> | undefined;
  /** How long running handlers may go on after dispose before they are aborted. */
  readonly graceMilliseconds?: number;
  /** How long aborted handlers are waited for before their jobs are given back without them. */
  readonly abortMilliseconds?: number;
}

/**
 * All processes hear of a job in the same moment, and one of them can have it. Each waits for a random time up to this one, so
 * that the others find out with one look that it is taken, instead of waiting for each other's locks.
 */
const signalMilliseconds = 20;

const defaults = {
  leaseMilliseconds: 30_000,
  lookMilliseconds: 5_000,
  graceMilliseconds: 5_000,
  abortMilliseconds: 5_000,
  retry: defaultRetryPolicy,
};

/**
 * Does the jobs of a kind, several at a time:
 *
 *     asleep ── wake(), signal, a job's time, now and then ▶ claim ── none ──▶ asleep
 *                                                             │ job
 *                               next claim ◀── a place free ──┤
 *                                                             ▼
 *     complete ◀── resolves ── handler, its lease extended meanwhile ── lease lost ──▶ aborted
 *                                 │
 *                                 ├── rejects, may succeed later ──▶ retry, after a growing pause
 *                                 └── rejects, or no attempt left ─▶ giveUp, complete
 *
 * The last free slot may be for short jobs only (`keepsSlotForShort`).
 *
 * Begins asleep. Dispose claims nothing more, lets handlers finish for a while, aborts those that have not, and gives
 * their jobs back, so that another process begins them at once.
 */
export class JobWorker implements AsyncDisposable {
  readonly #options: JobWorkerOptions & typeof defaults;
  readonly #runs = new Set<JobRun>();
  readonly #listening: Disposable | undefined;
  #claiming = false;
  #woken = false;
  /** Something may be here that no other process has heard of. */
  #offered = false;
  #loop: Promise<void> = Promise.resolve();
  #cancelTimer: () => void = () => {};
  #cancelSignal: (() => void) | undefined;
  #closed = false;

  constructor(options: JobWorkerOptions) {
    const { signals, leaseMilliseconds = defaults.leaseMilliseconds } = options;
    // Signals say all but that a process died, whose leases end.
    const looks = signals === undefined ? {} : { lookMilliseconds: leaseMilliseconds };
    this.#options = { ...defaults, ...looks, ...options };
    this.#listening = signals?.onJobs(options.kind, () => this.#wakeSoon());
  }

  /** There may be something to claim. */
  wake(): void {
    if (this.#closed) return;
    this.#woken = true;
    if (!this.#claiming) this.#loop = this.#claimAll();
  }

  /**
   * There is something to claim that other processes have not heard of: a free slot here is the nearest one. If none is left
   * for it, they hear of it.
   */
  offer(): void {
    this.#offered = true;
    if (this.#closed) this.#announce();
    else this.wake();
  }

  #announce(): void {
    this.#offered = false;
    void announce(this.#options);
  }

  /** Once for all signals that come meanwhile. */
  #wakeSoon(): void {
    const { clock, retry } = this.#options;
    this.#cancelSignal ??= clock.after(retry.random() * signalMilliseconds, () => {
      this.#cancelSignal = undefined;
      this.wake();
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    this.#listening?.[Symbol.dispose]();
    this.#cancelSignal?.();
    this.#cancelTimer();
    await this.#loop;
    await this.#waitForRuns(this.#options.graceMilliseconds);
    for (const run of this.#runs) run.stop();
    await this.#waitForRuns(this.#options.abortMilliseconds);
    await Promise.allSettled(Array.from(this.#runs, (run) => run.abandon()));
  }

  get #longRuns(): number {
    return [...this.#runs].filter(({ job }) => !job.isShort).length;
  }

  /** A long job in the only slot leaves one beside it for a short one. */
  get #slots(): number {
    const { concurrency, keepsSlotForShort = false } = this.#options;
    return keepsSlotForShort && concurrency === 1 && this.#longRuns > 0 ? 2 : concurrency;
  }

  /** Long jobs have all slots that they may have. */
  get #shortOnly(): boolean {
    const { concurrency, keepsSlotForShort = false } = this.#options;
    return keepsSlotForShort && this.#longRuns >= Math.max(concurrency - 1, 1);
  }

  get #hasFreeSlot(): boolean {
    return !this.#closed && this.#runs.size < this.#slots;
  }

  async #claimAll(): Promise<void> {
    this.#claiming = true;
    this.#cancelTimer();
    const { events, kind, lookMilliseconds } = this.#options;
    let pause = lookMilliseconds;
    let isInterrupted = false;
    try {
      do {
        this.#woken = false;
        let isThereMore = true;
        // Without a free slot, the end of a run wakes.
        while (isThereMore && this.#hasFreeSlot) {
          const look = await this.#look();
          pause = look.pause;
          isThereMore = look.hasClaimable && (await this.#claimNext());
        }
      } while (this.#woken && this.#hasFreeSlot);
    } catch (error) {
      isInterrupted = true;
      events.jobQueueFailed({ kind, error });
    }
    this.#claiming = false;
    if (this.#offered && (!this.#hasFreeSlot || this.#shortOnly || isInterrupted)) this.#announce();
    this.#offered = false;
    if (this.#hasFreeSlot) this.#cancelTimer = this.#options.clock.after(pause, () => this.wake());
  }

  /** Most looks find nothing, and need no write lock. `pause`: milliseconds until there may be more without a word of it. */
  async #look(): Promise<{ readonly hasClaimable: boolean; readonly pause: number }> {
    const { queue, kind, clock, lookMilliseconds } = this.#options;
    const now = clock.now();
    const { hasClaimable, nextAt } = await queue.look({ kind, now, shortOnly: this.#shortOnly });
    const wait = nextAt === undefined ? lookMilliseconds : nextAt.getTime() - now.getTime();
    return { hasClaimable, pause: Math.min(lookMilliseconds, wait) };
  }

  /** False when there was nothing to claim. */
  async #claimNext(): Promise<boolean> {
    const { queue, kind, clock, leaseMilliseconds, secretsOf } = this.#options;
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMilliseconds);
    const shortOnly = this.#shortOnly;
    const job = await queue.claim({ kind, now, leaseUntil, shortOnly, ...(secretsOf && { secretsOf }) });
    if (job === undefined) return false;
    if (this.#closed) await queue.release(job, clock.now());
    else void this.#follow(new JobRun(job, leaseUntil, this.#options), now);
    return true;
  }

  async #follow(run: JobRun, started: Date): Promise<void> {
    this.#runs.add(run);
    const { outcome, error } = await run.ended;
    this.#runs.delete(run);
    const { id, kind, attempt } = run.job;
    const seconds = (this.#options.clock.now().getTime() - started.getTime()) / 1_000;
    this.#options.events.jobEnded({ kind, id, attempt, outcome, seconds, ...(error !== undefined && { error }) });
    this.wake();
  }

  async #waitForRuns(milliseconds: number): Promise<void> {
    if (this.#runs.size === 0 || milliseconds <= 0) return;
    // A timer of the clock lets the process end, and so may handlers; the jobs would not be given back.
    const held = setInterval(() => {}, 2 ** 30);
    let cancel = () => {};
    const timeUp = new Promise<void>((resolve) => {
      cancel = this.#options.clock.after(milliseconds, resolve);
    });
    await Promise.race([timeUp, Promise.all(Array.from(this.#runs, ({ ended }) => ended))]);
    cancel();
    clearInterval(held);
  }
}

/** Has other processes look; without a way to the queue, they look when theirs is there again. */
export async function announce({
  queue,
  kind,
  events,
}: Pick<JobWorkerOptions, 'queue' | 'kind' | 'events'>): Promise<void> {
  try {
    await queue.announce(kind);
  } catch (error) {
    events.jobQueueFailed({ kind, error });
  }
}
