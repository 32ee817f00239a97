import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { PostgresClient, PostgresPool, SentStatement } from './postgres-pool.ts';

/** Queries of `markUnread`. */
const unread = new WeakSet<CompiledQuery>();

/** Nobody reads the result of the query, so that its transaction may send it together with the next one. */
export function markUnread(query: CompiledQuery): CompiledQuery {
  unread.add(query);
  return query;
}

/**
 * Kysely over `pg`, with few round trips: what has no result is sent with the next statement that has one. The database runs
 * statements in the order in which they were sent, each when the one before it has ended.
 *
 *     begin ─┐            insert, unread ─┐
 *     lock ──┤                            │
 *     select ┴─▶ one round trip    commit ┴─▶ one round trip
 *
 * The first failure of those that went together is the one that is thrown; the database refuses those behind it.
 */
export function postgresDialect(pool: PostgresPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(pool),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PostgresDriver implements Driver {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    return new PostgresConnection(await this.#pool.connect());
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    connection.begin();
  }

  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

const begin: SentStatement = { sql: 'begin', parameters: [] };
const commit: SentStatement = { sql: 'commit', parameters: [] };
const rollback: SentStatement = { sql: 'rollback', parameters: [] };

/** From its acquisition to its release. */
class PostgresConnection implements DatabaseConnection {
  readonly #client: PostgresClient;
  #inTransaction = false;
  #unsent: readonly SentStatement[] = [];

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  begin(): void {
    this.#inTransaction = true;
    this.#unsent = [begin];
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#inTransaction && unread.has(query)) {
      this.#unsent = [...this.#unsent, query];
      return { rows: [] };
    }
    const { command, rowCount, rows } = await this.#send(query);
    const changed = changing.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {};
    return { ...changed, rows: rows as Row[] };
  }

  async commit(): Promise<void> {
    // A transaction without statements.
    if (!this.#forgetBegin()) await this.#send(commit);
    this.#inTransaction = false;
  }

  async rollback(): Promise<void> {
    const isBegun = this.#unsent[0] !== begin;
    this.#unsent = [];
    this.#inTransaction = false;
    if (isBegun) await this.#send(rollback);
  }

  // biome-ignore lint/correctness/useYield: the contract of Kysely, for what nobody uses
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Queries on PostgreSQL are not streamed.');
  }

  release(): void {
    this.#client.release();
  }

  #forgetBegin(): boolean {
    const [first, second] = this.#unsent;
    if (first !== begin || second !== undefined) return false;
    this.#unsent = [];
    return true;
  }

  #send(last: SentStatement) {
    const statements = [...this.#unsent, last];
    this.#unsent = [];
    return this.#client.send(statements);
  }
}

const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
