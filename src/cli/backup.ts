import { resolve } from 'node:path';
import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { backUpDataFolder } from '../storage/backup/back-up-data-folder.ts';
import { checkDatabaseFile } from '../storage/data-folder/check-database-file.ts';
import { dataFolderLayout } from '../storage/data-folder/data-folder-layout.ts';
import { systemClock } from '../time/system-clock.ts';
import { backupDescription } from './backup/backup-description.ts';
import { readBackupPath, withoutStack } from './backup/read-backup-path.ts';
import { refusePostgres } from './backup/refuse-postgres.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';

/** `dragoman backup`. */
export const runBackup: CommandRun = async (args, { signal, write }) => {
  const { positionals } = parseCommandLine(args, backupDescription);
  const path = readBackupPath(positionals);
  const { config, secrets } = loadProcessConfiguration();
  refusePostgres(secrets);
  const { dataDir: folder } = config;
  const { files, bytes } = await withoutStack(path, async () => {
    checkDatabaseFile(folder, dataFolderLayout(folder).database);
    return backUpDataFolder({ folder, path: resolve(path), at: systemClock.now(), signal });
  });
  write(`Backed up ${files} files (${bytes} bytes) to ${path}.`);
  return 0;
};
