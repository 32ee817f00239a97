import type { StoreFailure } from '../../contracts/stores/store-state.ts';
import { DeniedDatabaseError } from '../database/drivers/denied-database-error.ts';
import { UnreachableDatabaseError } from '../database/drivers/unreachable-database-error.ts';

/** By SQLSTATE, or by its first two characters for a whole class. */
const bySqlState: Readonly<Record<string, StoreFailure>> = {
  '08': 'unreachable',
  '25006': 'read_only',
  '28': 'denied',
  '42501': 'denied',
  '3D000': 'unreachable',
  '53100': 'full',
  '53200': 'failing',
  '53300': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P05': 'unreachable',
  '58': 'failing',
  XX001: 'damaged',
  XX002: 'damaged',
};

/** Undefined for an error that PostgreSQL did not send, or for which its database is not to blame. */
export function classifyPostgresFailure(error: Error): StoreFailure | undefined {
  if (error instanceof UnreachableDatabaseError) return 'unreachable';
  if (error instanceof DeniedDatabaseError) return 'denied';
  // Codes of the operating system look the same, but PostgreSQL sends a severity with its own.
  const { code, severity } = error as { readonly code?: unknown; readonly severity?: unknown };
  if (typeof code !== 'string' || severity === undefined) return undefined;
  return bySqlState[code] ?? bySqlState[code.slice(0, 2)];
}
