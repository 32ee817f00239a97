import { type CommandContext, type CommandRun, writeJson } from './command-line/command-context.ts';
import { MisuseError } from './command-line/command-errors.ts';
import { configuredServer } from './command-line/configured-server.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { ServerClient } from './command-line/server-client.ts';
import { entries, formatGlossary } from './glossaries/format-glossary.ts';
import {
  createDescription,
  deleteDescription,
  entriesDescription,
  listDescription,
  replaceDescription,
  showDescription,
} from './glossaries/glossaries-commands.ts';
import { GlossaryClient } from './glossaries/glossary-client.ts';
import { readEntries } from './glossaries/read-entries.ts';

/** `dragoman glossaries …`: over HTTP, as everything that belongs to an account. */
export const runGlossaries: CommandRun = async ([command = '', ...args], context) => {
  await subcommands[command]?.(args, context);
  return 0;
};

const subcommands: Readonly<Record<string, (args: readonly string[], context: CommandContext) => Promise<void>>> = {
  async list(args, context) {
    const { values } = parseCommandLine(args, listDescription);
    const glossaries = await connect(values, context).list();
    if (values.json === true) writeJson(context, { glossaries });
    else if (glossaries.length === 0) context.notify('This account has no glossary.');
    else for (const glossary of glossaries) for (const line of formatGlossary(glossary)) context.write(line);
  },

  async create(args, context) {
    const { values, positionals } = parseCommandLine(args, createDescription);
    const [name, path] = take(positionals, 2, 'a name (quote one with spaces) and a file');
    const pair = pairOf(values);
    const glossary = await connect(values, context).create(name, {
      ...pair,
      ...(await readEntries(path, values.format, context)),
    });
    if (values.json === true) writeJson(context, glossary);
    else for (const line of formatGlossary(glossary)) context.write(line);
  },

  async show(args, context) {
    const { values, positionals } = parseCommandLine(args, showDescription);
    const [id] = take(positionals, 1, 'one id');
    const glossary = await connect(values, context).read(id);
    if (values.json === true) writeJson(context, glossary);
    else for (const line of formatGlossary(glossary)) context.write(line);
  },

  async entries(args, context) {
    const { values, positionals } = parseCommandLine(args, entriesDescription);
    const [id] = take(positionals, 1, 'one id');
    const client = connect(values, context);
    const dictionary = await client.entries(id, optionalPair(values) ?? (await client.onlyPair(id)));
    if (values.json === true) writeJson(context, dictionary);
    else if (dictionary.entries !== '') context.write(dictionary.entries.replace(/\n$/, ''));
  },

  async replace(args, context) {
    const { values, positionals } = parseCommandLine(args, replaceDescription);
    const [id, path] = take(positionals, 2, 'an id and a file');
    const dictionary = { ...pairOf(values), ...(await readEntries(path, values.format, context)) };
    const summary = await connect(values, context).replace(id, dictionary);
    if (values.json === true) writeJson(context, summary);
    else context.write(`${summary.source_lang} to ${summary.target_lang}: ${entries(summary.entry_count)}`);
  },

  async delete(args, context) {
    const { values, positionals } = parseCommandLine(args, deleteDescription);
    const [id] = take(positionals, 1, 'one id');
    const pair = optionalPair(values);
    await connect(values, context).delete(id, pair);
    context.write(
      pair === undefined ? `Deleted ${id}.` : `Deleted ${pair.source_lang} to ${pair.target_lang} of ${id}.`,
    );
  },
};

interface PairValues {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function connect(
  values: { readonly server?: string | undefined; readonly key?: string | undefined },
  { notify, signal }: CommandContext,
): GlossaryClient {
  return new GlossaryClient(new ServerClient(configuredServer(values, notify), signal));
}

function take(positionals: readonly string[], count: number, what: string): readonly [string, string] {
  if (positionals.length !== count || positionals.includes('')) throw new MisuseError(`The command takes ${what}.`);
  const [first = '', second = ''] = positionals;
  return [first, second];
}

function pairOf(values: PairValues) {
  const pair = optionalPair(values);
  if (pair === undefined) throw new MisuseError('--from LANGUAGE and --to LANGUAGE are missing.');
  return pair;
}

function optionalPair({ from, to }: PairValues) {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined) throw new MisuseError('--from and --to belong together.');
  return { source_lang: from, target_lang: to };
}
