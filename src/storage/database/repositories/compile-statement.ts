import type { Compilable } from 'kysely';
import type { Statement, StatementValue } from '../commits/commits.ts';

export function compileStatement(query: Compilable): Statement {
  const { sql, parameters } = query.compile();
  return { sql, parameters: parameters as readonly StatementValue[] };
}
