import type { Clock } from '../../../contracts/clock.ts';
import { UnreachableDatabaseError } from './unreachable-database-error.ts';

export interface PostgresSilenceOptions {
  /** Rejects when the server gives no answer on a new connection within `answerMilliseconds`. */
  readonly ask: () => Promise<void>;
  /** Nothing that is under way will be answered. */
  readonly onSilent: () => void;
  readonly clock: Pick<Clock, 'after' | 'elapsed'>;
}

/** What takes longer makes the server be asked whether it lives. */
const patienceMilliseconds = 2_000;
const lookMilliseconds = 1_000;
/** For a new connection, on a busy server too. */
export const answerMilliseconds = 3_000;
/** A question that took so much longer says more about this process than about the server. */
const heldUpMilliseconds = 1_000;
const pauseMilliseconds = 500;

interface Pending {
  readonly since: number;
  reject(error: unknown): void;
}

/**
 * Finds out that a database server has gone silent: stopped, hung, or behind a network that swallows packets. Connections do
 * not end then, and statements may wait for half a minute.
 *
 *     answering ── work is older than 2 s ──▶ asked on a new connection ── no answer in 3 s ──▶ silent
 *         ▲  ▲                                     │ answer: the work is slow, no more            │ all work fails, at once
 *         │  └─────────────────────────────────────┘                                              ▼
 *         └──────────────────────────────── answer ◀── asked again every half second ─────────────┘
 */
export class PostgresSilence implements Disposable {
  readonly #options: PostgresSilenceOptions;
  /** The oldest first. */
  readonly #pending = new Set<Pending>();
  #cancel: (() => void) | undefined;
  #isAsking = false;
  #isSilent = false;
  #isClosed = false;

  constructor(options: PostgresSilenceOptions) {
    this.#options = options;
  }

  /** The result of the work, or `UnreachableDatabaseError` when the server is silent; then the work may still go on. */
  async watch<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isSilent) throw noAnswer();
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const pending = { since: this.#options.clock.elapsed(), reject };
    this.#pending.add(pending);
    this.#lookLater();
    try {
      return await Promise.race([work(), silence]);
    } finally {
      this.#pending.delete(pending);
    }
  }

  [Symbol.dispose](): void {
    this.#isClosed = true;
    this.#cancel?.();
  }

  #lookLater(): void {
    if (this.#isAsking || this.#isSilent) return;
    this.#cancel ??= this.#after(lookMilliseconds, () => {
      this.#cancel = undefined;
      const [oldest] = this.#pending;
      if (oldest === undefined) return;
      if (this.#options.clock.elapsed() - oldest.since >= patienceMilliseconds) void this.#ask();
      else this.#lookLater();
    });
  }

  async #ask(): Promise<void> {
    const { ask, clock } = this.#options;
    const asked = clock.elapsed();
    this.#isAsking = true;
    try {
      await ask();
      this.#isSilent = false;
    } catch {
      if (clock.elapsed() - asked < answerMilliseconds + heldUpMilliseconds) this.#fallSilent();
    }
    this.#isAsking = false;
    this.#cancel = undefined;
    if (this.#isSilent) this.#cancel = this.#after(pauseMilliseconds, () => void this.#ask());
    else if (this.#pending.size > 0) this.#lookLater();
  }

  #fallSilent(): void {
    if (this.#isSilent || this.#isClosed) return;
    this.#isSilent = true;
    for (const { reject } of this.#pending) reject(noAnswer());
    this.#options.onSilent();
  }

  #after(delay: number, work: () => void): () => void {
    return this.#isClosed ? () => {} : this.#options.clock.after(delay, work);
  }
}

function noAnswer(): UnreachableDatabaseError {
  return new UnreachableDatabaseError(new Error('it does not answer'));
}
