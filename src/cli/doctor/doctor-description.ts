import { describeCommand } from '../command-line/command-description.ts';

export const doctorDescription = describeCommand({
  name: 'doctor',
  summary: 'Show engines, language pairs and what is missing',
  about: [
    'Shows what this installation can do and what it lacks: configuration, data folder, engines with their languages, and missing Debian packages with the command that installs them. Changes nothing.',
  ],
  usage: ['dragoman doctor [options]'],
  options: {
    verbose: { type: 'boolean', short: 'v', help: 'Also lists what is installed but not offered, and why.' },
    json: { type: 'boolean', help: 'Prints the whole report as JSON.' },
  },
  examples: [{ command: 'dragoman doctor' }, { command: 'dragoman doctor --json | jq .ready' }],
  exitCodes: { 0: 'a trial translation succeeded', 1: 'nothing can be translated' },
});
