import {
  type PeriodUsage,
  type UsageAddition,
  type UsageCategory,
  type UsageProduct,
  type UsageStore,
  type UsageSum,
  type UsageSumQuery,
  unitOf,
  usageCategories,
} from '../../../contracts/stores/usage.ts';
import type { Commits } from '../commits/commits.ts';
import type { Database } from '../database.ts';
import { UsageStatements } from './usage-statements.ts';

const columnOf = { day: 'day', keyId: 'key_id', reportingTag: 'reporting_tag' } as const;

/** Reads on the database's own connection, writes by way of `commits`. */
export class DatabaseUsageStore implements UsageStore {
  readonly #database: Database;
  readonly #commits: Commits;
  readonly #statements: UsageStatements;

  constructor(database: Database, commits: Commits) {
    this.#database = database;
    this.#commits = commits;
    this.#statements = new UsageStatements(database);
  }

  async record(additions: readonly UsageAddition[]): Promise<void> {
    if (additions.length === 0) return;
    await this.#commits.commit(this.#statements.add(additions));
  }

  async readPeriod(accountId: string, periodStart: string): Promise<readonly PeriodUsage[]> {
    // Anyone who asks for the totals of a period is about to check a limit, and then to count.
    this.#commits.prepare();
    const rows = await this.#database
      .selectFrom('usage_periods')
      .select(['key_id', 'product', 'characters', 'milliseconds'])
      .where('account_id', '=', accountId)
      .where('period_start', '=', periodStart)
      .execute();
    return rows.map((row) => ({ keyId: row.key_id, product: row.product as UsageProduct, amount: amountOf(row) }));
  }

  async sumDays(wanted: UsageSumQuery): Promise<readonly UsageSum[]> {
    const { accountId, from, to, by, keyId, taggedOnly, offset, limit } = wanted;
    const columns = by.map((dimension) => columnOf[dimension]);
    let query = this.#database
      .selectFrom('usage_days')
      .select(({ fn, eb }) =>
        usageCategories.map((category) =>
          fn
            .sum<number | string | null>(
              // One of the two is 0, as its product has it.
              eb
                .case()
                .when('category', '=', category)
                .then(eb('characters', '+', eb.ref('milliseconds')))
                .else(0)
                .end(),
            )
            .as(category),
        ),
      )
      .select(columns)
      .where('account_id', '=', accountId)
      .where('day', '>=', from)
      .where('day', '<=', to);
    if (keyId !== undefined) query = query.where('key_id', '=', keyId);
    if (taggedOnly === true) query = query.where('reporting_tag', '!=', '');
    for (const column of columns) query = query.groupBy(column).orderBy(column);
    // What was counted and taken back leaves rows of 0.
    if (by.length > 0)
      query = query.having(({ eb, fn, or }) =>
        or([eb(fn.sum('characters'), '!=', 0), eb(fn.sum('milliseconds'), '!=', 0)]),
      );
    if (limit !== undefined) query = query.limit(limit).offset(offset ?? 0);
    const rows: readonly Readonly<Record<string, string | number | null>>[] = await query.execute();
    return rows.map((row) => ({
      ...Object.fromEntries(by.map((dimension) => [dimension, row[columnOf[dimension]]])),
      ...categoriesOf(row),
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
      amount: amountOf(row),
    }));
  }
}

function amountOf(row: {
  readonly product: string;
  readonly characters: string | number;
  readonly milliseconds: string | number;
}): number {
  return Number(row[unitOf[row.product as UsageProduct]]);
}

function categoriesOf(row: Readonly<Record<string, string | number | null>>): Readonly<Record<UsageCategory, number>> {
  const sums = usageCategories.map((category) => [category, Number(row[category])] as const);
  return Object.fromEntries(sums) as Record<UsageCategory, number>;
}
