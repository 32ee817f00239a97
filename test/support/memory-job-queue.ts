import type {
  Claim,
  ClaimedJob,
  JobQueue,
  NewJob,
  QueueCounts,
  QueueLook,
} from '../../src/contracts/jobs/job-queue.ts';

type Lease = Pick<ClaimedJob, 'id' | 'lease'>;

interface Entry {
  readonly job: NewJob;
  claimableAt: Date;
  attempt: number;
  lease: string | undefined;
}

/** A queue in memory, written to be read: what others do is compared with it. */
export class MemoryJobQueue implements JobQueue {
  readonly #entries = new Map<string, Entry>();
  /** Ids of the nodes that have a secret of a job, by its id. */
  readonly #holders = new Map<string, Set<string>>();
  /** Accounts by kind, whose turn is longest ago first. */
  readonly #lines = new Map<string, string[]>();
  #leases = 0;

  async add(job: NewJob): Promise<void> {
    if (this.#entries.has(job.id)) return;
    this.#entries.set(job.id, { job, claimableAt: job.runAt ?? job.createdAt, attempt: 0, lease: undefined });
    const line = this.#line(job.kind);
    if (!line.includes(job.accountId)) line.push(job.accountId);
  }

  /** Nobody else is there to hear it. */
  async announce(_kind: string): Promise<void> {}

  async claim({ kind, now, leaseUntil, secretsOf, shortOnly }: Claim): Promise<ClaimedJob | undefined> {
    const entries = this.#ofKind(kind);
    const running = (account: string) =>
      entries.filter((entry) => entry.job.accountId === account && isRunning(entry, now)).length;
    const line = this.#line(kind);
    const [entry] = entries
      .filter(
        ({ job, claimableAt }) =>
          claimableAt <= now &&
          (!shortOnly || job.isShort) &&
          (secretsOf === undefined || this.#holders.get(job.id)?.has(secretsOf)),
      )
      .sort(({ job: a }, { job: b }) => {
        const byRunning = running(a.accountId) - running(b.accountId);
        return byRunning || line.indexOf(a.accountId) - line.indexOf(b.accountId) || orderOf(a) - orderOf(b);
      });
    if (entry === undefined) return undefined;
    line.push(...line.splice(line.indexOf(entry.job.accountId), 1));
    const lease = `lease ${++this.#leases}`;
    Object.assign(entry, { lease, claimableAt: leaseUntil, attempt: entry.attempt + 1 });
    const { id, accountId, payload, createdAt, isShort } = entry.job;
    return { id, kind, accountId, payload, createdAt, attempt: entry.attempt, lease, ...(isShort && { isShort }) };
  }

  async extend(lease: Lease, leaseUntil: Date): Promise<boolean> {
    return this.#change(lease, { claimableAt: leaseUntil });
  }

  async countAnew(lease: Lease): Promise<boolean> {
    return this.#change(lease, { attempt: 1 });
  }

  async complete(lease: Lease): Promise<boolean> {
    if (this.#held(lease) === undefined) return false;
    await this.remove(lease.id);
    return true;
  }

  async retry(lease: Lease, runAt: Date): Promise<boolean> {
    return this.#change(lease, { claimableAt: runAt, lease: undefined });
  }

  async release(lease: Lease, now: Date): Promise<boolean> {
    const attempt = (this.#held(lease)?.attempt ?? 0) - 1;
    return this.#change(lease, { claimableAt: now, lease: undefined, attempt });
  }

  async remove(id: string): Promise<void> {
    const job = this.#entries.get(id)?.job;
    if (job === undefined) return;
    this.#entries.delete(id);
    this.#holders.delete(id);
    if (this.#ofKind(job.kind).some(({ job: { accountId } }) => accountId === job.accountId)) return;
    const line = this.#line(job.kind);
    line.splice(line.indexOf(job.accountId), 1);
  }

  async isRunning(id: string, now: Date): Promise<boolean> {
    const entry = this.#entries.get(id);
    return entry !== undefined && isRunning(entry, now);
  }

  /** Gives a node a secret of each of the jobs that are there. */
  async give(nodeId: string, jobIds: readonly string[]): Promise<void> {
    for (const id of jobIds) {
      const holders = this.#holders.get(id) ?? new Set();
      if (this.#entries.has(id)) this.#holders.set(id, holders.add(nodeId));
    }
  }

  async has(id: string): Promise<boolean> {
    return this.#entries.has(id);
  }

  async list(kind: string): Promise<readonly string[]> {
    return this.#ofKind(kind).map(({ job }) => job.id);
  }

  async look({ kind, now, shortOnly }: Pick<Claim, 'kind' | 'now' | 'shortOnly'>): Promise<QueueLook> {
    const entries = this.#ofKind(kind);
    const later = entries.map(({ claimableAt }) => claimableAt).filter((time) => time > now);
    const [nextAt] = later.toSorted((a, b) => a.getTime() - b.getTime());
    return {
      hasClaimable: entries.some(({ claimableAt, job }) => claimableAt <= now && (!shortOnly || job.isShort)),
      ...(nextAt && { nextAt }),
    };
  }

  async oldestWaiting(kind: string, now: Date): Promise<Date | undefined> {
    const waiting = this.#ofKind(kind).filter((entry) => !isRunning(entry, now));
    return waiting.map(({ job }) => job.createdAt).sort((a, b) => a.getTime() - b.getTime())[0];
  }

  async count(kind: string, now: Date): Promise<QueueCounts> {
    const entries = this.#ofKind(kind);
    const running = entries.filter((entry) => isRunning(entry, now)).length;
    return { waiting: entries.length - running, running };
  }

  #ofKind(kind: string): Entry[] {
    return [...this.#entries.values()]
      .filter(({ job }) => job.kind === kind)
      .sort(
        ({ job: a }, { job: b }) =>
          a.createdAt.getTime() - b.createdAt.getTime() || Number(a.id > b.id) - Number(a.id < b.id),
      );
  }

  #line(kind: string): string[] {
    const line = this.#lines.get(kind) ?? [];
    this.#lines.set(kind, line);
    return line;
  }

  #held({ id, lease }: Lease): Entry | undefined {
    const entry = this.#entries.get(id);
    return entry?.lease === lease ? entry : undefined;
  }

  #change(lease: Lease, values: Partial<Entry>): boolean {
    const entry = this.#held(lease);
    if (entry !== undefined) Object.assign(entry, values);
    return entry !== undefined;
  }
}

/** Among the jobs of an account. */
function orderOf({ createdAt, expectedMilliseconds = 0 }: NewJob): number {
  return createdAt.getTime() + Math.min(4 * expectedMilliseconds, 600_000);
}

function isRunning({ lease, claimableAt }: Entry, now: Date): boolean {
  return lease !== undefined && claimableAt > now;
}
