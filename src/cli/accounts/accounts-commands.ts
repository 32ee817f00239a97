import { plans } from '../../contracts/stores/accounts.ts';
import { type CommandGroup, describeCommand } from '../command-line/command-description.ts';
import { jsonOption } from '../command-line/server-options.ts';

const account = { name: 'ACCOUNT', help: 'Name or id of the account.' };

const plan = {
  type: 'string',
  value: 'PLAN',
  completion: plans,
} as const;
const email = {
  type: 'string',
  value: 'ADDRESS',
  help: 'Recipient of the notices that 80 % and 100 % of a limit are used (DRAGOMAN_SMTP_URL).',
} as const;
const limitHelp =
  'Characters that all keys of the account may use together in a month; 0 blocks all use. A Free account may use 500000 at most.';
const limit = { type: 'string', value: 'CHARACTERS', help: limitHelp } as const;

export const listDescription = describeCommand({
  name: 'accounts list',
  summary: 'List accounts with their plans, limits and numbers of keys',
  about: ['Lists the accounts of this installation.'],
  usage: ['dragoman accounts list [options]'],
  options: { ...jsonOption },
  examples: [{ command: 'dragoman accounts list' }],
});

export const createDescription = describeCommand({
  name: 'accounts create',
  summary: 'Create an account',
  about: ['Creates an account. It has no keys at first; create one with: dragoman keys create --account NAME'],
  usage: ['dragoman accounts create [options] NAME'],
  arguments: [{ name: 'NAME', help: 'Name of the account. Quote a name with spaces.' }],
  options: {
    plan: { ...plan, help: `${plans.join(', ')}. Default: pro. The plan of the first account is DRAGOMAN_PLAN.` },
    email,
    limit,
    ...jsonOption,
  },
  examples: [{ command: 'dragoman accounts create "Team A" --email team-a@example.com --limit 5000000' }],
});

export const changeDescription = describeCommand({
  name: 'accounts change',
  summary: 'Change the plan, the notices, the limit or the rights of an account',
  about: ['Changes an account, from its next request on. What is not given stays.'],
  usage: ['dragoman accounts change [options] ACCOUNT'],
  arguments: [account],
  options: {
    plan: { ...plan, help: `${plans.join(', ')}.` },
    email: { ...email, help: `${email.help} none sends no notices.` },
    limit: { ...limit, help: `${limitHelp} none removes the limit.` },
    'quality-evaluation': {
      type: 'string',
      value: 'on|off',
      completion: ['on', 'off'],
      help: 'Whether the account may have translations evaluated, which needs the plan pro. On for the first account.',
    },
    ...jsonOption,
  },
  examples: [
    { command: 'dragoman accounts change "Team A" --plan free' },
    { command: 'dragoman accounts change "Team A" --limit none --email none' },
    { command: 'dragoman accounts change "Team A" --quality-evaluation on' },
  ],
});

export const auditDescription = describeCommand({
  name: 'accounts audit',
  summary: 'Show who changed keys and accounts',
  about: ['Shows who changed keys and accounts, when and from where, newest first: over HTTP and on the command line.'],
  usage: ['dragoman accounts audit [options] [ACCOUNT]'],
  arguments: [{ ...account, help: 'Name or id of the account. Default: all accounts.' }],
  options: {
    last: { type: 'string', value: 'NUMBER', help: 'How many entries to show. Default: 50.' },
    ...jsonOption,
  },
  examples: [{ command: 'dragoman accounts audit --last 10' }, { command: 'dragoman accounts audit "Team A"' }],
});

export const accountsCommands: CommandGroup = {
  name: 'accounts',
  summary: 'List, create and change accounts, and show who changed what',
  about: ['Manages the accounts of this installation, and shows who changed what.'],
  commands: [listDescription, createDescription, changeDescription, auditDescription],
  notes: [
    'Accounts share nothing: neither usage and limits nor glossaries, documents, memories or style rules.',
    'The commands work on the data folder. A server that runs on the same folder applies every change at once.',
  ],
};
