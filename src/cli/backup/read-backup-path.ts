import { resolve } from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { explainFailure } from '../../storage/data-folder/explain-failure.ts';
import { CommandFailure, MisuseError, systemErrorWords } from '../command-line/command-errors.ts';
import { Interrupted } from '../command-line/stop-on-signals.ts';

/** The one argument of "backup" and "restore". */
export function readBackupPath(positionals: readonly string[]): string {
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new MisuseError('Give one file.');
  return resolve(path);
}

/** Any failure of the work as a message: each of them is about a file, a disk or the content of a backup. */
export async function withoutStack<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    const words = systemErrorWords(error);
    if (words === 'no such file or folder') throw new CommandFailure(`${path}: ${words}.`, { cause: error });
    const explained = explainFailure(error, path);
    if (explained instanceof StartupError) throw explained;
    throw new CommandFailure(explained instanceof Error ? explained.message : String(explained), { cause: error });
  }
}
