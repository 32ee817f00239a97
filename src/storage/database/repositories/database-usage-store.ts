import type {
  PeriodUsage,
  UsageAddition,
  UsageCategory,
  UsageProduct,
  UsageStore,
} from '../../../contracts/stores/usage.ts';
import type { Database } from '../schema.ts';

/** Rows in one statement; databases bound the number of its parameters. */
const rowsPerStatement = 500;

export class DatabaseUsageStore implements UsageStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async record(additions: readonly UsageAddition[]): Promise<void> {
    const days = sumRows(additions.map(dayRow));
    const periods = sumRows(additions.map(periodRow));
    if (days.length === 0) return;
    await this.#database.transaction().execute(async (transaction) => {
      for (const rows of chunks(days))
        await transaction
          .insertInto('usage_days')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(['account_id', 'day', 'key_id', 'product', 'category', 'reporting_tag'])
              .doUpdateSet(({ eb, ref }) => ({
                characters: eb('usage_days.characters', '+', ref('excluded.characters')),
              })),
          )
          .execute();
      for (const rows of chunks(periods))
        await transaction
          .insertInto('usage_periods')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['account_id', 'period_start', 'key_id', 'product']).doUpdateSet(({ eb, ref }) => ({
              characters: eb('usage_periods.characters', '+', ref('excluded.characters')),
            })),
          )
          .execute();
    });
  }

  async readPeriod(accountId: string, periodStart: string): Promise<readonly PeriodUsage[]> {
    const rows = await this.#database
      .selectFrom('usage_periods')
      .select(['key_id', 'product', 'characters'])
      .where('account_id', '=', accountId)
      .where('period_start', '=', periodStart)
      .execute();
    return rows.map((row) => ({
      keyId: row.key_id,
      product: row.product as UsageProduct,
      characters: Number(row.characters),
    }));
  }

  async readDays(accountId: string, from: string, to: string): Promise<readonly Omit<UsageAddition, 'periodStart'>[]> {
    const rows = await this.#database
      .selectFrom('usage_days')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('day')
      .orderBy('key_id')
      .orderBy('product')
      .orderBy('category')
      .orderBy('reporting_tag')
      .execute();
    return rows.map((row) => ({
      accountId: row.account_id,
      keyId: row.key_id,
      day: row.day,
      product: row.product as UsageProduct,
      category: row.category as UsageCategory,
      reportingTag: row.reporting_tag,
      characters: Number(row.characters),
    }));
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
function sumRows<Row extends { characters: number }>(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const identity = JSON.stringify({ ...row, characters: 0 });
    const known = sums.get(identity);
    if (known === undefined) sums.set(identity, row);
    else sums.set(identity, { ...known, characters: known.characters + row.characters });
  }
  return [...sums].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
}

function* chunks<Row>(rows: readonly Row[]): Iterable<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) yield rows.slice(start, start + rowsPerStatement);
}
