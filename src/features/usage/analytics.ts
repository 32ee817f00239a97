import type { ApiKey } from '../../contracts/stores/accounts.ts';
import type { UsageStore, UsageSum } from '../../contracts/stores/usage.ts';
import { ServiceError } from '../../errors/service-error.ts';

const dayMilliseconds = 86_400_000;

/** Days that a report covers at most. */
export const maximumReportDays = 366;

/** Rows of a report on tags that are answered at a time. */
export const tagPageSize = 500;

/** UTC days, both inclusive. */
export interface ReportRange {
  readonly from: string;
  readonly to: string;
}

/** Sums of one key; `key` is absent only if the key is not in the account any more. */
export interface KeyUsage {
  readonly key: ApiKey | undefined;
  readonly usage: UsageSum;
}

export interface AnalyticsParts {
  readonly usage: Pick<UsageStore, 'sumDays'>;
  readonly accounts: { listKeys(accountId: string): Promise<readonly ApiKey[]> };
}

/** What an account used over days of the past (`facts.md`, Usage: analytics). What was counted is in it at once. */
export class Analytics {
  readonly #parts: AnalyticsParts;

  constructor(parts: AnalyticsParts) {
    this.#parts = parts;
  }

  async total(accountId: string, range: ReportRange): Promise<UsageSum> {
    const [sum] = await this.#parts.usage.sumDays({ accountId, ...range, by: [] });
    return sum ?? { text: 0, document: 0, improvement: 0, speechToText: 0, speechToSpeech: 0 };
  }

  async byKey(accountId: string, range: ReportRange, byDay: boolean): Promise<readonly KeyUsage[]> {
    const by = byDay ? (['day', 'keyId'] as const) : (['keyId'] as const);
    const sums = await this.#parts.usage.sumDays({ accountId, ...range, by });
    const keys = await this.#parts.accounts.listKeys(accountId);
    return sums.map((usage) => ({ key: keys.find(({ id }) => id === usage.keyId), usage }));
  }

  /** Pages count from 0. */
  async byTag(
    accountId: string,
    range: ReportRange,
    { byDay, page }: { readonly byDay: boolean; readonly page: number },
  ): Promise<{ readonly sums: readonly UsageSum[]; readonly hasMore: boolean }> {
    const by = byDay ? (['reportingTag', 'day'] as const) : (['reportingTag'] as const);
    const offset = page * tagPageSize;
    const query = { accountId, ...range, by, taggedOnly: true, offset, limit: tagPageSize + 1 };
    const sums = await this.#parts.usage.sumDays(query);
    return { sums: sums.slice(0, tagPageSize), hasMore: sums.length > tagPageSize };
  }
}

/** Refuses what is no day of the calendar, ends before it starts, or covers more than a report may. */
export function readReportRange(startDate: string, endDate: string): ReportRange {
  const from = readDay('start_date', startDate);
  const to = readDay('end_date', endDate);
  if (to < from) throw refusal('end_date', 'it is before start_date.');
  if ((to - from) / dayMilliseconds >= maximumReportDays)
    throw refusal('end_date', `a report covers at most ${maximumReportDays} days.`);
  return { from: startDate, to: endDate };
}

function readDay(parameter: string, day: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  // `Date` takes 30 February for 2 March.
  if (at === undefined || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day)
    throw refusal(parameter, `'${day}' is not a day written YYYY-MM-DD.`);
  return at.getTime();
}

function refusal(parameter: string, reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter, reason });
}
