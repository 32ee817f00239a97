import { CompiledQuery } from 'kysely';
import type { Database, Tables } from '../database.ts';
import type { Commits, Statement } from './commits.ts';

/** A transaction a batch, on the connection or the pool that everything else uses. */
export class TransactionCommits implements Commits {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The connection is open already. */
  prepare(): void {}

  async commit(batch: readonly Statement[]): Promise<boolean> {
    const [first, ...rest] = batch;
    if (first === undefined) return true;
    // A statement is a transaction of its own, and needs no round trips for its beginning and its end.
    if (rest.length === 0) return changesAsExpected(this.#database, first);
    try {
      await this.#database.transaction().execute(async (transaction) => {
        for (const statement of batch) {
          if (!statement.mustChange)
            await this.#database.differences.executeUnread(transaction, compiledQuery(statement));
          else if (!(await changesAsExpected(transaction, statement))) throw nothingChanged;
        }
      });
      return true;
    } catch (error) {
      if (error === nothingChanged) return false;
      throw error;
    }
  }
}

async function changesAsExpected(tables: Tables, statement: Statement): Promise<boolean> {
  const { numAffectedRows } = await tables.executeQuery(compiledQuery(statement));
  return numAffectedRows !== 0n || statement.mustChange !== true;
}

function compiledQuery({ sql, parameters }: Statement): CompiledQuery {
  return CompiledQuery.raw(sql, [...parameters]);
}

/** Rolls the transaction back. */
const nothingChanged = new Error('A statement changed nothing.');
