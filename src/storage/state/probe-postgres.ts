import { sql } from 'kysely';
import type { Database, Tables } from '../database/database.ts';
import { DeniedDatabaseError } from '../database/drivers/denied-database-error.ts';
import { readTableRights } from '../database/drivers/postgres-table-rights.ts';
import { probeFolder } from './probe-data-folder.ts';

/** Of some 60 bytes each, so that the database needs more room than it has to spare in its files. */
const probeRows = 4_000;

/** Writes a file, and a table of the database, and keeps neither. Rejects when either fails. */
export async function probePostgres(folder: string, database: Database): Promise<void> {
  await probeFolder(folder);
  try {
    await database.transaction().execute(async (transaction) => {
      await refuseMissingRights(transaction);
      if (await mayCreate(transaction)) await sql`create table storage_probe as ${someRows}`.execute(transaction);
      else
        await sql`insert into moves (source, begun_at) select content, '' from (${someRows}) as rows`.execute(
          transaction,
        );
      throw notKept;
    });
  } catch (error) {
    if (error !== notKept) throw error;
  }
}

const someRows = sql`select md5(number::text) as content from generate_series(1, ${sql.lit(probeRows)}) as number`;

/** Rights may be missing for some tables only. */
async function refuseMissingRights(transaction: Tables): Promise<void> {
  const closed = (await readTableRights(transaction)).filter(({ may_use: mayUse }) => !mayUse);
  if (closed.length > 0) throw new DeniedDatabaseError(closed.map(({ name }) => name));
}

/** A user who has tables from an administrator may lack the right to make one. */
async function mayCreate(transaction: Tables): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege(current_schema(), 'create') as may`.execute(transaction);
  return rows[0]?.may === true;
}

/** Rolls the transaction back, which removes the table. */
const notKept = new Error('The table of the probe is not kept.');
