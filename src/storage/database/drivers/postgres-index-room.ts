import { sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Of the widest index, as one that is built anew has them on a page; half of what fits. */
const rowsPerPage = 25;
/** A larger table would be locked for too long, and its indexes are large for a reason. */
const mostRows = 10_000;
/** Nobody waits longer behind the lock: who cannot have it at once tries another time. */
const lockTimeout = '20ms';

type Table = keyof DatabaseSchema;

/**
 * Builds those indexes anew that have more than `sparePages` pages beyond what their rows need, as the last vacuum counted them. An
 * index keeps all pages that it once had, and a page that has one row left of many. The table is locked meanwhile, for some
 * milliseconds, and first: so nobody who has a part of the locks waits for the rest. Nothing happens where the lock is not free, or
 * the table is another user's.
 */
export async function giveRoomBack(database: Tables, tables: readonly Table[], sparePages: number): Promise<void> {
  for (const table of await findRoomy(database, tables, sparePages))
    await sql
      .raw(`do $$
        declare found regclass;
        begin
          perform set_config('lock_timeout', '${lockTimeout}', true);
          lock table "${table}" in access exclusive mode;
          for found in select indexrelid from (${roomyIndexes(sparePages)}) roomy where indrelid = '"${table}"'::regclass loop
            execute format('reindex index %s', found);
          end loop;
        exception when lock_not_available then null;
        end $$`)
      .execute(database);
}

async function findRoomy(database: Tables, tables: readonly Table[], sparePages: number): Promise<readonly Table[]> {
  const wanted = sql.join(tables.map((table) => sql`${table}::regclass`));
  const { rows } = await sql<{ readonly name: Table }>`
    select distinct relname as name from (${sql.raw(roomyIndexes(sparePages))}) roomy
    where indrelid in (${wanted}) order by relname`.execute(database);
  return rows.map(({ name }) => name);
}

/** An index of no rows has one page, one of few rows has two. */
function roomyIndexes(sparePages: number): string {
  return `select indrelid, indexrelid, relname from pg_index join pg_class on pg_class.oid = indrelid
    where reltuples <= ${mostRows} and pg_has_role(relowner, 'usage')
      and pg_relation_size(indexrelid) / current_setting('block_size')::int
        > ${sparePages} + case when reltuples <= 0 then 1 else 2 + ceil(reltuples / ${rowsPerPage}) end`;
}
