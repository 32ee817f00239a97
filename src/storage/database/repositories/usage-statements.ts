import type { UsageAddition } from '../../../contracts/stores/usage.ts';
import type { Statement } from '../commits/commits.ts';
import type { Database } from '../database.ts';
import { type CompiledRows, compileRows } from './compile-rows.ts';

/** Rows in one statement; databases bound the number of its parameters. */
const rowsPerStatement = 500;

/** Makes additions to what is counted into statements, for whatever batch they belong to. */
export class UsageStatements {
  readonly #addDays: CompiledRows<ReturnType<typeof dayRow>>;
  readonly #addPeriods: CompiledRows<ReturnType<typeof periodRow>>;

  constructor(database: Database) {
    this.#addDays = compileRows((rows) =>
      database
        .insertInto('usage_days')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'day', 'key_id', 'product', 'category', 'reporting_tag'])
            .doUpdateSet(({ eb, ref }) => ({
              characters: eb('usage_days.characters', '+', ref('excluded.characters')),
            })),
        ),
    );
    this.#addPeriods = compileRows((rows) =>
      database
        .insertInto('usage_periods')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'period_start', 'key_id', 'product']).doUpdateSet(({ eb, ref }) => ({
            characters: eb('usage_periods.characters', '+', ref('excluded.characters')),
          })),
        ),
    );
  }

  add(additions: readonly UsageAddition[]): Statement[] {
    const statements: Statement[] = [];
    for (const rows of chunks(sumRows(additions.map(dayRow)))) statements.push(this.#addDays(rows));
    for (const rows of chunks(sumRows(additions.map(periodRow)))) statements.push(this.#addPeriods(rows));
    return statements;
  }
}

function dayRow(addition: UsageAddition) {
  return {
    account_id: addition.accountId,
    day: addition.day,
    key_id: addition.keyId,
    product: addition.product,
    category: addition.category,
    reporting_tag: addition.reportingTag,
    characters: addition.characters,
  };
}

function periodRow(addition: UsageAddition) {
  return {
    account_id: addition.accountId,
    period_start: addition.periodStart,
    key_id: addition.keyId,
    product: addition.product,
    characters: addition.characters,
  };
}

/**
 * Rows that agree in all but the characters become one, since a statement may touch a row only once; sorted, so that
 * processes that write the same rows at once lock them in the same order.
 */
function sumRows<Row extends { characters: number }>(rows: readonly Row[]): readonly Row[] {
  if (rows.length === 1) return rows;
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const identity = JSON.stringify({ ...row, characters: 0 });
    const known = sums.get(identity);
    if (known === undefined) sums.set(identity, row);
    else sums.set(identity, { ...known, characters: known.characters + row.characters });
  }
  return [...sums].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
}

function* chunks<Row>(rows: readonly Row[]): Iterable<readonly Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) yield rows.slice(start, start + rowsPerStatement);
}
