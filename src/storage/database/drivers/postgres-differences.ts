import { createHash } from 'node:crypto';
import { type CompiledQuery, sql } from 'kysely';
import type { DatabaseDifferences, Tables } from '../database.ts';
import { BinaryTextPlugin } from './binary-text-plugin.ts';
import { markUnread } from './postgres.ts';
import { giveRoomBack } from './postgres-index-room.ts';
import { nodeLockNumber, signalChannel } from './postgres-signals.ts';

/** Of an index beyond what its rows need, while its table is in use: what is dead between two vacuums takes a few. */
const sparePages = 4;

/** Transactions see what was committed before each of their statements; locks make those that depend on a read wait. */
export const postgresDifferences: DatabaseDifferences = {
  migrationPlugins: [new BinaryTextPlugin()],
  isConcurrent: true,
  async lock(transaction, names) {
    // In one order, so that no two transactions wait for each other.
    for (const name of names.toSorted())
      await executeUnread(
        transaction,
        sql`select pg_advisory_xact_lock(${lockNumber(name).toString()})`.compile(transaction),
      );
  },
  executeUnread,
  rowLock: (table, others) =>
    others === 'skip' ? sql`for update of ${sql.table(table)} skip locked` : sql`for update of ${sql.table(table)}`,
  keepRows: (...tables) => sql`for key share of ${sql.join(tables.map((table) => sql.table(table)))}`,
  async reclaim(database, tables) {
    const names = sql.join(tables.map((table) => sql.table(table)));
    // Shortening the file would wait for everybody; skipped when another process is at it.
    await sql`vacuum (skip_locked, index_cleanup on, truncate off) ${names}`.execute(database);
    const counted = sql.join(tables.map((table) => sql`${table}::regclass`));
    const { rows } = await sql<{ count: number }>`
      select sum(greatest(reltuples, 0))::float8 as count from pg_class where oid in (${counted})`.execute(database);
    await giveRoomBack(database, tables, sparePages);
    return rows[0]?.count ?? 0;
  },
  millisecondsNow: sql<string>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
  hasNodeSession: sql<boolean>`exists (select from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32 | objid::bigint) = ${sql.raw(nodeLockNumber('nodes.id'))})`,
  async signal(transaction, signal) {
    const query = sql`select pg_notify(${signalChannel}, ${JSON.stringify(signal)})`;
    await executeUnread(transaction, query.compile(transaction));
  },
  signalStatements: (signal) => [
    { sql: 'select pg_notify($1, $2)', parameters: [signalChannel, JSON.stringify(signal)] },
  ],
};

async function executeUnread(transaction: Tables, query: CompiledQuery): Promise<void> {
  await transaction.executeQuery(markUnread(query));
}

/** Two names with one number would wait for each other for nothing, no more. */
export function lockNumber(name: string): bigint {
  return createHash('sha256').update(name).digest().readBigInt64BE(0);
}
