import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type {
  CountedError,
  MinuteRange,
  ServerCounts,
  ServerMinute,
  ServerMinuteStore,
} from '../../../contracts/stores/server-minutes.ts';
import type { Commits, Statement } from '../commits/commits.ts';
import type { Database } from '../database.ts';
import { type CompiledRows, compileRows } from './compile-rows.ts';
import { compileStatement } from './compile-statement.ts';

/** In the order of `ServerCounts.latencies`. */
const latencyColumns = [
  'within_10',
  'within_25',
  'within_50',
  'within_100',
  'within_250',
  'within_500',
  'within_1000',
  'within_2500',
  'within_5000',
  'within_10000',
  'within_30000',
  'beyond',
] as const;
/** Of one read: a few milliseconds. */
const sliceMinutes = 1_440;
const addedColumns = ['requests', 'refused', 'failed', 'characters', ...latencyColumns] as const;
/** Of these, the largest counts. */
const largestColumns = ['waiting', 'running'] as const;

export class DatabaseServerMinuteStore implements ServerMinuteStore {
  readonly #database: Database;
  readonly #commits: Commits;
  readonly #addMinute: CompiledRows<ReturnType<typeof minuteRow>>;
  readonly #addError: CompiledRows<{ minute: number; code: string; count: number }>;

  constructor(database: Database, commits: Commits) {
    this.#database = database;
    this.#commits = commits;
    this.#addMinute = compileRows((rows) =>
      database
        .insertInto('server_minutes')
        .values(rows)
        .onConflict((conflict) => conflict.column('minute').doUpdateSet(Object.fromEntries(changes))),
    );
    this.#addError = compileRows((rows) =>
      database
        .insertInto('server_minute_errors')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['minute', 'code'])
            .doUpdateSet(({ eb, ref }) => ({ count: eb('server_minute_errors.count', '+', ref('excluded.count')) })),
        ),
    );
  }

  async add(minutes: readonly ServerMinute[], keptFrom: number): Promise<void> {
    const statements: Statement[] = [];
    // In one order, so that no two servers wait for each other.
    for (const minute of minutes.toSorted((one, other) => one.minute - other.minute)) {
      statements.push(this.#addMinute([minuteRow(minute)]));
      for (const [code, count] of Object.entries(minute.errors).sort(([one], [other]) => (one < other ? -1 : 1)))
        statements.push(this.#addError([{ minute: minute.minute, code, count }]));
    }
    for (const table of ['server_minutes', 'server_minute_errors'] as const)
      statements.push(compileStatement(this.#database.deleteFrom(table).where('minute', '<', keptFrom)));
    await this.#commits.commit(statements);
  }

  async sum({ from, to, step }: MinuteRange): Promise<readonly (ServerCounts & { readonly from: number })[]> {
    const sums: (ServerCounts & { readonly from: number })[] = [];
    for await (const slice of slicesOf({ from, to, step })) sums.push(...(await this.#sum({ ...slice, step })));
    return sums;
  }

  async #sum({ from, to, step }: MinuteRange): Promise<readonly (ServerCounts & { readonly from: number })[]> {
    // Written out, so that a database knows the two for one; a remainder is a whole number on each of them.
    const first = sql<number | string>`minute - (minute % ${sql.lit(step)})`;
    const rows = await this.#database
      .selectFrom('server_minutes')
      .select(({ fn }) => [
        first.as('first'),
        ...addedColumns.map((name) => fn.sum<number | string>(name).as(name)),
        ...largestColumns.map((name) => fn.max(name).as(name)),
      ])
      .where('minute', '>=', from)
      .where('minute', '<', to)
      .groupBy(first)
      .orderBy(first)
      .execute();
    return rows.map((row) => {
      const numbers = row as unknown as Readonly<Record<string, number | string>>;
      const of = (name: string): number => Number(numbers[name]);
      return {
        from: of('first'),
        requests: of('requests'),
        refused: of('refused'),
        failed: of('failed'),
        characters: of('characters'),
        waiting: of('waiting'),
        running: of('running'),
        latencies: latencyColumns.map(of),
      };
    });
  }

  async errors({ from, to }: Omit<MinuteRange, 'step'>): Promise<readonly CountedError[]> {
    const errors = new Map<string, CountedError>();
    for await (const slice of slicesOf({ from, to, step: 1 }))
      for (const { code, count, lastMinute } of await this.#errors(slice))
        errors.set(code, { code, count: count + (errors.get(code)?.count ?? 0), lastMinute });
    return [...errors.values()].sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1));
  }

  async #errors({ from, to }: Omit<MinuteRange, 'step'>): Promise<readonly CountedError[]> {
    const rows = await this.#database
      .selectFrom('server_minute_errors')
      .select(({ fn }) => ['code', fn.sum<number | string>('count').as('sum'), fn.max('minute').as('last')])
      .where('minute', '>=', from)
      .where('minute', '<', to)
      .groupBy('code')
      .execute();
    return rows.map(({ code, sum, last }) => ({ code, count: Number(sum), lastMinute: Number(last) }));
  }
}

/** Parts of a range that are read one after the other, in whole steps. SQLite reads on the event loop, so others have a turn in between. */
async function* slicesOf({ from, to, step }: MinuteRange): AsyncGenerator<Omit<MinuteRange, 'step'>> {
  const length = Math.max(step, sliceMinutes - (sliceMinutes % step));
  for (let start = from; start < to; start += length) {
    if (start > from) await turn();
    yield { from: start, to: Math.min(to, start + length) };
  }
}

const changes = [
  ...addedColumns.map((name) => [name, sql<number>`server_minutes.${sql.ref(name)} + excluded.${sql.ref(name)}`]),
  ...largestColumns.map((name) => {
    const [old, added] = [sql`server_minutes.${sql.ref(name)}`, sql`excluded.${sql.ref(name)}`];
    return [name, sql<number>`case when ${added} > ${old} then ${added} else ${old} end`];
  }),
] as const;

function minuteRow({ minute, requests, refused, failed, characters, waiting, running, latencies }: ServerMinute) {
  const taken = Object.fromEntries(latencyColumns.map((name, index) => [name, latencies[index] ?? 0]));
  return {
    ...{ minute, requests, refused, failed, characters, waiting, running },
    ...(taken as Record<(typeof latencyColumns)[number], number>),
  };
}
