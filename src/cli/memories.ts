import { type CommandContext, type CommandRun, writeJson } from './command-line/command-context.ts';
import { InputError, MisuseError, systemErrorWords } from './command-line/command-errors.ts';
import { type CommandServer, configuredServer } from './command-line/configured-server.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { type ImportOrder, importMemory } from './memories/import-memory.ts';
import { importDescription } from './memories/memories-commands.ts';

/** `dragoman memories import …`: over HTTP, so that the limits, the log and the metrics of the server hold for it. */
export const runMemories: CommandRun = async ([, ...args], context) => {
  const { values, positionals } = parseCommandLine(args, importDescription);
  if (positionals.length === 0) throw new MisuseError('Name a TMX file.');
  if (values.name !== undefined && positionals.length > 1) throw new MisuseError('--name is for one file only.');
  const server = configuredServer(values, context.notify);
  const json = values.json === true;
  const quiet = json ? { ...context, write: () => {} } : context;
  const memories: object[] = [];
  for (const path of positionals) {
    const order = { path, name: values.name, sourceLanguage: values.from };
    const memory = await importFile(order, server, quiet);
    if (memory !== undefined) memories.push({ file: path, ...memory });
  }
  if (json) writeJson(context, { translation_memories: memories });
  return memories.length < positionals.length ? 1 : 0;
};

/** The answer of the server; undefined when this file cannot be imported; the others may. */
async function importFile(
  order: ImportOrder,
  server: CommandServer,
  context: CommandContext,
): Promise<object | undefined> {
  const { stderr, signal, notify } = context;
  const terminal = stderr.isTTY === true ? stderr : undefined;
  try {
    return await importMemory(order, { ...context, server, terminal });
  } catch (error) {
    signal.throwIfAborted();
    const words = error instanceof InputError ? error.message : systemErrorWords(error);
    if (words === undefined) throw error;
    notify(`${order.path}: ${words}`);
    return undefined;
  }
}
