import type { Clock } from '../contracts/clock.ts';
import type { ClaimedJob, JobQueue } from '../contracts/jobs/job-queue.ts';

/** How often a lease is extended before it would run out. */
const beatsPerLease = 3;

export interface LeaseOptions {
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly leaseMilliseconds: number;
}

/** Extends the lease of a claimed job again and again until it is disposed of; `lost` aborts when that fails. */
export class Lease implements Disposable {
  readonly #job: ClaimedJob;
  readonly #options: LeaseOptions;
  readonly #lost = new AbortController();
  #until: number;
  #cancelBeat: () => void = () => {};
  #disposed = false;

  /** `until` is what the job was claimed until. */
  constructor(job: ClaimedJob, until: Date, options: LeaseOptions) {
    this.#job = job;
    this.#options = options;
    this.#until = until.getTime();
    this.#schedule();
  }

  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  [Symbol.dispose](): void {
    this.#disposed = true;
    this.#cancelBeat();
  }

  #schedule(): void {
    const { clock, leaseMilliseconds } = this.#options;
    this.#cancelBeat = clock.after(leaseMilliseconds / beatsPerLease, () => void this.#extend());
  }

  async #extend(): Promise<void> {
    const until = this.#options.clock.now().getTime() + this.#options.leaseMilliseconds;
    const extended = await this.#options.queue.extend(this.#job, new Date(until)).catch(() => undefined);
    if (this.#disposed) return;
    if (extended) this.#until = until;
    // A queue that cannot be reached may be back before the lease has run out.
    else if (extended === false || this.#options.clock.now().getTime() >= this.#until) {
      this.#lost.abort(new Error('The lease of the job is lost.'));
      return;
    }
    this.#schedule();
  }
}
