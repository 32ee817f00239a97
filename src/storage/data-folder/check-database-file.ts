import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { StartupError } from '../../errors/startup-error.ts';
import { findKeptData } from './find-kept-data.ts';

const wayOut =
  'Restore a backup with "dragoman restore FILE --force", or set the data aside and begin anew with ' +
  '"dragoman serve --new-installation".';

/**
 * Throws `StartupError` when the database file of the folder is missing, empty or cut while other files show that there
 * was an installation. SQLite itself would take such a file for a new database and delete the journal beside it.
 */
export function checkDatabaseFile(folder: string, database: string): void {
  const size = sizeOf(database);
  const journalSize = sizeOf(`${database}-wal`);
  if (size === 0) {
    if (journalSize > 0)
      throw new StartupError(
        `${database} is missing or empty, but its journal ${database}-wal holds ${journalSize} bytes.\n${wayOut}`,
      );
    refuseKeptData(folder, `${database} is missing or empty`);
    return;
  }
  const header = readHeader(database);
  if (header.length < headerBytes || !header.subarray(0, 16).equals(magic))
    throw new StartupError(`${database} is truncated or not a SQLite database (${size} bytes).\n${wayOut}`);
  const written = header.readUInt16BE(16);
  const pageSize = written === 1 ? 65_536 : written;
  // With a journal, pages that the header counts may still be there only.
  const pages = journalSize > 0 ? 1 : Math.max(1, countedPages(header));
  if (size < pageSize * pages)
    throw new StartupError(
      `${database} is truncated: it has ${size} of at least ${pageSize * pages} bytes.\n${wayOut}`,
    );
}

/** For a database that holds no account; throws `StartupError` when the folder holds documents or memories. */
export function refuseKeptData(folder: string, problem: string): void {
  const kept = findKeptData(folder);
  if (kept !== undefined)
    throw new StartupError(`${problem}, but ${kept} contains data of an installation.\n${wayOut}`);
}

const headerBytes = 100;
const magic = Buffer.from('SQLite format 3\0');

/** 0 when the count is not valid: a release of SQLite before 3.7 wrote the file last. */
function countedPages(header: Buffer): number {
  return header.readUInt32BE(24) === header.readUInt32BE(92) ? header.readUInt32BE(28) : 0;
}

function readHeader(path: string): Buffer {
  // No connection of this process has the file open yet, so closing this descriptor gives up no lock.
  const descriptor = openSync(path, 'r');
  try {
    const header = Buffer.alloc(headerBytes);
    return header.subarray(0, readSync(descriptor, header, 0, headerBytes, 0));
  } finally {
    closeSync(descriptor);
  }
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}
