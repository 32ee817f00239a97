import { formatTable } from '../command-line/format-table.ts';
import { field, objects } from '../command-line/server-client.ts';

/** What the interface answers where no limit is set. */
const unlimited = 1_000_000_000_000;

/** An answer of `GET /v2/usage` (`interface.md`, Usage) in lines for people. Free accounts get the first one only. */
export function formatUsage(answer: unknown): readonly string[] {
  const number = (name: string): number | undefined => {
    const value = field(answer, name);
    return typeof value === 'number' ? value : undefined;
  };
  const rows: (readonly string[])[] = [];
  const row = (title: string, count: number | undefined, limit: number | undefined): void => {
    if (count !== undefined) rows.push([title, describe(count, limit)]);
  };
  row('Account:', number('character_count'), number('character_limit'));
  row('This key:', number('api_key_character_count'), number('api_key_character_limit'));
  for (const product of objects(field(answer, 'products')) ?? []) {
    const { product_type: name, billing_unit: unit, account_unit_count: all, api_key_unit_count: own } = product;
    rows.push([`  ${name}:`, `${grouped(all)} ${unit}, ${grouped(own)} with this key`]);
  }
  const [from, until] = [field(answer, 'start_time'), field(answer, 'end_time')];
  if (typeof from === 'string' && typeof until === 'string')
    rows.push(['Period:', `${from.slice(0, 10)} to ${until.slice(0, 10)}`]);
  return formatTable(rows);
}

function describe(count: number, limit: number | undefined): string {
  const used = `${grouped(count)} characters`;
  if (limit === undefined) return used;
  if (limit >= unlimited) return `${used}, no limit`;
  const percent = limit === 0 ? 100 : Math.floor((100 * count) / limit);
  return `${used} of ${grouped(limit)} (${percent} %)`;
}

function grouped(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : '?';
}
