import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../errors/startup-error.ts';
import { explainFailure } from './explain-failure.ts';

/** What is checked within a moment; a larger database is checked by "dragoman restore" and by SQLite as it reads. */
const mostBytes = 64 * 1024 * 1024;

/** Reads the whole database, if it is small; throws `StartupError` when it is damaged. */
export function checkIntegrity(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0 && size <= mostBytes) refuseDamage(path);
}

/** Reads the whole database, whatever its size. */
export function refuseDamage(path: string): void {
  let problem: unknown;
  try {
    using database = new DatabaseSync(path, { timeout: 5_000 });
    problem = database.prepare('pragma quick_check(1)').get()?.quick_check;
  } catch (error) {
    throw explainFailure(error, path);
  }
  if (problem === 'ok') return;
  const [what] = String(problem).split('\n').slice(-1);
  throw new StartupError(`${path} is damaged: ${what}.\nRestore a backup with "dragoman restore FILE --force".`);
}
