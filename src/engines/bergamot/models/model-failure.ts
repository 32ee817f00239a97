/** A model cannot be had; the message is for the operator as it is. */
export class ModelFailure extends Error {}

const diskWords: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is not a folder',
  EFBIG: 'the file is too large for the file system',
};

/** The failure of a write to a folder in words, undefined for any other error. */
export function diskFailure(error: unknown, folder: string): ModelFailure | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = diskWords[code];
  return words === undefined
    ? undefined
    : new ModelFailure(`Models cannot be written to ${folder}: ${words}.`, { cause: error });
}
