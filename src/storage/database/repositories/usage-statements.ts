import { type UsageAddition, unitOf } from '../../../contracts/stores/usage.ts';
import type { Statement, StatementValue } from '../commits/commits.ts';
import type { Database } from '../database.ts';
import { type CompiledRows, compileRows } from './compile-rows.ts';

/** Rows in one statement; databases bound the number of its parameters. */
const rowsPerStatement = 500;

/** Makes additions to what is counted into statements, for whatever batch they belong to. */
export class UsageStatements {
  readonly #database: Database;
  readonly #addDays: CompiledRows<ReturnType<typeof dayRow>>;
  readonly #addPeriods: CompiledRows<ReturnType<typeof periodRow>>;

  constructor(database: Database) {
    this.#database = database;
    this.#addDays = compileRows((rows) =>
      database
        .insertInto('usage_days')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'day', 'key_id', 'product', 'category', 'reporting_tag'])
            .doUpdateSet(({ eb, ref }) => ({
              characters: eb('usage_days.characters', '+', ref('excluded.characters')),
              milliseconds: eb('usage_days.milliseconds', '+', ref('excluded.milliseconds')),
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
            milliseconds: eb('usage_periods.milliseconds', '+', ref('excluded.milliseconds')),
          })),
        ),
    );
  }

  /** The additions, and the end of what was set aside for them. */
  add(additions: readonly UsageAddition[]): Statement[] {
    const statements: Statement[] = [];
    for (const rows of chunks(sumRows(additions.map(dayRow)))) statements.push(this.#addDays(rows));
    for (const rows of chunks(sumRows(additions.map(periodRow)))) statements.push(this.#addPeriods(rows));
    for (const { reservation } of additions)
      if (reservation !== undefined) statements.push(this.#endReservation(reservation));
    return statements;
  }

  #endReservation(id: string): Statement {
    const { sql, parameters } = this.#database.deleteFrom('usage_reservations').where('id', '=', id).compile();
    return { sql, parameters: parameters as readonly StatementValue[] };
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
    ...amountColumns(addition),
  };
}

function periodRow(addition: UsageAddition) {
  return {
    account_id: addition.accountId,
    period_start: addition.periodStart,
    key_id: addition.keyId,
    product: addition.product,
    ...amountColumns(addition),
  };
}

/** A column for each unit, so that releases that know only characters never take another unit for them. */
function amountColumns({ product, amount }: UsageAddition): Amounts {
  const unit = unitOf[product];
  return { characters: unit === 'characters' ? amount : 0, milliseconds: unit === 'milliseconds' ? amount : 0 };
}

/**
 * Rows that agree in all but the amounts become one, since a statement may touch a row only once; sorted, so that
 * processes that write the same rows at once lock them in the same order.
 */
interface Amounts {
  readonly characters: number;
  readonly milliseconds: number;
}

function sumRows<Row extends Amounts>(rows: readonly Row[]): readonly Row[] {
  if (rows.length === 1) return rows;
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const identity = JSON.stringify({ ...row, characters: 0, milliseconds: 0 });
    const known = sums.get(identity);
    if (known === undefined) sums.set(identity, row);
    else
      sums.set(identity, {
        ...known,
        characters: known.characters + row.characters,
        milliseconds: known.milliseconds + row.milliseconds,
      });
  }
  return [...sums].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
}

function* chunks<Row>(rows: readonly Row[]): Iterable<readonly Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) yield rows.slice(start, start + rowsPerStatement);
}
