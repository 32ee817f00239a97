import pg from 'pg';
import { StartupError } from '../../../errors/startup-error.ts';
import { postgresTarget } from './postgres-target.ts';
import { UnreachableDatabaseError } from './unreachable-database-error.ts';

/** What a failure to open a PostgreSQL database means for anyone who starts a server; other errors stay as they are. */
export function explainPostgresFailure(error: unknown, url: string): unknown {
  if (error instanceof StartupError || !(error instanceof Error)) return error;
  const { server, database, user } = postgresTarget(url);
  const meaning = meaningOf(error, { server, database, user });
  return meaning === undefined ? error : new StartupError(meaning, error);
}

type Target = ReturnType<typeof postgresTarget>;

const checkUrl = 'Check DRAGOMAN_DATABASE_URL.';

function meaningOf(error: Error, { server, database, user }: Target): string | undefined {
  const unreachable = `The database server at ${server} cannot be reached: ${reasonOf(error)}.\nStart it, or check host and port in DRAGOMAN_DATABASE_URL.`;
  if (error instanceof UnreachableDatabaseError) return unreachable;
  if (!(error instanceof pg.DatabaseError)) return undefined;
  switch (error.code) {
    case '28P01':
    case '28000':
      return `The database server at ${server} refuses the user "${user}": wrong password, or no access from here.\nCheck user and password in DRAGOMAN_DATABASE_URL, and pg_hba.conf of the server.`;
    case '3D000':
      return `The database server at ${server} has no database "${database}".\nCreate it (CREATE DATABASE ${database} OWNER ${user}), or check the name in DRAGOMAN_DATABASE_URL.`;
    case '42501':
    case '3F000':
      return `The user "${user}" may not create tables in the database "${database}" at ${server}.\nMake it the owner of the database (ALTER DATABASE ${database} OWNER TO ${user}).`;
    case '53300':
      return `The database server at ${server} has no connection free.\nRaise its max_connections, or stop programs that use it.`;
    case '25006':
      return `The database "${database}" at ${server} is read-only.\nSet DRAGOMAN_DATABASE_URL to the primary server, not to a replica.`;
    case '53100':
      return `The disk of the database server at ${server} is full.\nFree some space, then start again.`;
    case '57P03':
      return `The database server at ${server} is not ready: ${error.message}.\nWait until it is, then start again.`;
    default:
      return error.code?.startsWith('08') ? `${unreachable} ${checkUrl}` : undefined;
  }
}

function reasonOf({ cause }: Error): string {
  const [first] = cause instanceof AggregateError ? cause.errors : [cause];
  return (first instanceof Error ? first.message : String(first)).replace(/\.$/, '');
}
