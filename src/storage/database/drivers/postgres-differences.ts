import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseDifferences } from '../database.ts';
import { BinaryTextPlugin } from './binary-text-plugin.ts';
import { signalChannel } from './postgres-signals.ts';

/** Transactions see what was committed before each of their statements; locks make those that depend on a read wait. */
export const postgresDifferences: DatabaseDifferences = {
  migrationPlugins: [new BinaryTextPlugin()],
  isConcurrent: true,
  async lock(transaction, names) {
    // In one order, so that no two transactions wait for each other.
    for (const name of names.toSorted())
      await sql`select pg_advisory_xact_lock(${lockNumber(name).toString()})`.execute(transaction);
  },
  rowLock: (table, others) =>
    others === 'skip' ? sql`for update of ${sql.table(table)} skip locked` : sql`for update of ${sql.table(table)}`,
  keepRows: (...tables) => sql`for key share of ${sql.join(tables.map((table) => sql.table(table)))}`,
  async reclaim(database, tables) {
    const names = sql.join(tables.map((table) => sql.table(table)));
    // Shortening the file would wait for everybody; skipped when another process is at it.
    await sql`vacuum (skip_locked, index_cleanup on, truncate off) ${names}`.execute(database);
  },
  millisecondsNow: sql<string>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
  async signal(transaction, signal) {
    await sql`select pg_notify(${signalChannel}, ${JSON.stringify(signal)})`.execute(transaction);
  },
};

/** Two names with one number would wait for each other for nothing, no more. */
export function lockNumber(name: string): bigint {
  return createHash('sha256').update(name).digest().readBigInt64BE(0);
}
