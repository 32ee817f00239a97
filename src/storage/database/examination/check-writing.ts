import { sql } from 'kysely';
import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import type { PostgresUnderExamination } from './postgres-under-examination.ts';

/** Whether this is a server that takes writes. */
export async function checkWriting({ database }: PostgresUnderExamination): Promise<Omit<StoreCheck, 'name'>> {
  const { rows } = await sql<{ replica: boolean; read_only: string }>`
    select pg_is_in_recovery() as replica, current_setting('transaction_read_only') as read_only`.execute(database);
  const { replica = false, read_only: readOnly = 'off' } = rows[0] ?? {};
  if (replica)
    return {
      outcome: 'failure',
      found: 'this server is a replica, which only reads',
      advice: 'Set DRAGOMAN_DATABASE_URL to the primary server.',
    };
  if (readOnly === 'on')
    return {
      outcome: 'failure',
      found: 'transactions are read-only',
      advice: 'Set default_transaction_read_only to off, for the database and for the user.',
    };
  return { outcome: 'ok', found: 'the server takes writes' };
}
