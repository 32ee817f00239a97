import { CompiledQuery } from 'kysely';
import type { Database } from '../database.ts';
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
    try {
      await this.#database.transaction().execute(async (transaction) => {
        for (const { sql, parameters, mustChange } of batch) {
          const { numAffectedRows } = await transaction.executeQuery(CompiledQuery.raw(sql, [...parameters]));
          if (mustChange && numAffectedRows === 0n) throw nothingChanged;
        }
      });
      return true;
    } catch (error) {
      if (error === nothingChanged) return false;
      throw error;
    }
  }
}

/** Rolls the transaction back. */
const nothingChanged = new Error('A statement changed nothing.');
