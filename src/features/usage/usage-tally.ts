import { type PeriodUsage, type UsageUnit, unitOf } from '../../contracts/stores/usage.ts';

/**
 * What one account and its keys used of one unit in one period, for limits: `stored` as the database has it, `open` as reserved or
 * on the way to the database.
 */
export class UsageTally {
  readonly accountId: string;
  /** `YYYY-MM-DD`. */
  readonly periodStart: string;
  readonly unit: UsageUnit;
  /** When `stored` was last read; undefined before the first time. */
  readAt: Date | undefined;
  #storedTotal = 0;
  #openTotal = 0;
  #stored = new Map<string, number>();
  readonly #open = new Map<string, number>();

  constructor(accountId: string, periodStart: string, unit: UsageUnit) {
    this.accountId = accountId;
    this.periodStart = periodStart;
    this.unit = unit;
  }

  get isIdle(): boolean {
    return this.#open.size === 0;
  }

  usedByAccount(): number {
    return this.#storedTotal + this.#openTotal;
  }

  usedByKey(keyId: string): number {
    return (this.#stored.get(keyId) ?? 0) + (this.#open.get(keyId) ?? 0);
  }

  countedByAccount(): number {
    return this.#storedTotal;
  }

  countedByKey(keyId: string): number {
    return this.#stored.get(keyId) ?? 0;
  }

  /** Takes an amount into account that is not in the database; negative gives it back. */
  addOpen(keyId: string, amount: number): void {
    this.#openTotal += amount;
    const open = (this.#open.get(keyId) ?? 0) + amount;
    if (open === 0) this.#open.delete(keyId);
    else this.#open.set(keyId, open);
  }

  /** An open amount has reached the database. */
  moveToStored(keyId: string, amount: number): void {
    this.addOpen(keyId, -amount);
    this.#storedTotal += amount;
    this.#stored.set(keyId, (this.#stored.get(keyId) ?? 0) + amount);
  }

  /** Takes over what the database says, other processes' counts included. Not while a commit is under way. */
  replaceStored(rows: readonly PeriodUsage[], at: Date): void {
    this.#stored = new Map();
    this.#storedTotal = 0;
    for (const { keyId, product, amount } of rows) {
      if (unitOf[product] !== this.unit) continue;
      this.#stored.set(keyId, (this.#stored.get(keyId) ?? 0) + amount);
      this.#storedTotal += amount;
    }
    this.readAt = at;
  }
}
