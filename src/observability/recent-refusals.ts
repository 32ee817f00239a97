import type { Clock } from '../contracts/clock.ts';

/** A request of a known key that was refused or failed. Never a text. */
export interface Refusal {
  readonly at: Date;
  readonly operation: string;
  readonly status: number;
  /** Of the catalogue of errors. */
  readonly code: string;
  readonly keyId: string | undefined;
  readonly traceId: string;
}

/** Of each account, the newest. */
const keptRefusals = 50;
/** Those whose refusals are the newest. */
const keptAccounts = 200;

/** The last refusals of this process by account, for people who look why their requests fail. Gone when it ends. */
export class RecentRefusals {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #byAccount = new Map<string, Refusal[]>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  add(accountId: string, refusal: Omit<Refusal, 'at'>): void {
    const before = this.#byAccount.get(accountId) ?? [];
    this.#byAccount.delete(accountId);
    this.#byAccount.set(accountId, [{ at: this.#clock.now(), ...refusal }, ...before].slice(0, keptRefusals));
    const [oldest] = this.#byAccount.keys();
    if (this.#byAccount.size > keptAccounts && oldest !== undefined) this.#byAccount.delete(oldest);
  }

  /** Newest first. */
  list(accountId: string): readonly Refusal[] {
    return this.#byAccount.get(accountId) ?? [];
  }
}
