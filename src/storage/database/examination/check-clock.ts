import { sql } from 'kysely';
import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import { judgeClock } from '../../../time/judge-clock.ts';
import type { PostgresUnderExamination } from './postgres-under-examination.ts';

/** Whether the clocks of this machine and of the database server agree. */
export async function checkClock({ database, clock }: PostgresUnderExamination): Promise<Omit<StoreCheck, 'name'>> {
  const before = clock.now().getTime();
  const { rows } = await sql<{ now: string }>`select ${database.differences.millisecondsNow} as now`.execute(database);
  const after = clock.now().getTime();
  return judgeClock({ difference: Number(rows[0]?.now) - (before + after) / 2, uncertainty: (after - before) / 2 });
}
