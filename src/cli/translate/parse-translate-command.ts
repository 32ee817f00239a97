import { MisuseError } from '../command-line/command-errors.ts';
import { type OptionValues, parseCommandLine } from '../command-line/parse-command-line.ts';
import { serverAddress } from '../command-line/server-address.ts';
import { formalities, keepCodeValue, languageValue } from '../command-line/translation-options.ts';
import type { TextFormat, TranslateCommand, TranslateInput, TranslateOutput } from './translate-command.ts';
import { translateDescription } from './translate-description.ts';

type Values = OptionValues<(typeof translateDescription)['options']>;

/** What the arguments ask for. Throws `MisuseError` with what would be right. */
export function parseTranslateCommand(args: readonly string[]): TranslateCommand {
  const { values, positionals } = parseCommandLine(args, translateDescription);
  const input = inputOf(values.file, positionals);
  const format = formatOf(values);
  const lineBuffered = values['line-buffered'] === true;
  if (lineBuffered && (input.kind !== 'stdin' || format === 'html' || format === 'xml' || values.wrapped === true))
    throw new MisuseError('--line-buffered is for lines of text from standard input.');
  return {
    target: languageValue('--to', values.to ?? missing('--to LANGUAGE is missing: the language to translate into.')),
    source: values.from === undefined ? undefined : languageValue('--from', values.from),
    format,
    formality: formalityOf(values.formality),
    keepCode: keepCodeValue(values['keep-code']),
    interfacePhrases: values['no-interface-phrases'] !== true,
    wrapped: values.wrapped === true,
    lineBuffered,
    verbose: values.verbose === true,
    explain: explainOf(values),
    input,
    output: outputOf(values, input),
    server: serverOf(values),
  };
}

function explainOf({ explain, server }: Values): boolean {
  if (explain === true && server !== undefined)
    throw new MisuseError('--explain shows what the engines of this machine do; leave out --server.');
  return explain === true;
}

function missing(message: string): never {
  throw new MisuseError(message);
}

function inputOf(files: readonly string[] | undefined, positionals: readonly string[]): TranslateInput {
  const items = [...(files ?? []), ...positionals];
  if (items.includes('') && files !== undefined) throw new MisuseError('--file needs a path.');
  if (items.length === 0 || (items.length === 1 && items[0] === '-')) return { kind: 'stdin' };
  if (items.includes('-')) throw new MisuseError('"-" (standard input) does not go together with texts or files.');
  return files === undefined ? { kind: 'arguments', texts: items } : { kind: 'files', paths: items };
}

function formatOf(values: Values): TextFormat | undefined {
  const given = (['text', 'html', 'xml'] as const).filter((format) => values[format] === true);
  if (values.wrapped === true && !given.includes('text')) given.push('text');
  if (given.length > 1) throw new MisuseError(`--${given.join(' and --')} exclude each other.`);
  return given[0];
}

function formalityOf(given: string | undefined): TranslateCommand['formality'] {
  const formality = formalities.find((known) => known === (given ?? 'default'));
  return formality ?? missing(`--formality takes ${formalities.join(', ')}, not "${given}".`);
}

function outputOf(values: Values, input: TranslateInput): TranslateOutput {
  const { output, 'output-dir': folder } = values;
  if (values.json === true) {
    if (output !== undefined || folder !== undefined || values['line-buffered'] === true)
      throw new MisuseError('--json prints on standard output; leave out --output, --output-dir and --line-buffered.');
    return { kind: 'json' };
  }
  if (output !== undefined && folder !== undefined)
    throw new MisuseError('--output and --output-dir exclude each other.');
  if (output === '' || folder === '') throw new MisuseError('--output and --output-dir need a path.');
  if (folder !== undefined) {
    if (input.kind !== 'files') throw new MisuseError('--output-dir is for --file; use --output.');
    return { kind: 'folder', path: folder };
  }
  const several = input.kind === 'files' && input.paths.length > 1;
  if (output === undefined) return { kind: several ? 'beside' : 'stdout' };
  if (several) throw new MisuseError('--output takes one file; for several there is --output-dir.');
  return output === '-' ? { kind: 'stdout' } : { kind: 'file', path: output };
}

function serverOf({ server, key }: Values): TranslateCommand['server'] {
  if (server === undefined) {
    if (key !== undefined) throw new MisuseError('--key belongs to --server.');
    return undefined;
  }
  return { address: serverAddress(server), key };
}
