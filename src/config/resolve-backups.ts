import { resolve } from 'node:path';
import type { BackupSettings } from './config.ts';
import { type ReadSetting, wholeNumber } from './parse-values.ts';

const hour = 3_600_000;

export function resolveBackups(read: ReadSetting, workingDirectory: string): BackupSettings | undefined {
  const folder = read<string | undefined>(
    'DRAGOMAN_BACKUP_FOLDER',
    (text) => resolve(workingDirectory, text),
    undefined,
  );
  const everyMilliseconds = read('DRAGOMAN_BACKUP_EVERY', wholeNumber(1, 8760), 24) * hour;
  const keep = read('DRAGOMAN_BACKUP_KEEP', wholeNumber(1, 10_000), 7);
  return folder === undefined ? undefined : { folder, everyMilliseconds, keep };
}
