import type { Account, ApiKey } from '../../contracts/stores/accounts.ts';
import type { UsageUnit } from '../../contracts/stores/usage.ts';
import type { UsagePeriod } from './usage-period.ts';

/** How much of a limit is used. */
export interface LimitUse {
  readonly account: Account;
  /** Null when it is the limit of the account. */
  readonly key: ApiKey | null;
  readonly unit: UsageUnit;
  /** More than 0. */
  readonly limit: number;
  /** What is counted; not what is in work. */
  readonly used: number;
  readonly period: UsagePeriod;
  /** A request was refused for it just now. */
  readonly refused: boolean;
}

/** Receives limits as they are used. It must neither throw nor take long: requests wait for it. */
export interface LimitWatch {
  limitUsed(use: LimitUse): void;
}
