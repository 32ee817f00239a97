import type {
  PeriodUsage,
  UsageAddition,
  UsageCategory,
  UsageProduct,
  UsageStore,
} from '../../../contracts/stores/usage.ts';
import type { Commits, Statement } from '../commits/commits.ts';
import type { Database } from '../schema.ts';
import { type CompiledRows, compileRows } from './compile-rows.ts';

/** Rows in one statement; databases bound the number of its parameters. */
const rowsPerStatement = 500;

/** Reads on the database's own connection, writes by way of `commits`. */
export class DatabaseUsageStore implements UsageStore {
  readonly #database: Database;
  readonly #commits: Commits;
  readonly #addDays: CompiledRows<ReturnType<typeof dayRow>>;
  readonly #addPeriods: CompiledRows<ReturnType<typeof periodRow>>;

  constructor(database: Database, commits: Commits) {
    this.#database = database;
    this.#commits = commits;
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

  async record(additions: readonly UsageAddition[]): Promise<void> {
    if (additions.length === 0) return;
    const statements: Statement[] = [];
    for (const rows of chunks(sumRows(additions.map(dayRow)))) statements.push(this.#addDays(rows));
    for (const rows of chunks(sumRows(additions.map(periodRow)))) statements.push(this.#addPeriods(rows));
    await this.#commits.commit(statements);
  }

  async readPeriod(accountId: string, periodStart: string): Promise<readonly PeriodUsage[]> {
    // Whoever asks for the totals of a period is about to check a limit, and then to count.
    this.#commits.prepare();
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
