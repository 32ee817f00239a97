import { sql } from 'kysely';
import type { DatabaseDifferences } from '../database.ts';

/** A transaction begins with the write lock of the file, so it is alone, and one process has the file. */
export const sqliteDifferences: DatabaseDifferences = {
  migrationPlugins: [],
  isConcurrent: false,
  async lock() {},
  async executeUnread(transaction, query) {
    await transaction.executeQuery(query);
  },
  rowLock: () => sql``,
  keepRows: () => sql``,
  reclaim: async () => 0,
  millisecondsNow: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  hasNodeSession: sql<number>`0`,
  async signal() {},
  signalStatements: () => [],
};
