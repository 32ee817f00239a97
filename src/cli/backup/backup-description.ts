import { describeCommand } from '../command-line/command-description.ts';

export const backupDescription = describeCommand({
  name: 'backup',
  summary: 'Write everything the data folder keeps to one file',
  about: [
    'Writes the database, translation memories and documents to one tar file that only you can read. The server may run meanwhile. Neural models, the sentence cache and logs are left out.',
    'The file holds glossaries and translation memories in clear, so keep it as safe as the data folder. DRAGOMAN_BACKUP_FOLDER makes a running server write backups by itself.',
  ],
  usage: ['dragoman backup FILE'],
  arguments: [
    { name: 'FILE', help: 'The file to write. It must not exist, and appears when it is whole.', completion: 'files' },
  ],
  options: {},
  examples: [{ command: 'dragoman backup /backups/dragoman.tar' }],
  exitCodes: { 1: 'there is no backup, and nothing is left of it' },
});

export const restoreDescription = describeCommand({
  name: 'restore',
  summary: 'Put a backup into the data folder, or verify one',
  about: [
    'Puts a backup into the data folder (DRAGOMAN_DATA_DIR). Every checksum and the database are verified before anything is replaced. The server must not run.',
  ],
  usage: ['dragoman restore FILE [--force | --check]'],
  arguments: [
    { name: 'FILE', help: 'A file that "dragoman backup" or a scheduled backup wrote.', completion: 'files' },
  ],
  options: {
    force: {
      type: 'boolean',
      help: 'Restores over data. The old data goes to before-restore-<time> in the data folder; delete it when you are sure.',
    },
    check: { type: 'boolean', help: 'Only verifies that FILE is whole and undamaged.' },
  },
  examples: [
    { command: 'dragoman restore --check /backups/dragoman.tar' },
    { command: 'dragoman restore --force /backups/dragoman.tar' },
  ],
  exitCodes: { 1: 'the backup cannot be restored, and nothing was replaced' },
});
