import { sql } from 'kysely';
import type { Database, Tables } from '../database.ts';
import { giveRoomBack } from './postgres-index-room.ts';

/** Tables whose rows come and go all the time. */
const busyTables = ['jobs', 'job_leases', 'job_turns', 'job_secrets', 'usage_reservations'] as const;

const queueTables = ['jobs', 'job_leases', 'job_turns'] as const;
/** A queue with more is at work: processes reclaim its room as they go. */
const mostAtRest = 25;

type BusyTable = (typeof busyTables)[number];

/**
 * Lets the database clean up busy tables after a number of changes instead of a share of the rows, at once and with their
 * indexes: they are nearly empty again and again. What an administrator has set stays.
 */
export async function setVacuuming(database: Database): Promise<void> {
  if ((await unsetTables(database)).length === 0) return;
  await database.exclusive('migrations', async (transaction) => {
    for (const table of await unsetTables(transaction))
      await sql`alter table ${sql.table(table)} set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000,
        autovacuum_vacuum_cost_delay = 0, vacuum_index_cleanup = on)`.execute(transaction);
  });
}

/** For now and then: whatever has grown in a busy hour and is not needed. */
export async function tidyBusyTables(database: Database): Promise<void> {
  const names = sql.join(busyTables.map((table) => sql.table(table)));
  await sql`vacuum (skip_locked, index_cleanup on, truncate off) ${names}`.execute(database);
  await giveRoomBack(database, busyTables, 0);
}

/** For often: what a rush has left, as soon as hardly a job is there any more. Otherwise it costs one small query. */
export async function tidyQueueAtRest(database: Database): Promise<void> {
  const wanted = sql.join(queueTables.map((table) => sql`${table}::regclass`));
  const { rows } = await sql<{ readonly tidy: boolean }>`
    select jobs <= ${mostAtRest} and exists (
      select from pg_index where indrelid in (${wanted})
        and pg_relation_size(indexrelid) / current_setting('block_size')::int > case jobs when 0 then 1 else 3 end
    ) as tidy from (select count(*) as jobs from (select from jobs limit ${mostAtRest + 1}) few) counted`.execute(
    database,
  );
  if (rows[0]?.tidy === true) await tidyBusyTables(database);
}

async function unsetTables(database: Tables): Promise<readonly BusyTable[]> {
  const { rows } = await sql<{ name: BusyTable }>`
    select relname as name from pg_class
    where oid in (${sql.join(busyTables.map((table) => sql`${table}::regclass`))}) and reloptions is null
    order by relname`.execute(database);
  return rows.map(({ name }) => name);
}
