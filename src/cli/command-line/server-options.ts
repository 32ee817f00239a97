import type { OptionTable } from './command-description.ts';

/** Options of commands that work with a running server. */
export const serverOptions = {
  server: {
    type: 'string',
    value: 'URL',
    help: 'Address of the server. Default: the server that the configuration of this machine starts.',
    group: 'Server',
  },
  key: {
    type: 'string',
    value: 'KEY',
    help: 'Key for the server. Default: DRAGOMAN_API_KEY, which other users of the machine cannot see.',
    group: 'Server',
  },
} as const satisfies OptionTable;

/** For commands that print data. */
export const jsonOption = {
  json: { type: 'boolean', help: 'Prints JSON, with the field names of the HTTP interface.' },
} as const satisfies OptionTable;
