import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import { encodingProblem, readPostgresEncoding } from '../drivers/postgres-encoding.ts';
import type { PostgresUnderExamination } from './postgres-under-examination.ts';

/** Whether the database can hold the texts of all languages. */
export async function checkEncoding({ database }: PostgresUnderExamination): Promise<Omit<StoreCheck, 'name'>> {
  const encoding = await readPostgresEncoding(database);
  const problem = encodingProblem(encoding);
  if (problem === undefined) return { outcome: 'ok', found: encoding };
  const [found = '', advice = ''] = problem.split('\n');
  return { outcome: 'failure', found, advice };
}
