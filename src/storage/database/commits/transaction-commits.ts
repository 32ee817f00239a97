import { CompiledQuery } from 'kysely';
import type { Database } from '../schema.ts';
import type { Commits, Statement } from './commits.ts';

/** A transaction a batch, on the connection or the pool that everything else uses. */
export class TransactionCommits implements Commits {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The connection is open already. */
  prepare(): void {}

  async commit(batch: readonly Statement[]): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      for (const { sql, parameters } of batch) await transaction.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    });
  }
}
