import { type CommandGroup, describeCommand } from '../command-line/command-description.ts';
import { jsonOption, serverOptions } from '../command-line/server-options.ts';

export const listDescription = describeCommand({
  name: 'workflows list',
  summary: 'List the workflows and the fields of their input',
  about: [
    'Lists the workflows of a running server, the fields of their input ("*" marks required ones), and why one cannot run at the moment.',
  ],
  usage: ['dragoman workflows list [options]'],
  options: { ...jsonOption, ...serverOptions },
  notes: ['--json has the JSON Schema of each input. "dragoman run" starts a workflow.'],
  examples: [{ command: 'dragoman workflows list' }],
});

export const workflowsCommands: CommandGroup = {
  name: 'workflows',
  summary: 'List the agent workflows of a running server',
  about: ['Shows the agent workflows of an account on a running server.'],
  commands: [listDescription],
};
