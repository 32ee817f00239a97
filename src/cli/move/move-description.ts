import { describeCommand } from '../command-line/command-description.ts';

export const migrateDescription = describeCommand({
  name: 'migrate',
  summary: 'Bring the database to the schema of this release',
  about: [
    'Applies the migrations that the database lacks and lists them. A server does the same when it starts; with this command, an upgrade does it before the first new server starts. Migrations only add, so servers of the release before go on meanwhile.',
  ],
  usage: ['dragoman migrate'],
  options: {},
  examples: [{ command: 'dragoman migrate' }],
  exitCodes: { 1: 'the database cannot be used, or a newer release wrote it' },
});

export const moveDescription = describeCommand({
  name: 'move',
  summary: 'Move an installation to another database and object store',
  about: [
    'Copies accounts, keys, usage, resources, documents, evaluations, tasks, jobs and translation memories from the installation that the settings name to the one that FILE names, for example from SQLite and files to PostgreSQL and S3, or back. Compares every table and object afterwards. The source stays as it is.',
    'FILE has settings of the new installation, as dragoman.config.json has them: dataDir, databaseUrl, objectStoreUrl and its keys. Stop all servers of both installations first. A move that was interrupted goes on when it is started again; until it is finished, no server starts on the target.',
  ],
  usage: ['dragoman move FILE [--json]'],
  arguments: [{ name: 'FILE', help: 'Settings of the new installation.', completion: 'files' }],
  options: { json: { type: 'boolean', help: 'Prints what was moved as JSON.' } },
  examples: [{ command: 'dragoman move new/dragoman.config.json' }],
  exitCodes: { 1: 'not everything was moved; start it again' },
});
