import type { Secrets } from '../../config/config.ts';
import { hashSecret } from '../../features/accounts/key-secret.ts';
import { systemClock } from '../../time/system-clock.ts';
import type { DatabaseReport } from './doctor-report.ts';

/** Whether the configured database can be used. Changes nothing. */
export async function inspectDatabase({
  databaseUrl,
  adminKey,
  apiKey,
}: Pick<Secrets, 'databaseUrl' | 'adminKey' | 'apiKey'>): Promise<DatabaseReport> {
  if (databaseUrl === undefined) return { kind: 'sqlite' };
  const { examinePostgres } = await import('../../storage/database/examination/examine-postgres.ts');
  const given = { DRAGOMAN_ADMIN_KEY: adminKey, DRAGOMAN_API_KEY: apiKey };
  const keys = Object.entries(given).flatMap(([setting, key]) =>
    key === undefined ? [] : [{ setting, hash: hashSecret(key) }],
  );
  return { kind: 'postgresql', ...(await examinePostgres(databaseUrl, { clock: systemClock, keys })) };
}
