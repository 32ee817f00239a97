import { StartupError } from '../../errors/startup-error.ts';
import { resultCode } from '../sqlite/result-code.ts';

/** What a failure of the file system or of SQLite means for anyone who starts a server; other errors stay as they are. */
export function explainFailure(error: unknown, path: string): unknown {
  if (error instanceof StartupError) return error;
  const { code, path: ofError = path } = error as NodeJS.ErrnoException;
  const meaning = errnoMeanings[code ?? ''] ?? sqliteMeanings[resultCode(error) ?? -1];
  if (meaning === undefined) return error;
  return new StartupError(`${code?.startsWith('E') && code in errnoMeanings ? ofError : path}: ${meaning}`, error);
}

const restore = 'Restore a backup with "dragoman restore FILE --force".';
const readOnly =
  'the file system or the file is read-only.\nMake it writable, or set DRAGOMAN_DATA_DIR to another folder.';
const noPermission =
  'this user may not write here.\nGive the folder to the user that runs Dragoman (chown), or set DRAGOMAN_DATA_DIR.';
const noFolder = 'a part of this path is a file, not a folder.\nSet DRAGOMAN_DATA_DIR to a folder.';
const full = 'the disk is full.\nFree some space, then start again.';
const broken = 'the disk reports a read or write error.\nCheck the disk and the system log before you start again.';
const damaged = `the file is damaged or no SQLite database.\n${restore}`;

const errnoMeanings: Readonly<Record<string, string>> = {
  EROFS: readOnly,
  EACCES: noPermission,
  EPERM: noPermission,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ENOSPC: full,
  EDQUOT: full,
  EIO: broken,
};

/** By primary result code. */
const sqliteMeanings: Readonly<Record<number, string>> = {
  3: noPermission,
  5: 'another process has written to the database for more than 5 seconds.\nEnd that process, then start again.',
  8: readOnly,
  10: broken,
  11: damaged,
  13: full,
  14: 'the file cannot be opened.\nCheck that this user may read and write the file and its folder.',
  26: damaged,
};
