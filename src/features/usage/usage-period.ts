const dayMilliseconds = 86_400_000;

/** A calendar-like month: from midnight UTC of `start` to just before midnight UTC of `end`. */
export interface UsagePeriod {
  readonly start: Date;
  readonly end: Date;
}

/**
 * The period that `at` falls into, for an account that began on `since`. Periods begin on the same day of the month,
 * or on the last day of a month that has no such day: after 31 January come 28 (or 29) February and 31 March.
 */
export function usagePeriod(since: Date, at: Date): UsagePeriod {
  const startDay = since.getUTCDate();
  const year = at.getUTCFullYear();
  const month = at.getUTCMonth();
  const begun = at.getTime() >= periodStart(year, month, startDay).getTime();
  const first = begun ? month : month - 1;
  return { start: periodStart(year, first, startDay), end: periodStart(year, first + 1, startDay) };
}

/** A UTC day of an account. Periods begin at midnight UTC, so it lies in one of them as a whole. */
export interface UsageDay {
  /** `YYYY-MM-DD`. */
  readonly name: string;
  readonly period: UsagePeriod;
  /** The first millisecond of the day. */
  readonly start: number;
}

/** The day that `at` falls into, for an account that began on `since`. */
export function usageDay(since: Date, at: Date): UsageDay {
  const start = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  return { name: utcDay(at), period: usagePeriod(since, at), start };
}

export function isWithin(day: UsageDay, at: Date): boolean {
  const into = at.getTime() - day.start;
  return into >= 0 && into < dayMilliseconds;
}

/** `YYYY-MM-DD`, in UTC. */
export function utcDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function periodStart(year: number, month: number, day: number): Date {
  const lastDayOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDayOfMonth)));
}
