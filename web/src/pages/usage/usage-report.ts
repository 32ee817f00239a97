import type { paths } from '../../api/interface.generated.d.ts';

type Report = paths['/v2/admin/analytics']['get']['responses'][200]['content']['application/json']['usage_report'];
export type Breakdown = Report['total_usage'];

export const groupings = ['day', 'key', 'person', 'product', 'tag'] as const;
export type Grouping = (typeof groupings)[number];

/** UTC days, both included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

export interface UsageRow {
  /** Differs from that of all other rows. */
  readonly id: string;
  readonly name: string;
  readonly text: number;
  readonly document: number;
  readonly writing: number;
  readonly characters: number;
  readonly minutes: number;
}

export function toRow(id: string, name: string, usage: Breakdown): UsageRow {
  return {
    id,
    name,
    text: usage.text_translation_characters,
    document: usage.document_translation_characters,
    writing: usage.text_improvement_characters,
    characters: usage.total_characters,
    minutes: usage.speech_to_text_minutes,
  };
}

const summed = ['text', 'document', 'writing', 'characters', 'minutes'] as const;

/** One row of all. */
export function addRows(id: string, name: string, rows: readonly UsageRow[]): UsageRow {
  const sums = Object.fromEntries(summed.map((field) => [field, rows.reduce((sum, row) => sum + row[field], 0)]));
  return { id, name, ...(sums as Pick<UsageRow, (typeof summed)[number]>) };
}

/** A row for each day of the range, those without use included. */
export function byDay(rows: readonly { readonly day: string; readonly row: UsageRow }[], range: Range): UsageRow[] {
  const grouped = Map.groupBy(rows, ({ day }) => day);
  return daysOf(range).map((day) =>
    addRows(
      day,
      day,
      (grouped.get(day) ?? []).map(({ row }) => row),
    ),
  );
}

export function daysOf({ from, to }: Range): readonly string[] {
  const days: string[] = [];
  for (
    const day = new Date(`${from}T00:00:00Z`);
    day <= new Date(`${to}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + 1)
  )
    days.push(day.toISOString().slice(0, 10));
  return days;
}

/** Whoever used most is first. */
export function byUse(rows: readonly UsageRow[]): readonly UsageRow[] {
  return rows.toSorted((one, other) => other.characters - one.characters || other.minutes - one.minutes);
}
