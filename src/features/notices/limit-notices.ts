import type { Clock } from '../../contracts/clock.ts';
import type { JobQueue } from '../../contracts/jobs/job-queue.ts';
import type { LimitNotice, LimitNoticeStore, NoticeThreshold } from '../../contracts/stores/limit-notices.ts';
import type { Events } from '../../observability/events.ts';
import { WorkUnderWay } from '../../scheduling/work-under-way.ts';
import type { LimitUse, LimitWatch } from '../usage/limit-watch.ts';
import { utcDay } from '../usage/usage-period.ts';

/** Names the jobs that send notices. */
export const limitNoticeJobKind = 'limit-notice';

export interface LimitNoticesOptions {
  readonly store: LimitNoticeStore;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly events: Pick<Events, 'limitNoticeFailed'>;
  /** There is a notice to send. */
  readonly wake: () => void;
}

/** Notices that are remembered in memory; forgetting some costs a look into the store. */
const rememberedNotices = 10_000;
/** For how long: another process may have found meanwhile that a notice need not have been. */
const rememberedMilliseconds = 60_000;

/**
 * Sees to it that the owner of an account is notified once when 80 % and when all of a limit are used:
 *
 *     request ─▶ counted or refused ─▶ limitUsed ─▶ (nothing waits) ─▶ store: added? ─▶ job ─▶ mail
 *                                                                         └ no: it is known
 *
 * The id of a notice says account, key, period, limit, threshold and unit, and the store has it once, whatever restarts. What
 * was added but has no job yet when a process dies gets it when another process notices that, or at the next start (`resume`).
 */
export class LimitNotices implements LimitWatch, AsyncDisposable {
  readonly #options: LimitNoticesOptions;
  /** Since when, by the clock that never goes back. */
  readonly #known = new Map<string, number>();
  readonly #underWay = new WorkUnderWay();
  #closed = false;

  constructor(options: LimitNoticesOptions) {
    this.#options = options;
  }

  limitUsed(use: LimitUse): void {
    const threshold = reachedThreshold(use);
    if (threshold === undefined || use.account.email === null || this.#closed) return;
    const notice = toNotice(use, threshold, this.#options.clock.now());
    const now = this.#options.clock.elapsed();
    const known = this.#known.get(notice.id);
    if (known !== undefined && now - known < rememberedMilliseconds) return;
    if (this.#known.size >= rememberedNotices) this.#known.clear();
    this.#known.set(notice.id, now);
    void this.#underWay.add(this.#add(notice));
  }

  /** The notice need not have been: it may come again. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  /** Sends what a process that ended left unsent. */
  async resume(): Promise<void> {
    for (const notice of await this.#options.store.listPending()) await this.#enqueue(notice);
    this.#options.wake();
  }

  /** Some process has come or gone. Failures are logged. */
  processesChanged(): void {
    if (this.#closed) return;
    const { events } = this.#options;
    void this.#underWay.add(this.resume().catch((error: unknown) => events.limitNoticeFailed({ error })));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    await this.#underWay[Symbol.asyncDispose]();
  }

  async #add(notice: LimitNotice): Promise<void> {
    try {
      if (!(await this.#options.store.add(notice))) return;
      await this.#enqueue(notice);
      this.#options.wake();
    } catch (error) {
      this.#known.delete(notice.id);
      this.#options.events.limitNoticeFailed({ noticeId: notice.id, error });
    }
  }

  #enqueue({ id, accountId, createdAt }: LimitNotice): Promise<void> {
    const job = { id: `${limitNoticeJobKind} ${id}`, kind: limitNoticeJobKind, accountId, payload: id, createdAt };
    return this.#options.queue.add(job);
  }
}

/** A limit is rarely met exactly: anyone who is refused near its end has reached it. */
function reachedThreshold({ used, limit, refused }: LimitUse): NoticeThreshold | undefined {
  if (used >= limit) return 100;
  if (!isNearlyUsed(used, limit)) return undefined;
  return refused ? 100 : 80;
}

export function isNearlyUsed(used: number, limit: number): boolean {
  return used >= limit * 0.8;
}

function toNotice(
  { account, key, unit, limit, period }: LimitUse,
  threshold: NoticeThreshold,
  createdAt: Date,
): LimitNotice {
  const periodStart = utcDay(period.start);
  // Characters are not named: notices of them had these ids before there were others.
  const named = unit === 'characters' ? [] : [unit];
  return {
    id: [account.id, key?.id ?? 'account', periodStart, limit, threshold, ...named].join(' '),
    accountId: account.id,
    keyId: key?.id ?? null,
    periodStart,
    unit,
    limit,
    threshold,
    createdAt,
  };
}
