import { sql } from 'kysely';
import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import { connectionsOfServer } from '../drivers/postgres-pool.ts';
import type { PostgresUnderExamination } from './postgres-under-examination.ts';

interface Limits {
  readonly server: number;
  readonly used: number;
  readonly of_user: number;
  readonly used_by_user: number;
  readonly of_database: number;
  readonly used_in_database: number;
}

/** Whether one more server finds connections. */
export async function checkConnections({ database }: PostgresUnderExamination): Promise<Omit<StoreCheck, 'name'>> {
  // Every user may read the numbers of backends, but not what those of others are.
  const { rows } = await sql<Limits>`
    select
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) as server,
      (select sum(numbackends)::int from pg_stat_database) as used,
      (select rolconnlimit from pg_roles where rolname = current_user) as of_user,
      (select count(*)::int from pg_stat_activity where usename = current_user) as used_by_user,
      (select datconnlimit from pg_database where datname = current_database()) as of_database,
      (select numbackends from pg_stat_database where datname = current_database()) as used_in_database`.execute(
    database,
  );
  const [limits] = rows;
  if (limits === undefined) return { outcome: 'ok', found: 'unknown' };
  const counted = [
    { limit: limits.server, used: limits.used, remedy: 'raise max_connections of the database server' },
    { limit: limits.of_user, used: limits.used_by_user, remedy: 'raise CONNECTION LIMIT of the user' },
    { limit: limits.of_database, used: limits.used_in_database, remedy: 'raise CONNECTION LIMIT of the database' },
  ];
  const [tightest] = counted
    .filter(({ limit }) => limit >= 0)
    .map(({ limit, used, remedy }) => ({ free: Math.max(0, limit - used), limit, remedy }))
    .toSorted((one, other) => one.free - other.free);
  if (tightest === undefined) return { outcome: 'ok', found: 'unknown' };
  const found = `${tightest.free} of ${tightest.limit} are free`;
  if (tightest.free >= connectionsOfServer) return { outcome: 'ok', found };
  return {
    outcome: 'warning',
    found: `${found}, and a server opens up to ${connectionsOfServer}`,
    advice: `Before another server starts, ${tightest.remedy}.`,
  };
}
