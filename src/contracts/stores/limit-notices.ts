import type { UsageUnit } from './usage.ts';

/** Per cent of a limit at which a notice is sent (`interface.md`, Events). */
export const noticeThresholds = [80, 100] as const;
export type NoticeThreshold = (typeof noticeThresholds)[number];

/** Word to the owner of an account that a limit is nearly or wholly used up. */
export interface LimitNotice {
  /** Made of all that follows but the date, so that a notice is there once. */
  readonly id: string;
  readonly accountId: string;
  /** Null when it is about the limit of the account. */
  readonly keyId: string | null;
  /** First UTC day of the usage period, `YYYY-MM-DD`. */
  readonly periodStart: string;
  readonly unit: UsageUnit;
  readonly limit: number;
  readonly threshold: NoticeThreshold;
  readonly createdAt: Date;
}

/** Given up: it could not be sent, and nobody will try again. */
export type NoticeState = 'pending' | 'sent' | 'given_up';

/** Notices and what became of them. Every implementation passes `test/contracts/limit-notice-store.ts`. */
export interface LimitNoticeStore {
  /** Adds it as pending. False, and nothing changed, when it is there, in whatever state. Safe against a race. */
  add(notice: LimitNotice): Promise<boolean>;
  find(id: string): Promise<(LimitNotice & { readonly state: NoticeState }) | undefined>;
  /** Oldest first. */
  listPending(): Promise<readonly LimitNotice[]>;
  /** It stays known as sent or given up. */
  end(id: string, state: 'sent' | 'given_up'): Promise<void>;
  /** It may be added anew. */
  remove(id: string): Promise<void>;
}
