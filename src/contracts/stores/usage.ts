/** `interface.md`, Usage: what is billed. */
export const usageProducts = ['translate', 'write', 'speechToText'] as const;
export type UsageProduct = (typeof usageProducts)[number];

/** Characters are Unicode code points of source text, milliseconds those of source speech. */
export const usageUnits = ['characters', 'milliseconds'] as const;
export type UsageUnit = (typeof usageUnits)[number];

/** What the amounts of a product are. */
export const unitOf: Readonly<Record<UsageProduct, UsageUnit>> = {
  translate: 'characters',
  write: 'characters',
  speechToText: 'milliseconds',
};

/**
 * `facts.md`, Usage: what analytics break usage down by. Speech is in one of the last two: `speechToSpeech` where its
 * translation was spoken, else `speechToText`.
 */
export const usageCategories = ['text', 'document', 'improvement', 'speechToText', 'speechToSpeech'] as const;
export type UsageCategory = (typeof usageCategories)[number];

/** What is to be added to what is counted. */
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
  /** In the unit of the product. Negative takes back what was added before. */
  readonly amount: number;
  /** Id of what was set aside for it (`UsageReservations`). It ends in the same commit. */
  readonly reservation?: string;
}

/** What one key used of one product in one period, in the unit of the product. */
export interface PeriodUsage {
  readonly keyId: string;
  readonly product: UsageProduct;
  readonly amount: number;
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
  /** Only what was counted for this key. */
  readonly keyId?: string;
  /** Only what was counted with a tag. */
  readonly taggedOnly?: boolean;
  readonly offset?: number;
  readonly limit?: number;
}

/** What agrees in the dimensions asked for; the others are absent. Each category in the unit of its product. */
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
   * loses nothing. Additions that agree in everything but the amount are summed. Calls made at once may share a
   * commit; one that is refused does not touch the others. Only if what writes for the store dies in the middle does a
   * rejection leave open whether the additions are in.
   */
  record(additions: readonly UsageAddition[]): Promise<void>;
  /** What an account used in a period, by key and product; what is zero may be absent. As many rows as keys times products at most. */
  readPeriod(accountId: string, periodStart: string): Promise<readonly PeriodUsage[]>;
  /** Sums over days. Without dimensions exactly one, else those that are not 0. */
  sumDays(query: UsageSumQuery): Promise<readonly UsageSum[]>;
  /** What was counted on days `from` to `to`, both inclusive, in order of day, key, product, category and tag. */
  readDays(accountId: string, from: string, to: string): Promise<readonly Omit<UsageAddition, 'periodStart'>[]>;
}
