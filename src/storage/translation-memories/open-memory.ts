import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/**
 * A file that nobody else reads yet, new or a copy, which is written in one transaction until `commit`. It is locked until it is closed, so that another process can
 * distinguish it from one that was left behind; without a journal on disk, since a file that is not finished is of no use.
 */
export function openForWriting(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec(`
    pragma locking_mode = exclusive; pragma journal_mode = memory; pragma synchronous = full; pragma cache_size = -65536;
    begin exclusive`);
  return database;
}

/** A complete file never changes, so it is read without locks, and straight from the memory of the operating system. */
export function openMemory(path: string): DatabaseSync {
  const address = pathToFileURL(path);
  address.searchParams.set('immutable', '1');
  const database = new DatabaseSync(address, { readOnly: true });
  database.exec('pragma mmap_size = 4294967296; pragma cache_size = -8192');
  return database;
}
