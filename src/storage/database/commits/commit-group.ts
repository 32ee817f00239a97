import type { DatabaseSync } from 'node:sqlite';
import type { StatementCache } from '../drivers/statement-cache.ts';
import type { Statement } from './commits.ts';

/** What became of a batch: true when it is on disk, else why none of it is; false when nothing was as it expected. */
export type Outcome = boolean | Error;

/**
 * Commits many batches with one `fsync`. Each runs in its own savepoint, so that one that is refused takes nothing
 * with it; when the commit fails, all have failed. Blocks until it is done, hence for a thread of its own.
 */
export function commitGroup(
  database: DatabaseSync,
  statements: StatementCache,
  batches: readonly (readonly Statement[])[],
): Outcome[] {
  const run = ({ sql, parameters }: Statement) => statements.get(sql).statement.run(...parameters);
  const runBatch = (batch: readonly Statement[]): Outcome => {
    let outcome: Outcome;
    run(savepoint);
    try {
      outcome = batch.every((statement) => run(statement).changes > 0 || statement.mustChange !== true);
    } catch (error) {
      // After some errors, a full disk among them, SQLite has rolled back everything by itself.
      if (!database.isTransaction) throw error;
      outcome = asError(error);
    }
    if (outcome !== true) run(rollbackToSavepoint);
    run(releaseSavepoint);
    return outcome;
  };

  try {
    run(begin);
    const outcomes = batches.map(runBatch);
    run(commit);
    return outcomes;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    return batches.map(() => asError(error));
  }
}

const begin = plain('begin immediate');
const commit = plain('commit');
const savepoint = plain('savepoint batch');
const releaseSavepoint = plain('release batch');
const rollbackToSavepoint = plain('rollback to batch');

function plain(sql: string): Statement {
  return { sql, parameters: [] };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
