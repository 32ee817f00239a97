import type { CompiledQuery, KyselyPlugin } from 'kysely';
import { Kysely, type KyselyConfig, type RawBuilder } from 'kysely';
import type { Statement } from './commits/commits.ts';
import type { DatabaseSchema } from './schema.ts';

/** What queries run on: the database, or a transaction of it. */
export type Tables = Kysely<DatabaseSchema>;

/** What other processes hear of: there are jobs of a kind, the work on a document has ended, or keys and accounts have changed. */
export type Signal = { readonly jobs: string } | { readonly documentEnd: string } | 'keys';

/** What the databases do differently, as far as it concerns migrations and repositories. */
export interface DatabaseDifferences {
  /** For the statements of migrations. */
  readonly migrationPlugins: readonly KyselyPlugin[];
  /** Whether transactions run beside each other, so that they lock rows. */
  readonly isConcurrent: boolean;
  /** Waits until no other transaction holds a lock with one of these names, and holds them until the transaction ends. */
  lock(transaction: Tables, names: readonly string[]): Promise<void>;
  /**
   * Executes a query of a transaction whose result nobody reads. It may go to the database with the next query or with the
   * commit, which then throws what it throws.
   */
  executeUnread(transaction: Tables, query: CompiledQuery): Promise<void>;
  /** The end of a query that locks the rows of a table, which it waits for or skips when others have locked them. */
  rowLock(table: keyof DatabaseSchema, others: 'wait' | 'skip'): RawBuilder<unknown>;
  /** The end of a query that keeps others from removing its rows of these tables until the transaction ends. */
  keepRows(...tables: readonly (keyof DatabaseSchema)[]): RawBuilder<unknown>;
  /**
   * Makes room of deleted rows available again, now rather than some time, and gives back what indexes have no use for. Answers about
   * how many rows there are.
   */
  reclaim(database: Tables, tables: readonly (keyof DatabaseSchema)[]): Promise<number>;
  /** Milliseconds of Unix time by the clock of the database, which is one for all processes. */
  readonly millisecondsNow: RawBuilder<number | string>;
  /** In a query of `nodes`: whether the node of the row has a session with the database. */
  readonly hasNodeSession: RawBuilder<boolean | number>;
  /** Other processes hear of it when the transaction is committed. */
  signal(transaction: Tables, signal: Signal): Promise<void>;
  /** The same for a batch of `Commits`; empty where there are no other processes. */
  signalStatements(signal: Signal): readonly Statement[];
}

/** A database of Dragoman, SQLite or PostgreSQL. */
export class Database extends Kysely<DatabaseSchema> {
  readonly differences: DatabaseDifferences;

  constructor(config: KyselyConfig, differences: DatabaseDifferences) {
    super(config);
    this.differences = differences;
  }

  /**
   * A transaction that changes what it has read: no other one with one of these names runs at the same time, in any
   * process. A name says what is changed: `keys:<account>`. Reads that change nothing need no name and never wait.
   */
  exclusive<Result>(
    names: string | readonly string[],
    work: (transaction: Tables) => Promise<Result>,
  ): Promise<Result> {
    return this.transaction().execute(async (transaction) => {
      await this.differences.lock(transaction, typeof names === 'string' ? [names] : names);
      return work(transaction);
    });
  }
}
