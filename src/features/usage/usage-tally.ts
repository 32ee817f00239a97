import type { PeriodUsage } from '../../contracts/stores/usage.ts';

/**
 * What one account and its keys used in one period, for limits: `stored` as the database has it, `open` as reserved or
 * on the way to the database.
 */
export class UsageTally {
  readonly accountId: string;
  /** `YYYY-MM-DD`. */
  readonly periodStart: string;
  /** When `stored` was last read; undefined before the first time. */
  readAt: Date | undefined;
  #storedTotal = 0;
  #openTotal = 0;
  #stored = new Map<string, number>();
  readonly #open = new Map<string, number>();

  constructor(accountId: string, periodStart: string) {
    this.accountId = accountId;
    this.periodStart = periodStart;
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

  /** Takes characters into account that are not in the database; negative gives them back. */
  addOpen(keyId: string, characters: number): void {
    this.#openTotal += characters;
    const open = (this.#open.get(keyId) ?? 0) + characters;
    if (open === 0) this.#open.delete(keyId);
    else this.#open.set(keyId, open);
  }

  /** Open characters have reached the database. */
  moveToStored(keyId: string, characters: number): void {
    this.addOpen(keyId, -characters);
    this.#storedTotal += characters;
    this.#stored.set(keyId, (this.#stored.get(keyId) ?? 0) + characters);
  }

  /** Takes over what the database says, other processes' counts included. Not while a commit is under way. */
  replaceStored(rows: readonly PeriodUsage[], at: Date): void {
    this.#stored = new Map();
    this.#storedTotal = 0;
    for (const { keyId, characters } of rows) {
      this.#stored.set(keyId, (this.#stored.get(keyId) ?? 0) + characters);
      this.#storedTotal += characters;
    }
    this.readAt = at;
  }
}
