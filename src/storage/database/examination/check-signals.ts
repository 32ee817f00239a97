import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import { connectionSettings } from '../drivers/postgres-pool.ts';
import { UnreachableDatabaseError } from '../drivers/unreachable-database-error.ts';
import type { PostgresUnderExamination } from './postgres-under-examination.ts';

const patienceMilliseconds = 3_000;

/** Whether a connection hears what others notify. Poolers that share connections between transactions lose that. */
export async function checkSignals({ url }: PostgresUnderExamination): Promise<Omit<StoreCheck, 'name'>> {
  const channel = `dragoman_doctor_${randomUUID().replaceAll('-', '')}`;
  const [listener, notifier] = [new pg.Client(connectionSettings(url)), new pg.Client(connectionSettings(url))];
  try {
    for (const client of [listener, notifier]) {
      client.on('error', () => {});
      await client.connect();
    }
    const heard = once(listener, 'notification', { signal: AbortSignal.timeout(patienceMilliseconds) }).then(
      () => true,
      () => false,
    );
    await listener.query(`listen ${channel}`);
    await notifier.query(`notify ${channel}`);
    if (await heard) return { outcome: 'ok', found: 'they arrive' };
    return {
      outcome: 'failure',
      found: 'they do not arrive: jobs and changed keys are seen late',
      advice: 'Behind a pooler such as PgBouncer, use session pooling.',
    };
  } catch (error) {
    throw error instanceof Error && !(error instanceof pg.DatabaseError) ? new UnreachableDatabaseError(error) : error;
  } finally {
    for (const client of [listener, notifier]) await client.end().catch(() => {});
  }
}
