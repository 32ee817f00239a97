/** `interface.md`, Usage: what is billed. */
export const usageProducts = ['translate', 'write'] as const;
export type UsageProduct = (typeof usageProducts)[number];

/** `facts.md`, Usage: what analytics break characters down by. */
export const usageCategories = ['text', 'document', 'improvement'] as const;
export type UsageCategory = (typeof usageCategories)[number];

/** Characters (Unicode code points of source text) to add to what is counted. */
export interface UsageAddition {
  readonly accountId: string;
  readonly keyId: string;
  /** First UTC day of the account's usage period, `YYYY-MM-DD`. */
  readonly periodStart: string;
  /** UTC day on which the work was accepted, `YYYY-MM-DD`. */
  readonly day: string;
  readonly product: UsageProduct;
  readonly category: UsageCategory;
  /** Empty when the request carried none. */
  readonly reportingTag: string;
  /** Negative takes back what was added before. */
  readonly characters: number;
}

/** Characters one key used of one product in one period. */
export interface PeriodUsage {
  readonly keyId: string;
  readonly product: UsageProduct;
  readonly characters: number;
}

/** Dimensions by which sums are grouped. */
export type UsageDimension = 'day' | 'keyId' | 'reportingTag';

export interface UsageSumQuery {
  readonly accountId: string;
  /** UTC days, both inclusive, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** None sums everything up. Sums come in the order of these. */
  readonly by: readonly UsageDimension[];
  /** Only what was counted with a tag. */
  readonly taggedOnly?: boolean;
  readonly offset?: number;
  readonly limit?: number;
}

/** Characters that agree in the dimensions asked for; the others are absent. */
export interface UsageSum extends Readonly<Record<UsageCategory, number>> {
  readonly day?: string;
  readonly keyId?: string;
  readonly reportingTag?: string;
}

/**
 * Counts that are never lost and never counted twice. Every implementation passes `test/contracts/stores.ts`.
 *
 * Several processes may add to one store at once: additions are increments, so no process overwrites another's counts.
 */
export interface UsageStore {
  /**
   * Adds all of it or, when the promise rejects, none. On disk when the promise resolves: a process killed after that
   * loses nothing. Additions that agree in everything but the characters are summed. Calls made at once may share a
   * commit; one that is refused does not touch the others. Only if what writes for the store dies in the middle does a
   * rejection leave open whether the additions are in.
   */
  record(additions: readonly UsageAddition[]): Promise<void>;
  /** What an account used in a period, by key and product; what is zero may be absent. As many rows as keys at most twice. */
  readPeriod(accountId: string, periodStart: string): Promise<readonly PeriodUsage[]>;
  /** Sums over days. Without dimensions exactly one, else those that are not 0. */
  sumDays(query: UsageSumQuery): Promise<readonly UsageSum[]>;
  /** What was counted on days `from` to `to`, both inclusive, in order of day, key, product, category and tag. */
  readDays(accountId: string, from: string, to: string): Promise<readonly Omit<UsageAddition, 'periodStart'>[]>;
}
