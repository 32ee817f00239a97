import { accounts } from './0001-accounts.ts';
import { usage } from './0002-usage.ts';
import type { Migration } from './migration.ts';

/** Every step, in order. */
export const migrations: readonly Migration[] = [accounts, usage];
