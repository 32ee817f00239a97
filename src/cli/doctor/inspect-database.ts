import type { DatabaseReport } from './doctor-report.ts';

/** Whether the configured database can be used. Changes nothing. */
export async function inspectDatabase(databaseUrl: string | undefined): Promise<DatabaseReport> {
  if (databaseUrl === undefined) return { kind: 'sqlite' };
  const { describePostgres } = await import('../../storage/database/describe-postgres.ts');
  return { kind: 'postgresql', ...(await describePostgres(databaseUrl)) };
}
