import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { whenNotBusy } from './busy-database.ts';
import { StatementCache } from './statement-cache.ts';

/** `report` turns an error of the file into the one to throw. */
export type ReportError = (error: unknown) => unknown;

/**
 * Kysely over `node:sqlite`. One connection serves everyone in turn, because a transaction belongs to the connection:
 * anyone else who read on it meanwhile would see what is not committed.
 */
export function sqliteDialect(open: () => DatabaseSync, report: ReportError = (error) => error): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(open, report),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteDriver implements Driver {
  readonly #open: () => DatabaseSync;
  readonly #report: ReportError;
  readonly #waiting: (() => void)[] = [];
  #database: DatabaseSync | undefined;
  #connection: SqliteConnection | undefined;
  #taken = false;

  constructor(open: () => DatabaseSync, report: ReportError) {
    this.#open = open;
    this.#report = report;
  }

  async init(): Promise<void> {
    this.#database = this.#open();
    this.#connection = new SqliteConnection(this.#database, this.#report);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#connection === undefined) throw new Error('The database is not open.');
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return this.#connection;
  }

  /** Hands the connection to anyone who waited longest; it stays taken, so that nobody who comes later gets in between. */
  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }

  /** Takes the write lock at once: a reader that becomes a writer later fails if another process wrote in between. */
  async beginTransaction(): Promise<void> {
    await this.#reporting(() => this.#database?.exec('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.#reporting(() => this.#database?.exec('commit'));
  }

  async #reporting(work: () => void): Promise<void> {
    try {
      await whenNotBusy(work);
    } catch (error) {
      throw this.#report(error);
    }
  }

  /** SQLite has already rolled back by itself after some errors, a full disk among them. */
  async rollbackTransaction(): Promise<void> {
    if (this.#database?.isTransaction) this.#database.exec('rollback');
  }

  async destroy(): Promise<void> {
    this.#database?.close();
    this.#database = undefined;
    this.#connection = undefined;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #statements: StatementCache;
  readonly #report: ReportError;

  constructor(database: DatabaseSync, report: ReportError) {
    this.#report = report;
    this.#statements = new StatementCache(database);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const parameters = query.parameters as readonly SQLInputValue[];
    try {
      const { statement, reads } = this.#statements.get(query.sql);
      return await whenNotBusy(() => {
        if (reads) return { rows: statement.all(...parameters) as Row[] };
        const { changes, lastInsertRowid } = statement.run(...parameters);
        return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
      });
    } catch (error) {
      throw this.#report(error);
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const { statement } = this.#statements.get(query.sql);
    for (const row of statement.iterate(...(query.parameters as readonly SQLInputValue[])))
      yield { rows: [row as Row] };
  }
}
