import { describeCommand } from '../command-line/command-description.ts';

export const serveDescription = describeCommand({
  name: 'serve',
  summary: 'Start the server',
  about: [
    'Starts the server. Settings come from DRAGOMAN_* variables or dragoman.config.json; docs/reference/configuration.md explains all of them.',
  ],
  usage: ['dragoman serve [options]'],
  options: {
    with: {
      type: 'string',
      multiple: true,
      value: 'PAIRS',
      help: 'Pulls neural models in the background, such as --with en-de,de-en, and uses them once they are installed. Adds to DRAGOMAN_MODELS for this start.',
    },
    'check-config': {
      type: 'boolean',
      help: 'Checks the settings and prints what is wrong. Starts nothing. Exit code 0 or 1.',
    },
    'new-installation': {
      type: 'boolean',
      help: 'Moves the database, documents and translation memories of the data folder into a folder beside them, and begins anew with new keys.',
    },
  },
  notes: ['Ctrl-C finishes the requests in progress and stops the server. A second Ctrl-C stops it at once.'],
  examples: [
    { command: 'dragoman serve' },
    { command: 'dragoman serve --with en-de,de-en' },
    { command: 'DRAGOMAN_PORT=9000 DRAGOMAN_DATA_DIR=/var/lib/dragoman dragoman serve' },
  ],
  exitCodes: { 1: 'the server cannot start, or the settings are wrong', 130: 'stopped by a second Ctrl-C' },
});
