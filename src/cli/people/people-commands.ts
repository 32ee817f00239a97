import { roles } from '../../contracts/stores/accounts.ts';
import { type CommandGroup, describeCommand } from '../command-line/command-description.ts';
import { jsonOption } from '../command-line/server-options.ts';

const account = {
  type: 'string',
  value: 'ACCOUNT',
  help: 'Name or id of the account. Default: the first one.',
} as const;

export const listDescription = describeCommand({
  name: 'people list',
  summary: 'List the people who may sign in to the console',
  about: ['Lists the people of an account, with their ids and roles.'],
  usage: ['dragoman people list [options]'],
  options: { account, ...jsonOption },
  examples: [{ command: 'dragoman people list' }],
});

export const inviteDescription = describeCommand({
  name: 'people invite',
  summary: 'Print a link with which a person sets a password',
  about: [
    'Invites a person to the web console and prints a link. The link sets the password, works once and for three days. For an email address that is in the account already, it sets a new password.',
  ],
  usage: ['dragoman people invite [options] EMAIL'],
  arguments: [{ name: 'EMAIL', help: 'Email address with which the person signs in.' }],
  options: {
    account,
    name: { type: 'string', value: 'NAME', help: 'Name of the person. Default: the email address.' },
    role: {
      type: 'string',
      value: 'ROLE',
      completion: roles,
      help: `${roles.join(', ')}. Default: user. Applies to new people.`,
    },
    ...jsonOption,
  },
  examples: [{ command: 'dragoman people invite ada@example.org --name "Ada Lovelace" --role administrator' }],
});

export const peopleCommands: CommandGroup = {
  name: 'people',
  summary: 'Invite people to the web console, and list them',
  about: ['Manages the people who sign in to the web console with a password.'],
  commands: [listDescription, inviteDescription],
  notes: [
    'The commands work on the data folder. A server that runs on the same folder applies every change at once.',
    'Set DRAGOMAN_PUBLIC_URL to the address at which people reach the server, so that links begin with it.',
  ],
};
