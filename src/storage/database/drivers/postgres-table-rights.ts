import { sql } from 'kysely';
import type { Tables } from '../database.ts';

/** What the user may do with a table. */
export interface TableRights {
  readonly name: string;
  /** Read, add, change and remove rows. */
  readonly may_use: boolean;
  readonly owns: boolean;
}

/** Of all tables of the schema. */
export async function readTableRights(database: Tables): Promise<readonly TableRights[]> {
  const { rows } = await sql<TableRights>`
    select c.relname as name,
      has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
        and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete') as may_use,
      pg_has_role(c.relowner, 'usage') as owns
    from pg_class as c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(database);
  return rows;
}
