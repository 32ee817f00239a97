import { type CommandContext, type CommandRun, writeJson } from './command-line/command-context.ts';
import { configuredServer } from './command-line/configured-server.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { field, objects, ServerClient } from './command-line/server-client.ts';
import { formatWorkflows } from './workflows/format-workflows.ts';
import { listDescription } from './workflows/workflows-commands.ts';

/** `dragoman workflows …`: over HTTP, as everything that belongs to an account. */
export const runWorkflows: CommandRun = async ([command = '', ...args], context) => {
  await subcommands[command]?.(args, context);
  return 0;
};

const path = '/v1/unstable/agent/workflows';

const subcommands: Readonly<Record<string, (args: readonly string[], context: CommandContext) => Promise<void>>> = {
  async list(args, context) {
    const { values } = parseCommandLine(args, listDescription);
    const client = new ServerClient(configuredServer(values, context.notify), context.signal);
    const answer = await client.ask({ path });
    const workflows = objects(field(answer, 'workflows'));
    if (workflows === undefined) throw client.unexpected(path);
    if (values.json === true) writeJson(context, answer);
    else for (const line of formatWorkflows(workflows)) context.write(line);
  },
};
