import type { CommandRun } from './command-line/command-context.ts';
import { configuredServer } from './command-line/configured-server.ts';
import { ServerClient } from './command-line/server-client.ts';
import { parseRunCommand } from './run/parse-run-command.ts';
import { runRunCommand } from './run/run-run-command.ts';

/** `dragoman run …`: over HTTP; the task belongs to the account of the key. */
export const runRun: CommandRun = async (args, context) => {
  const command = parseRunCommand(args);
  const server = configuredServer(command, context.notify);
  return await runRunCommand(command, { ...context, server, client: new ServerClient(server, context.signal) });
};
