import { type CommandRun, writeJson } from './command-line/command-context.ts';
import { configuredServer } from './command-line/configured-server.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { field, ServerClient } from './command-line/server-client.ts';
import { formatUsage } from './usage/format-usage.ts';
import { usageDescription } from './usage/usage-description.ts';

/** `dragoman usage`. */
export const runUsage: CommandRun = async (args, context) => {
  const { values } = parseCommandLine(args, usageDescription);
  const client = new ServerClient(configuredServer(values, context.notify), context.signal);
  const path = '/v2/usage';
  const answer = await client.ask({ path });
  if (typeof field(answer, 'character_count') !== 'number') throw client.unexpected(path);
  if (values.json === true) writeJson(context, answer);
  else for (const line of formatUsage(answer)) context.write(line);
  return 0;
};
