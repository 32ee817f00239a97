import type { CommandRun } from './command-line/command-context.ts';
import { configuredServer } from './command-line/configured-server.ts';
import { parseSpeakCommand, runSpeakCommand } from './speak/run-speak-command.ts';

/** `dragoman speak …`: over HTTP, so that the limits, the engines and the records of the server hold for it. */
export const runSpeak: CommandRun = async (args, context) => {
  const command = parseSpeakCommand(args);
  return await runSpeakCommand(command, { ...context, server: configuredServer(command, context.notify) });
};
