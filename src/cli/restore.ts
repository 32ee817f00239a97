import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { checkBackup, restoreDataFolder } from '../storage/backup/restore-data-folder.ts';
import { DataFolderLock } from '../storage/data-folder/data-folder-lock.ts';
import { makeDataFolder } from '../storage/data-folder/make-data-folder.ts';
import { systemClock } from '../time/system-clock.ts';
import { restoreDescription } from './backup/backup-description.ts';
import { readBackupPath, withoutStack } from './backup/read-backup-path.ts';
import { refusePostgres } from './backup/refuse-postgres.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { MisuseError } from './command-line/command-errors.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';

/** `dragoman restore`. */
export const runRestore: CommandRun = async (args, { write }) => {
  const { values, positionals } = parseCommandLine(args, restoreDescription);
  const path = readBackupPath(positionals);
  if (values.check === true && values.force === true) throw new MisuseError('--check and --force exclude each other.');
  if (values.check === true) {
    const { files, createdAt } = await withoutStack(path, () => checkBackup(path));
    write(`${path} is whole: ${files} files of ${createdAt.toISOString()}.`);
    return 0;
  }
  const { config, secrets } = loadProcessConfiguration();
  refusePostgres(secrets);
  const { dataDir: folder } = config;
  const { files, createdAt, aside } = await withoutStack(path, () => {
    makeDataFolder(folder);
    const lock = new DataFolderLock(folder, systemClock);
    return restoreDataFolder({ path, folder, lock, at: systemClock.now(), force: values.force === true });
  });
  write(`Restored ${files} files of ${createdAt.toISOString()} into ${folder}.`);
  if (aside !== undefined) write(`The old data is in ${aside}.`);
  return 0;
};
