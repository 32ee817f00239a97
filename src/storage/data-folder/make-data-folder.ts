import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { databaseSuffixes, dataFolderLayout } from './data-folder-layout.ts';
import { explainFailure } from './explain-failure.ts';

/** What others than the owner may do with a file or a folder. */
const othersMask = 0o077;

/**
 * Makes the data folder, readable by its owner alone, unless it exists; throws `StartupError` when it cannot be used.
 * Tightens the permissions of the database, which a copy may have loosened.
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { database } = dataFolderLayout(folder);
    for (const suffix of ['', ...databaseSuffixes]) tighten(database + suffix);
  } catch (error) {
    throw explainFailure(error, folder);
  }
}

/** One by one: where a file system refuses new folders as if their parent were missing, `recursive` tries for ever. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process has made it meanwhile.
    if (code === 'EEXIST' && isFolder(path)) return;
    if (code !== 'ENOENT') throw error;
    throw new StartupError(`${path}: no folder can be made here.\nSet DRAGOMAN_DATA_DIR to another folder.`, error);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Whether others than the owner may enter or list an existing folder. It may be theirs too, so it stays as it is. */
export function isOpenToOthers(folder: string): boolean {
  return (statSync(folder).mode & othersMask) !== 0;
}

function tighten(path: string): void {
  const status = statSync(path, { throwIfNoEntry: false });
  if (status === undefined || (status.mode & othersMask) === 0) return;
  if (!status.isFile()) throw new StartupError(`${path} is not a file.\nMove it away, or set DRAGOMAN_DATA_DIR.`);
  chmodSync(path, 0o600);
}
