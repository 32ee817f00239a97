import { sql } from 'kysely';
import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import { readTableRights, type TableRights } from '../drivers/postgres-table-rights.ts';
import type { PostgresUnderExamination } from './postgres-under-examination.ts';

interface SchemaRights {
  readonly name: string;
  readonly schema: string | null;
  readonly may_create: boolean | null;
}

/** Whether the user may make tables, use those that are there, and change them in the next release. */
export async function checkRights({ database }: PostgresUnderExamination): Promise<Omit<StoreCheck, 'name'>> {
  const { rows } = await sql<SchemaRights>`
    select current_user as name, current_schema() as schema,
      has_schema_privilege(current_schema(), 'create') as may_create`.execute(database);
  const { name = '', schema = null, may_create: mayCreate = false } = rows[0] ?? {};
  if (schema === null)
    return {
      outcome: 'failure',
      found: `there is no schema that the user "${name}" may use`,
      advice: `Make it the owner of the database (ALTER DATABASE … OWNER TO ${name}), or check search_path.`,
    };
  const tables = await readTableRights(database);
  const list = (found: readonly TableRights[]): string => found.map((table) => table.name).join(', ');
  const closed = tables.filter((table) => !table.may_use);
  if (closed.length > 0)
    return {
      outcome: 'failure',
      found: `the user "${name}" may not read and write ${list(closed)}`,
      advice: `GRANT ALL ON ALL TABLES IN SCHEMA ${schema} TO ${name}, or make it their owner.`,
    };
  if (mayCreate !== true)
    return {
      // Tables that are there are enough until a release brings another one.
      outcome: tables.length === 0 ? 'failure' : 'warning',
      found: `the user "${name}" may not create tables in the schema "${schema}"`,
      advice: `GRANT CREATE ON SCHEMA ${schema} TO ${name}: the first start and upgrades create tables.`,
    };
  const foreign = tables.filter((table) => !table.owns);
  if (foreign.length > 0)
    return {
      outcome: 'warning',
      found: `the user "${name}" does not own ${list(foreign)}`,
      advice: `Make it their owner (ALTER TABLE … OWNER TO ${name}): upgrades change tables, and the server vacuums those of jobs.`,
    };
  return { outcome: 'ok', found: `the user "${name}" may do what the server does` };
}
