import { scopes } from '../../contracts/stores/accounts.ts';
import { type CommandGroup, describeCommand } from '../command-line/command-description.ts';
import { jsonOption } from '../command-line/server-options.ts';

const account = {
  type: 'string',
  value: 'ACCOUNT',
  help: 'Name or id of the account. Default: the first one.',
} as const;
const rate = { type: 'string', value: 'NUMBER' } as const;
const id = { name: 'ID', help: 'Id of the key, as "dragoman keys list" shows it.' };

export const listDescription = describeCommand({
  name: 'keys list',
  summary: 'List keys with their ids, limits and scopes',
  about: ['Lists the keys of all accounts, or of one. Dragoman does not store the secrets, so it cannot show them.'],
  usage: ['dragoman keys list [options]'],
  options: { account: { ...account, help: 'Name or id of the account. Default: all accounts.' }, ...jsonOption },
  examples: [{ command: 'dragoman keys list' }, { command: 'dragoman keys list --account "Team A"' }],
});

export const createDescription = describeCommand({
  name: 'keys create',
  summary: 'Create a key and print its secret',
  about: ['Creates a key and prints its secret. Keep the secret: it is shown only this once.'],
  usage: ['dragoman keys create [options]', 'dragoman keys create --admin [--account ACCOUNT] [--label LABEL]'],
  options: {
    account,
    label: { type: 'string', value: 'LABEL', help: 'What the key is for.' },
    scope: {
      type: 'string',
      multiple: true,
      value: 'SCOPE',
      completion: scopes,
      help: 'Lets the key call only this. Repeat it for more. Default: the key may call everything.',
    },
    limit: {
      type: 'string',
      value: 'CHARACTERS',
      help: 'Characters that the key may use in a month; 0 blocks all use. Default: no limit.',
    },
    'speech-minutes': {
      type: 'string',
      value: 'NUMBER',
      help: 'Minutes of speech that the key may use in a month; 0 blocks all use. Default: no limit.',
    },
    'requests-per-minute': {
      ...rate,
      help: 'Further requests get 429. Default: DRAGOMAN_KEY_REQUESTS_PER_MINUTE.',
    },
    expires: {
      type: 'string',
      value: 'DAY',
      help: 'When the key expires: 2027-01-31 (midnight UTC) or 2027-01-31T12:00:00Z. Default: never.',
    },
    admin: {
      type: 'boolean',
      help: 'Creates a key for the admin endpoints, which has neither scopes nor limits of use.',
    },
    ...jsonOption,
  },
  notes: [`Scopes: ${scopes.join(' ')}`],
  examples: [
    { command: 'dragoman keys create --label "Web site" --limit 1000000' },
    { command: 'dragoman keys create --label Reader --scope translate:text --expires 2027-01-31' },
    { command: 'dragoman keys create --admin --label Operations' },
  ],
});

export const renameDescription = describeCommand({
  name: 'keys rename',
  summary: 'Change the label of a key',
  about: ['Changes the label of a key.'],
  usage: ['dragoman keys rename [options] ID LABEL'],
  arguments: [id, { name: 'LABEL', help: 'The new label. Quote a label with spaces.' }],
  options: { ...jsonOption },
  examples: [{ command: 'dragoman keys rename ID "Web site, old"' }],
});

export const limitDescription = describeCommand({
  name: 'keys limit',
  summary: 'Change what a key may use',
  about: ['Changes the limits of a key.'],
  usage: [
    'dragoman keys limit ID [--characters NUMBER|none] [--speech-minutes NUMBER|none]',
    'dragoman keys limit ID [--requests-per-minute NUMBER|none] [--json]',
  ],
  arguments: [id],
  options: {
    characters: {
      type: 'string',
      value: 'NUMBER',
      help: 'Characters in a month; 0 blocks all use, none removes the limit.',
    },
    'speech-minutes': {
      type: 'string',
      value: 'NUMBER',
      help: 'Minutes of speech in a month; 0 blocks all use, none removes the limit.',
    },
    'requests-per-minute': { ...rate, help: 'Further requests get 429; none restores the default of the server.' },
    ...jsonOption,
  },
  examples: [
    { command: 'dragoman keys limit ID --characters 500000' },
    { command: 'dragoman keys limit ID --characters none --requests-per-minute 60' },
  ],
});

export const expireDescription = describeCommand({
  name: 'keys expire',
  summary: 'Change when a key expires',
  about: ['Sets the time from which the server refuses a key.'],
  usage: ['dragoman keys expire [options] ID DAY|never'],
  arguments: [id, { name: 'DAY', help: '2027-01-31 (midnight UTC), 2027-01-31T12:00:00Z, or never.' }],
  options: { ...jsonOption },
  examples: [{ command: 'dragoman keys expire ID 2027-01-31' }, { command: 'dragoman keys expire ID never' }],
});

export const rotateDescription = describeCommand({
  name: 'keys rotate',
  summary: 'Give a key a new secret and print it',
  about: ['Gives a key a new secret and prints it, only this once. The key keeps its id, limits and usage.'],
  usage: ['dragoman keys rotate ID [--overlap HOURS] [--json]'],
  arguments: [id],
  options: {
    overlap: {
      type: 'string',
      value: 'HOURS',
      help: 'How long the old secret stays valid. Default: 0, it ends at once.',
    },
    ...jsonOption,
  },
  examples: [{ command: 'dragoman keys rotate ID --overlap 24' }],
});

export const deactivateDescription = describeCommand({
  name: 'keys deactivate',
  summary: 'End a key for good',
  about: ['Deactivates a key for good. Running servers refuse it from their next request on.'],
  usage: ['dragoman keys deactivate [options] ID'],
  arguments: [id],
  options: { ...jsonOption },
  examples: [{ command: 'dragoman keys deactivate ID' }],
});

export const keysCommands: CommandGroup = {
  name: 'keys',
  summary: 'List, create, change, rotate and deactivate keys',
  about: ['Manages the API keys of this installation.'],
  commands: [
    listDescription,
    createDescription,
    renameDescription,
    limitDescription,
    expireDescription,
    rotateDescription,
    deactivateDescription,
  ],
  notes: ['The commands work on the data folder. A server that runs on the same folder applies every change at once.'],
};
