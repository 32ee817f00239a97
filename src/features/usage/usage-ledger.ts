import type { PeriodUsage, UsageAddition, UsageStore } from '../../contracts/stores/usage.ts';
import { ServiceError } from '../../errors/service-error.ts';

interface Entry {
  readonly addition: UsageAddition;
  readonly written: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * The only way from memory to the usage store. One thing at a time, so that totals read here never miss or repeat a
 * commit of this process; commits are shared, so that many requests cost one `fsync`:
 *
 *     settle ──┐                      ┌─ one turn of the event loop ─┐
 *     settle ──┼─▶ waiting entries ─▶ │ record(all) ─▶ answer all    │ ─▶ again while there are more
 *     settle ──┘                      │ then reads of period totals  │
 *                                     └──────────────────────────────┘
 *
 * An entry that arrives while the ledger is idle waits for the rest of its turn of the event loop, in which the other
 * answers that are ready settle as well. The slower the disk, the more arrive meanwhile and the larger the groups grow.
 */
export class UsageLedger {
  readonly #usage: UsageStore;
  #entries: Entry[] = [];
  #reads: (() => Promise<void>)[] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(usage: UsageStore) {
    this.#usage = usage;
  }

  /** On disk when it resolves; `written` is called before any later read of totals. */
  add(addition: UsageAddition, written: () => void): Promise<void> {
    if (this.#closed) return Promise.reject(new ServiceError('shutting_down', {}));
    return new Promise((resolve, reject) => {
      this.#entries.push({
        addition,
        written: () => {
          written();
          resolve();
        },
        failed: reject,
      });
      this.#run();
    });
  }

  /** Hands the totals to `use` while no commit is under way. */
  readPeriod(accountId: string, periodStart: string, use: (rows: readonly PeriodUsage[]) => void): Promise<void> {
    if (this.#closed) return Promise.reject(new ServiceError('shutting_down', {}));
    return new Promise((resolve, reject) => {
      this.#reads.push(() => this.#usage.readPeriod(accountId, periodStart).then(use).then(resolve, reject));
      this.#run();
    });
  }

  /** Takes nothing more, and resolves when everything taken is written. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  #run(): void {
    this.#running ??= this.#work();
  }

  async #work(): Promise<void> {
    while (this.#entries.length > 0 || this.#reads.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      await this.#write(this.#entries.splice(0));
      for (const read of this.#reads.splice(0)) await read();
    }
    // In the same breath as the last look at the lists: what came between would never be written.
    this.#running = undefined;
  }

  async #write(entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    try {
      await this.#usage.record(entries.map(({ addition }) => addition));
    } catch (error) {
      const failure = new ServiceError('internal', {}, { cause: error });
      for (const { failed } of entries) failed(failure);
      return;
    }
    for (const { written } of entries) written();
  }
}
