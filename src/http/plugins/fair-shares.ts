export interface ShareLimits {
  /** What all accounts hold together. */
  readonly total: number;
  /** What one account may hold. */
  readonly account: number;
  /** What an account may always hold, also beyond the total, so that others cannot shut it out. */
  readonly guaranteed: number;
}

/** Divides something the server has a limited amount of (requests in progress, bytes of bodies) among accounts. */
export class FairShares {
  readonly #limits: ShareLimits;
  readonly #held = new Map<string, number>();
  #total = 0;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /** Takes the amount, or says whose limit is in the way. An account that holds nothing may take any amount up to its limit. */
  take(accountId: string, amount = 1): 'taken' | 'account_full' | 'full' {
    const held = this.#held.get(accountId) ?? 0;
    const { total, account, guaranteed } = this.#limits;
    if (held + amount > account && held > 0) return 'account_full';
    const isGuaranteed = held === 0 || held + amount <= guaranteed;
    if (this.#total + amount > total && !isGuaranteed) return 'full';
    this.takeAnyway(accountId, amount);
    return 'taken';
  }

  /** Takes the amount whatever is in the way. */
  takeAnyway(accountId: string, amount = 1): void {
    this.#held.set(accountId, (this.#held.get(accountId) ?? 0) + amount);
    this.#total += amount;
  }

  give(accountId: string, amount = 1): void {
    const left = (this.#held.get(accountId) ?? 0) - amount;
    if (left > 0) this.#held.set(accountId, left);
    else this.#held.delete(accountId);
    this.#total -= amount;
  }
}
