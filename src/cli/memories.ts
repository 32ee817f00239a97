import { parseArgs } from 'node:util';
import { type ImportOrder, importMemory } from './memories/import-memory.ts';
import { memoriesHelp } from './memories/memories-help.ts';
import { type CommandServer, configuredServer } from './translate/configured-server.ts';
import { stopOnSignals } from './translate/stop-on-signals.ts';
import { tellFailure } from './translate/tell-failure.ts';
import { InputError, MisuseError, systemErrorWords } from './translate/translate-errors.ts';

type Tell = (line: string) => void;

/** `dragoman memories …`: over HTTP, so that the limits, the log and the metrics of the server hold for it. */
export async function runMemories(args: readonly string[]): Promise<number> {
  const tell: Tell = (line) => void process.stderr.write(`dragoman memories: ${line}\n`);
  using stop = stopOnSignals(process, process.stdout);
  const { signal } = stop;
  try {
    const [command = '', ...rest] = args;
    if (['', 'help', '--help', '-h'].includes(command) || rest.includes('--help') || rest.includes('-h')) {
      (command === '' ? process.stderr : process.stdout).write(memoriesHelp);
      return command === '' ? 2 : 0;
    }
    if (command !== 'import') throw new MisuseError(`There is no command "${command}". See: dragoman memories --help`);
    const { orders, server } = parse(rest, tell);
    let code = 0;
    for (const order of orders) if (!(await importFile(order, server, signal, tell))) code = 1;
    return code;
  } catch (error) {
    return tellFailure(signal.aborted ? signal.reason : error, tell);
  }
}

/** False when this file cannot be imported; the others may. */
async function importFile(
  order: ImportOrder,
  server: CommandServer,
  signal: AbortSignal,
  tell: Tell,
): Promise<boolean> {
  const terminal = process.stderr.isTTY ? process.stderr : undefined;
  const write: Tell = (line) => void process.stdout.write(`${line}\n`);
  try {
    await importMemory(order, { server, signal, terminal, write, tell });
    return true;
  } catch (error) {
    signal.throwIfAborted();
    const words = error instanceof InputError ? error.message : systemErrorWords(error);
    if (words === undefined) throw error;
    tell(`${order.path}: ${words}`);
    return false;
  }
}

function parse(args: readonly string[], tell: Tell) {
  const { values, positionals } = parseOptions(args);
  if (positionals.length === 0) throw new MisuseError('Name a TMX file. See: dragoman memories --help');
  if (values.name !== undefined && positionals.length > 1) throw new MisuseError('--name is for one file only.');
  return {
    orders: positionals.map((path) => ({ path, name: values.name, sourceLanguage: values.from })),
    server: configuredServer(values, tell),
  };
}

function parseOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { name: text, from: { ...text, short: 'f' }, server: text, key: text };
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error;
    throw new MisuseError(`${error.message.replace(/\.?$/, '.')} See: dragoman memories --help`);
  }
}
