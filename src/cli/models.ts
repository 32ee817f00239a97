import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { ModelFailure } from '../engines/bergamot/models/model-failure.ts';
import { architectureOf, architectures } from '../engines/bergamot/models/model-files.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { CommandFailure, MisuseError } from './command-line/command-errors.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { listAvailable, listInstalled } from './models/list-models.ts';
import { listDescription, pullDescription, removeDescription, verifyDescription } from './models/models-commands.ts';
import type { ModelsContext } from './models/models-context.ts';
import { pullModels } from './models/pull-models.ts';
import { removeModels } from './models/remove-models.ts';
import { reportModels } from './models/report-models.ts';
import { verifyModels } from './models/verify-models.ts';

/** `dragoman models …`: on the configured models folder, whether a server is running or not. */
export const runModels: CommandRun = async ([command = '', ...args], context) => {
  const { stderr } = context;
  try {
    return await run(command, args, {
      ...context,
      settings: loadProcessConfiguration().config.models,
      terminal: stderr.isTTY === true ? stderr : undefined,
      wait: (milliseconds, until) => setTimeout(milliseconds, undefined, { signal: until }),
      now: () => new Date(),
    });
  } catch (error) {
    throw error instanceof ModelFailure ? new CommandFailure(error.message, { cause: error }) : error;
  }
};

async function run(command: string, args: readonly string[], context: ModelsContext): Promise<number> {
  if (command === 'list') {
    const { values } = parseCommandLine(args, listDescription);
    const json = values.json === true;
    if (values.available === true) return await listAvailable(json, locations(values.from), context);
    return listInstalled(json, context);
  }
  if (command === 'pull') {
    const { values, positionals } = parseCommandLine(args, pullDescription);
    const architecture = architectureOf(values.architecture);
    if (values.architecture !== undefined && architecture === undefined)
      throw new MisuseError(`--architecture is one of ${architectures.join(', ')}, not "${values.architecture}".`);
    const request = { pairs: named(positionals), architecture, from: locations(values.from) };
    return await reportModels(values.json, context, (report) => pullModels(request, report));
  }
  if (command === 'remove') {
    const { values, positionals } = parseCommandLine(args, removeDescription);
    return await reportModels(values.json, context, (report) => removeModels(named(positionals), report));
  }
  const { values, positionals } = parseCommandLine(args, verifyDescription);
  return await reportModels(values.json, context, (report) => verifyModels(positionals, report));
}

function named(positionals: readonly string[]): readonly string[] {
  if (positionals.length === 0) throw new MisuseError('Name at least one pair, such as en-de.');
  return positionals;
}

/** Addresses as they are, paths from the folder the command runs in. */
function locations(from: readonly string[] = []): readonly string[] {
  return from.map((location) => (/^[a-z]+:\/\//i.test(location) ? location : resolve(location)));
}
