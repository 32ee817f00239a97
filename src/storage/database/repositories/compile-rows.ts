import type { Compilable } from 'kysely';
import type { Statement, StatementValue } from '../commits/commits.ts';

export type CompiledRows<Row> = (rows: readonly Row[]) => Statement;

/**
 * A statement whose parameters are the values of its rows, in their order. Building the text of a query takes longer than
 * running it, so it is built once for each number of rows.
 */
export function compileRows<Row extends Readonly<Record<string, StatementValue>>>(
  build: (rows: readonly Row[]) => Compilable,
): CompiledRows<Row> {
  const texts = new Map<number, string>();
  return (rows) => {
    let sql = texts.get(rows.length);
    if (sql === undefined) {
      sql = build(rows).compile().sql;
      texts.set(rows.length, sql);
    }
    return { sql, parameters: rows.flatMap((row) => Object.values(row)) };
  };
}
