import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { ModelFailure } from '../engines/bergamot/models/model-failure.ts';
import { architectureOf, architectures } from '../engines/bergamot/models/model-files.ts';
import { listAvailable, listInstalled } from './models/list-models.ts';
import type { ModelsContext } from './models/models-context.ts';
import { modelsCommandHelp, modelsHelp } from './models/models-help.ts';
import { pullModels } from './models/pull-models.ts';
import { removeModels } from './models/remove-models.ts';
import { verifyModels } from './models/verify-models.ts';
import { stopOnSignals } from './translate/stop-on-signals.ts';
import { tellFailure } from './translate/tell-failure.ts';
import { MisuseError } from './translate/translate-errors.ts';

/** `dragoman models …`: on the configured models folder, whether a server is running or not. */
export async function runModels(args: readonly string[]): Promise<number> {
  const tell = (line: string): void => void process.stderr.write(`dragoman models: ${line}\n`);
  using stop = stopOnSignals(process, process.stdout);
  const { signal } = stop;
  const [command = '', ...rest] = args;
  if (['', 'help', '--help', '-h'].includes(command)) {
    (command === '' ? process.stderr : process.stdout).write(modelsHelp);
    return command === '' ? 2 : 0;
  }
  try {
    const help = modelsCommandHelp[command];
    if (help === undefined) throw new MisuseError(`There is no command "${command}". See: dragoman models --help`);
    if (rest.includes('--help') || rest.includes('-h')) {
      process.stdout.write(help);
      return 0;
    }
    return await run(command, rest, {
      settings: loadProcessConfiguration().config.models,
      signal,
      write: (line) => void process.stdout.write(`${line}\n`),
      tell,
      terminal: process.stderr.isTTY ? process.stderr : undefined,
      wait: (milliseconds, until) => setTimeout(milliseconds, undefined, { signal: until }),
      now: () => new Date(),
    });
  } catch (error) {
    const reason = signal.aborted ? signal.reason : error;
    if (!(reason instanceof ModelFailure)) return tellFailure(reason, tell);
    tell(reason.message);
    return 1;
  }
}

async function run(command: string, args: readonly string[], context: ModelsContext): Promise<number> {
  if (command === 'list') {
    const { values } = parse(
      args,
      { available: { type: 'boolean' }, json: { type: 'boolean' }, from: locations },
      false,
    );
    if (values.available) return await listAvailable(values.json === true, places(values.from), context);
    return listInstalled(values.json === true, context);
  }
  if (command === 'pull') {
    const { values, positionals } = parse(args, { architecture: { type: 'string' }, from: locations }, true);
    const architecture = architectureOf(values.architecture);
    if (values.architecture !== undefined && architecture === undefined)
      throw new MisuseError(`--architecture is one of ${architectures.join(', ')}, not "${values.architecture}".`);
    return await pullModels({ pairs: named(positionals), architecture, from: places(values.from) }, context);
  }
  const { positionals } = parse(args, {}, true);
  if (command === 'remove') return await removeModels(named(positionals), context);
  return await verifyModels(positionals, context);
}

const locations = { type: 'string', multiple: true } as const;

function parse<const Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options'] & object>(
  args: readonly string[],
  options: Options,
  allowPositionals: boolean,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error;
    throw new MisuseError(`${error.message.replace(/\.?$/, '.')} See: dragoman models --help`);
  }
}

function named(positionals: readonly string[]): readonly string[] {
  if (positionals.length === 0) throw new MisuseError('Name at least one pair, such as en-de.');
  return positionals;
}

/** Addresses as they are, paths from the folder the command runs in. */
function places(from: readonly string[] | undefined): readonly string[] {
  return (from ?? []).map((place) => (/^[a-z]+:\/\//i.test(place) ? place : resolve(place)));
}
