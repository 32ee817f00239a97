import { baseLanguage, canonicalLanguage } from '../language/codes.ts';
import { type CommandContext, type CommandRun, writeJson } from './command-line/command-context.ts';
import { CommandFailure, MisuseError } from './command-line/command-errors.ts';
import { configuredServer } from './command-line/configured-server.ts';
import { formatTable } from './command-line/format-table.ts';
import { type OptionValues, parseCommandLine } from './command-line/parse-command-line.ts';
import { field, objects, ServerClient } from './command-line/server-client.ts';
import { languagesDescription } from './languages/languages-description.ts';

type Values = OptionValues<(typeof languagesDescription)['options']>;

/** `dragoman languages`. */
export const runLanguages: CommandRun = async (args, context) => {
  const { values } = parseCommandLine(args, languagesDescription);
  const { source, target, pairs, from, to } = values;
  const byPair = pairs === true || from !== undefined || to !== undefined;
  if (byPair && (source === true || target === true))
    throw new MisuseError('--source and --target do not go together with --pairs, --from and --to.');
  const client = new ServerClient(configuredServer(values, context.notify), context.signal);
  await (byPair ? showPairs(client, values, context) : showLanguages(client, values, context));
  return 0;
};

async function showLanguages(client: ServerClient, values: Values, context: CommandContext): Promise<void> {
  const path = '/v3/languages?resource=translate_text';
  const languages = objects(await client.ask({ path }));
  if (languages === undefined) throw client.unexpected(path);
  const { source, target } = values;
  const shown = languages.filter(
    (language) =>
      (source !== true || language.usable_as_source === true) &&
      (target !== true || language.usable_as_target === true),
  );
  if (values.json === true) {
    writeJson(context, shown);
    return;
  }
  const rows = shown.map(({ lang, name, usable_as_source, usable_as_target, features }) => [
    String(lang),
    String(name),
    [...(usable_as_source === true ? ['source'] : []), ...(usable_as_target === true ? ['target'] : [])].join(', '),
    Object.keys(features ?? {}).join(', '),
  ]);
  for (const line of formatTable(rows)) context.write(line);
}

async function showPairs(client: ServerClient, { from, to, json }: Values, context: CommandContext): Promise<void> {
  const [source, target] = [rootOf('--from', from), rootOf('--to', to)];
  const path = '/v2/glossary-language-pairs';
  const pairs = objects(field(await client.ask({ path }), 'supported_languages'));
  if (pairs === undefined) throw client.unexpected(path);
  const shown = pairs.filter(
    ({ source_lang, target_lang }) =>
      (source === undefined || source_lang === source) && (target === undefined || target_lang === target),
  );
  if (json === true) writeJson(context, { supported_languages: shown });
  else {
    const bySource = Map.groupBy(shown, ({ source_lang }) => String(source_lang));
    const rows = [...bySource].map(([code, found]) => [code, found.map((pair) => pair.target_lang).join(', ')]);
    for (const line of formatTable(rows)) context.write(line);
  }
  if (shown.length === 0)
    throw new CommandFailure(
      `The server does not translate ${[from && `from ${from}`, to && `into ${to}`].filter(Boolean).join(' ') || 'anything'}.`,
    );
}

function rootOf(option: string, code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  const known = canonicalLanguage(code);
  if (known === undefined)
    throw new MisuseError(`${option}: "${code}" is not a valid language code (examples: es, pt-BR).`);
  return baseLanguage(known);
}
