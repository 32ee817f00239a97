import { Socket } from 'node:net';
import pg from 'pg';
import type { Clock } from '../../../contracts/clock.ts';
import { answerMilliseconds, PostgresSilence } from './postgres-silence.ts';
import type { ReportError } from './sqlite.ts';
import { StatementNames } from './statement-names.ts';
import { UnreachableDatabaseError } from './unreachable-database-error.ts';

/** Of one process. A request needs a connection for some milliseconds, several times. */
const connections = 10;

/** Of one server: its pool, and the connection that listens. */
export const connectionsOfServer = connections + 1;

/** For a connection, a new one or one that others use. */
const connectMilliseconds = 5_000;
const idleMilliseconds = 60_000;
/** What takes longer than these is given up by the server; a transaction of ours takes milliseconds. */
const statementMilliseconds = 30_000;
const lockMilliseconds = 10_000;
const idleTransactionMilliseconds = 30_000;
/** When the server does not even give up: the network is gone. */
const silenceMilliseconds = statementMilliseconds + 5_000;

/** How connections to the address are made; for all of them, and for one that listens. */
export function connectionSettings(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'dragoman',
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: statementMilliseconds,
    lock_timeout: lockMilliseconds,
    idle_in_transaction_session_timeout: idleTransactionMilliseconds,
    query_timeout: silenceMilliseconds,
    keepAlive: true,
  };
}

/** What goes to the database, as it was compiled. */
export interface SentStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A connection, from when it is taken out of the pool until it goes back. */
export interface PostgresClient {
  /**
   * Sends the statements together, in order, and resolves with the result of the last one. Each runs when the one before has
   * ended; in a transaction, none runs behind one that failed. Rejects with the first failure, after all have ended.
   */
  send(statements: readonly SentStatement[]): Promise<Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>>;
  release(): void;
}

export interface PostgresPool {
  connect(): Promise<PostgresClient>;
  end(): Promise<void>;
}

/**
 * Connections of one process. `report` turns an error of the database into the one to throw. With a clock, a server that gives
 * no answer is found out within seconds, and until it answers again everything fails at once.
 */
export function openPostgresPool(
  url: string,
  report: ReportError = (error) => error,
  clock?: Pick<Clock, 'after' | 'elapsed'>,
): PostgresPool {
  const sockets = new Set<Socket>();
  const settings = {
    ...connectionSettings(url),
    max: connections,
    idleTimeoutMillis: idleMilliseconds,
    pipeline: true,
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  };
  const pool = new pg.Pool(settings);
  const names = new StatementNames();
  // Of a connection that nobody uses: the pool has removed it, and the next query finds out what is wrong.
  pool.on('error', () => {});
  // Of a connection in use between two queries: without a listener it would end the process; its next query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const onSilent = (): void => {
    for (const socket of sockets) socket.destroy(new Error('The database server does not answer.'));
  };
  const silence = clock && new PostgresSilence({ ask: () => askServer(url), onSilent, clock });
  const watch: Watch = (work) => (silence ? silence.watch(work) : work());
  return {
    async connect() {
      let connecting: Promise<pg.PoolClient> | undefined;
      try {
        return new PooledClient(await watch(() => (connecting = pool.connect())), { names, watch, report });
      } catch (error) {
        // One that comes after all is of use to others.
        connecting?.then((late) => late.release()).catch(() => {});
        throw report(failureOf(error));
      }
    },
    async end() {
      silence?.[Symbol.dispose]();
      await pool.end();
    },
  };
}

type Watch = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Whatever the database says is an answer. */
async function askServer(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionSettings(url), connectionTimeoutMillis: answerMilliseconds });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
  } finally {
    client.end().catch(() => {});
  }
}

/** What the database did not say itself comes from the way to it. */
function failureOf(error: unknown): unknown {
  const isOfConnection = error instanceof Error && !(error instanceof pg.DatabaseError || error instanceof TypeError);
  return isOfConnection ? new UnreachableDatabaseError(error) : error;
}

/** Statements that begin or end a transaction: without them it is unknown what the connection is in. */
const bounds: ReadonlySet<string> = new Set(['begin', 'rollback']);

/** SQLSTATE `read_only_sql_transaction`. */
const readOnlyTransaction = '25006';

interface ClientOptions {
  readonly names: StatementNames;
  readonly watch: Watch;
  readonly report: ReportError;
}

class PooledClient implements PostgresClient {
  readonly #client: pg.PoolClient;
  readonly #options: ClientOptions;
  #isBroken = false;

  constructor(client: pg.PoolClient, options: ClientOptions) {
    this.#client = client;
    this.#options = options;
  }

  async send(statements: readonly SentStatement[]): Promise<Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>> {
    const outcomes = await this.#watched(() =>
      Promise.allSettled(statements.map((statement) => this.#query(statement))),
    );
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue;
      const sql = statements[index]?.sql ?? '';
      // Whatever the database itself did not say leaves open what it still does for this connection.
      this.#isBroken ||= !(outcome.reason instanceof pg.DatabaseError) || bounds.has(sql);
      // A connection may keep the settings that it began with: one that is opened later may write again.
      this.#isBroken ||= outcome.reason.code === readOnlyTransaction;
      // The error that led to it says more, and the database rolls back what has lost its connection.
      if (sql === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      throw this.#options.report(failureOf(outcome.reason));
    }
    const last = outcomes.at(-1);
    if (last?.status !== 'fulfilled') throw new RangeError('There is no statement to send.');
    return last.value;
  }

  /** Rejects only when the database is silent. */
  async #watched<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#options.watch(work);
    } catch (error) {
      this.#isBroken = true;
      throw this.#options.report(error);
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  #query({ sql, parameters }: SentStatement): Promise<pg.QueryResult> {
    if (parameters.length === 0) return this.#client.query(sql);
    const name = this.#options.names.nameOf(sql);
    return this.#client.query({ text: sql, values: [...parameters], ...(name !== undefined && { name }) });
  }
}
