import { sql } from 'kysely';
import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import type { PostgresUnderExamination } from './postgres-under-examination.ts';

const questions = 9;
/** A request asks the database several times, one question after the other. */
const slowMilliseconds = 10;

/** How long an answer takes, the median of several. */
export async function checkLatency({ database, clock }: PostgresUnderExamination): Promise<Omit<StoreCheck, 'name'>> {
  const times: number[] = [];
  for (let question = 0; question < questions; question++) {
    const start = clock.elapsed();
    await sql`select 1`.execute(database);
    times.push(clock.elapsed() - start);
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(questions / 2)] ?? 0;
  const found = `an answer takes ${median.toFixed(1)} ms`;
  if (median <= slowMilliseconds) return { outcome: 'ok', found };
  return {
    outcome: 'warning',
    found,
    advice:
      'Each request asks the database several times. Run the server nearer to it, or find out what keeps it busy.',
  };
}
