import { sql } from 'kysely';
import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import type { PostgresUnderExamination } from './postgres-under-examination.ts';

const settings = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Whether what is committed is still there after the machine of the database has lost its power. */
export async function checkDurability({ database }: PostgresUnderExamination): Promise<Omit<StoreCheck, 'name'>> {
  const off: string[] = [];
  for (const name of settings) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database);
    if (rows[0]?.value === 'off') off.push(name);
  }
  if (off.length === 0) return { outcome: 'ok', found: 'commits are on disk when they are acknowledged' };
  return {
    outcome: 'warning',
    found: `${off.join(' and ')} ${off.length === 1 ? 'is' : 'are'} off: accepted work and counts can be lost`,
    advice: `Set ${off.join(' and ')} to on.`,
  };
}
