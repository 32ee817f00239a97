import { describeCommand } from '../command-line/command-description.ts';

export const doctorDescription = describeCommand({
  name: 'doctor',
  summary: 'Show engines, language pairs and what is missing',
  about: [
    'Shows what this installation can do and what it lacks: configuration, data folder, PostgreSQL database and object store with their rights, limits and clocks, engines with their languages, and missing Debian packages with the command that installs them. A server that runs here is asked first; engines that it says are ready are not started once more. Changes nothing; what it writes to an object store for a trial, it removes.',
  ],
  usage: ['dragoman doctor [options]'],
  options: {
    verbose: {
      type: 'boolean',
      short: 'v',
      help: 'Also lists checks of stores that passed, and what is installed but not offered, and why.',
    },
    json: { type: 'boolean', help: 'Prints the whole report as JSON.' },
  },
  examples: [{ command: 'dragoman doctor' }, { command: 'dragoman doctor --json | jq .ready' }],
  exitCodes: {
    0: 'ready to translate, and nothing failed',
    1: 'nothing can be translated, the configuration is wrong, or a store cannot be used',
    3: 'ready to translate, but a trial of an engine failed',
  },
});
