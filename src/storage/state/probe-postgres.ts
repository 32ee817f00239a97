import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { probeFolder } from './probe-data-folder.ts';

/** Of some 60 bytes each, so that the database needs more room than it has to spare in its files. */
const probeRows = 4_000;

/** Writes a file, and a table of the database, and keeps neither. Rejects when either fails. */
export async function probePostgres(folder: string, database: Database): Promise<void> {
  await probeFolder(folder);
  try {
    await database.transaction().execute(async (transaction) => {
      await sql`create table storage_probe as
        select md5(number::text) as content from generate_series(1, ${sql.lit(probeRows)}) as number`.execute(
        transaction,
      );
      throw notKept;
    });
  } catch (error) {
    if (error !== notKept) throw error;
  }
}

/** Rolls the transaction back, which removes the table. */
const notKept = new Error('The table of the probe is not kept.');
