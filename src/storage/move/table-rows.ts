import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tables } from '../database/database.ts';
import type { MovedTable } from './moved-tables.ts';

export type Row = Readonly<Record<string, string | number | null>>;

const rowsAtATime = 200;

/** Rows in the order of the key, as they are to arrive; `after` is the key of the row before the first. */
export async function* rowsOf(
  database: Tables,
  { name, key, move = (row) => row }: MovedTable,
  after?: Row,
): AsyncGenerator<readonly Row[]> {
  const columns = key.map((column) => sql.ref(column));
  for (let last = after; ; ) {
    const values = last && key.map((column) => sql`${last?.[column]}`);
    const beyond = values ? sql`where (${sql.join(columns)}) > (${sql.join(values)})` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(name)} ${beyond}
      order by ${sql.join(columns)} limit ${rowsAtATime}`.execute(database);
    if (rows.length > 0) yield rows.map((row) => move(row) as Row);
    if (rows.length < rowsAtATime) return;
    last = rows.at(-1);
  }
}

/** The row with the largest key. */
export async function lastRow(database: Tables, { name, key }: MovedTable): Promise<Row | undefined> {
  const columns = key.map((column) => sql`${sql.ref(column)} desc`);
  const { rows } = await sql<Row>`select * from ${sql.table(name)} order by ${sql.join(columns)} limit 1`.execute(
    database,
  );
  return rows[0];
}

export interface TableDigest {
  readonly rows: number;
  /** Hexadecimal SHA-256 over all rows, the same on every database. */
  readonly hash: string;
}

/** Of the rows as they are to arrive. */
export async function digestOf(database: Tables, table: MovedTable): Promise<TableDigest> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of rowsOf(database, table)) {
    count += rows.length;
    for (const row of rows) hash.update(`${canonical(row)}\n`);
  }
  return { rows: count, hash: hash.digest('hex') };
}

/** Databases differ in the order of columns and in whether a large number is a string. */
function canonical(row: Row): string {
  const columns = Object.keys(row).sort();
  return JSON.stringify(columns.map((column) => [column, row[column] === null ? null : String(row[column])]));
}
