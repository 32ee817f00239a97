import type { ObjectStoreFailure } from '../../contracts/stores/object-store-state.ts';

const byErrno: Readonly<Record<string, ObjectStoreFailure>> = {
  EACCES: 'rights',
  EPERM: 'rights',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read_only',
  EIO: 'errors',
  // Of file systems over a network.
  EHOSTDOWN: 'unreachable',
  ENOTCONN: 'unreachable',
  ESTALE: 'unreachable',
  ETIMEDOUT: 'unreachable',
};

/** Undefined for what is no failure of a folder of objects. */
export function classifyFolderError(error: unknown): ObjectStoreFailure | undefined {
  return error instanceof Error ? byErrno[String((error as NodeJS.ErrnoException).code)] : undefined;
}
