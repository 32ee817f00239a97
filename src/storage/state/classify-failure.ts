import type { StoreFailure } from '../../contracts/stores/store-state.ts';
import { resultCode } from '../sqlite/result-code.ts';
import { classifyPostgresFailure } from './classify-postgres-failure.ts';

const byErrno: Readonly<Record<string, StoreFailure>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read_only',
  EIO: 'failing',
};

/** By primary result code of SQLite. */
const byResultCode: Readonly<Record<number, StoreFailure>> = {
  5: 'busy',
  8: 'read_only',
  10: 'failing',
  11: 'damaged',
  13: 'full',
  14: 'failing',
  26: 'damaged',
};

/** How deep causes are looked into. */
const depth = 4;

/** Undefined for an error that is not the store's fault: a constraint, a client that hung up, a fault of the program. */
export function classifyFailure(error: unknown): StoreFailure | undefined {
  for (let level = 0, at = error; level < depth && at instanceof Error; level++, at = at.cause) {
    const found =
      classifyPostgresFailure(at) ??
      byResultCode[resultCode(at) ?? -1] ??
      byErrno[String((at as NodeJS.ErrnoException).code)];
    if (found !== undefined) return found;
  }
  return undefined;
}
