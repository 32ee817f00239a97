import { type CommandGroup, describeCommand } from '../command-line/command-description.ts';
import { jsonOption, serverOptions } from '../command-line/server-options.ts';

const workflow = { name: 'WORKFLOW', help: 'Name or UUID of a workflow of the account.' };
const adminOptions = {
  ...serverOptions,
  key: { ...serverOptions.key, help: 'Admin key for the server. Default: DRAGOMAN_ADMIN_KEY.' },
} as const;

export const listDescription = describeCommand({
  name: 'workflows list',
  summary: 'List the workflows and the fields of their input',
  about: [
    'Lists the workflows of the server and of the account, the fields of their input ("*" marks required ones), and why one cannot run at the moment.',
  ],
  usage: ['dragoman workflows list [options]'],
  options: { ...jsonOption, ...serverOptions },
  notes: ['--json has the JSON Schema of each input. "dragoman run" starts a workflow.'],
  examples: [{ command: 'dragoman workflows list' }],
});

export const putDescription = describeCommand({
  name: 'workflows put',
  summary: 'Add or replace a workflow of the account',
  about: [
    'Brings a workflow file to the server, which checks it. Tasks that have begun keep the version they began with.',
  ],
  usage: ['dragoman workflows put [options] FILE'],
  arguments: [{ name: 'FILE', completion: 'files', help: 'A workflow file (YAML). "-" is standard input.' }],
  options: { ...jsonOption, ...adminOptions },
  examples: [{ command: 'dragoman workflows put review.yaml' }],
});

export const showDescription = describeCommand({
  name: 'workflows show',
  summary: 'Print the file of a workflow of the account',
  about: ['Prints the file of a workflow that the account has brought in.'],
  usage: ['dragoman workflows show [options] WORKFLOW'],
  arguments: [workflow],
  options: { ...jsonOption, ...serverOptions },
  examples: [{ command: 'dragoman workflows show review > review.yaml' }],
});

export const deleteDescription = describeCommand({
  name: 'workflows delete',
  summary: 'Delete a workflow of the account',
  about: ['Deletes a workflow that the account has brought in. Tasks that have begun continue.'],
  usage: ['dragoman workflows delete [options] WORKFLOW'],
  arguments: [workflow],
  options: adminOptions,
  examples: [{ command: 'dragoman workflows delete review' }],
});

export const workflowsCommands: CommandGroup = {
  name: 'workflows',
  summary: 'List, bring in, show and delete agent workflows',
  about: ['Manages the agent workflows of an account on a running server. "dragoman run" runs one.'],
  commands: [listDescription, putDescription, showDescription, deleteDescription],
};
