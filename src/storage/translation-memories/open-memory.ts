import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** A complete file never changes, so it is read without locks, and straight from the memory of the operating system. */
export function openMemory(path: string): DatabaseSync {
  const address = pathToFileURL(path);
  address.searchParams.set('immutable', '1');
  const database = new DatabaseSync(address, { readOnly: true });
  database.exec('pragma mmap_size = 4294967296; pragma cache_size = -8192');
  return database;
}
