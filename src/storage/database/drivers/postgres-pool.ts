import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { ReportError } from './sqlite.ts';
import { UnreachableDatabaseError } from './unreachable-database-error.ts';

/** Of one process. A request needs a connection for some milliseconds, several times. */
const connections = 10;

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

/** Connections for Kysely. `report` turns an error of the database into the one to throw. */
export function openPostgresPool(url: string, report: ReportError = (error) => error): PostgresPool {
  const pool = new pg.Pool({ ...connectionSettings(url), max: connections, idleTimeoutMillis: idleMilliseconds });
  // Of a connection that nobody uses: the pool has removed it, and the next query finds out what is wrong.
  pool.on('error', () => {});
  return {
    async connect() {
      try {
        return clientOf(await pool.connect(), report);
      } catch (error) {
        throw report(failureOf(error));
      }
    },
    end: () => pool.end(),
  };
}

/** What the database did not say itself comes from the way to it. */
function failureOf(error: unknown): unknown {
  const isOfConnection = error instanceof Error && !(error instanceof pg.DatabaseError || error instanceof TypeError);
  return isOfConnection ? new UnreachableDatabaseError(error) : error;
}

function clientOf(client: pg.PoolClient, report: ReportError): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      // Whatever the database itself did not say leaves open what it still does for this connection.
      isBroken ||= !(error instanceof pg.DatabaseError) || text === 'rollback';
      // The error that led to it says more, and the database rolls back what has lost its connection.
      if (text === 'rollback') return { command: 'SELECT', rowCount: 0, rows: [] };
      throw report(failureOf(error));
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isBroken) };
}
