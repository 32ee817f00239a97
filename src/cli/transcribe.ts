import type { CommandRun } from './command-line/command-context.ts';
import { configuredServer } from './command-line/configured-server.ts';
import { ServerClient } from './command-line/server-client.ts';
import { parseTranscribeCommand } from './transcribe/parse-transcribe-command.ts';
import { runTranscribeCommand } from './transcribe/run-transcribe-command.ts';

/** `dragoman transcribe …`: over HTTP, so that the limits, the engines and the records of the server hold for it. */
export const runTranscribe: CommandRun = async (args, context) => {
  const command = parseTranscribeCommand(args);
  const server = configuredServer(command, context.notify);
  return await runTranscribeCommand(command, { ...context, server, client: new ServerClient(server, context.signal) });
};
