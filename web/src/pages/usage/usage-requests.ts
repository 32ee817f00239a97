import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { Problem } from '../../api/problem.ts';
import { useMessages } from '../../messages/messages.tsx';
import { addRows, byDay, byUse, type Grouping, type Range, toRow, type UsageRow } from './usage-report.ts';

interface Report {
  /** Of the rows: while others are on their way, those before are still there. */
  readonly grouping: Grouping;
  readonly rows: readonly UsageRow[];
  readonly total: UsageRow;
}

/** The present period of the account, with its limit. */
export function usePeriod() {
  return useQuery({
    queryKey: ['usage-period'],
    queryFn: async ({ signal }) => (await api.GET('/v2/usage', { signal })).data ?? null,
  });
}

export function useReport(range: Range, grouping: Grouping) {
  const { format, language } = useMessages();
  const words = {
    programs: format('usage.programs'),
    deletedPerson: format('usage.deletedPerson'),
    removedKey: format('usage.removedKey'),
    total: format('usage.total'),
  };
  return useQuery<Report, Problem>({
    queryKey: ['usage-report', range, grouping, language],
    placeholderData: (before) => before,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { rows, sum } = await readRows(range, grouping, words, signal);
      return { grouping, rows, total: sum ?? addRows('total', words.total, rows) };
    },
  });
}

interface Words {
  readonly programs: string;
  readonly deletedPerson: string;
  readonly removedKey: string;
  readonly total: string;
}

/** `sum` where the rows are not all there is, or not of one kind. */
async function readRows(
  range: Range,
  grouping: Grouping,
  words: Words,
  signal: AbortSignal,
): Promise<{ readonly rows: readonly UsageRow[]; readonly sum?: UsageRow }> {
  const days = { start_date: range.from, end_date: range.to };
  if (grouping === 'tag') return { rows: await readTags(days, signal) };
  const groups = { day: 'key_and_day', key: 'key', person: 'person', product: undefined } as const;
  const group_by = groups[grouping];
  const query = { ...days, ...(group_by !== undefined && { group_by }) };
  const report = (await api.GET('/v2/admin/analytics', { params: { query }, signal })).data?.usage_report;
  if (report === undefined) return { rows: [] };
  const sum = toRow('total', words.total, report.total_usage);
  if (grouping === 'product') return { rows: [], sum };
  if (grouping === 'day') {
    const usages = report.key_and_day_usages ?? [];
    const rows = usages.map(({ usage_date, usage }) => ({ day: usage_date.slice(0, 10), row: toRow('', '', usage) }));
    return { rows: byDay(rows, range), sum };
  }
  const keys = (report.key_usages ?? []).map(({ key_id, api_key, api_key_label, usage }) =>
    toRow(key_id, api_key === '' ? words.removedKey : `${api_key_label} ${api_key}`, usage),
  );
  if (grouping === 'key') return { rows: byUse(keys), sum };
  const people = (report.person_usages ?? []).map(({ person_id, name, usage }) =>
    toRow(person_id, name ?? words.deletedPerson, usage),
  );
  return { rows: byUse([...people, ...(keys.length === 0 ? [] : [addRows('programs', words.programs, keys)])]), sum };
}

async function readTags(
  days: { readonly start_date: string; readonly end_date: string },
  signal: AbortSignal,
): Promise<readonly UsageRow[]> {
  const rows: UsageRow[] = [];
  for (let page: number | null = 1; page !== null; ) {
    const query: { start_date: string; end_date: string; page: number } = { ...days, page };
    const { data } = await api.GET('/v2/admin/analytics/custom-tags', { params: { query }, signal });
    const report = data?.custom_tag_usage_report;
    for (const { custom_tag, breakdown } of report?.usage ?? []) rows.push(toRow(custom_tag, custom_tag, breakdown));
    page = report?.next_page ?? null;
  }
  return byUse(rows);
}
