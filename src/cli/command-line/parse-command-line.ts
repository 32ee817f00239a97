import { parseArgs } from 'node:util';
import { type CommandDescription, helpOption, type OptionTable } from './command-description.ts';
import { MisuseError } from './command-errors.ts';
import { didYouMean } from './nearest-name.ts';

/** What was given of the options of a table. */
export type OptionValues<Options extends OptionTable> = {
  readonly [Name in keyof Options]?:
    | (Options[Name] extends { readonly type: 'boolean' }
        ? boolean
        : Options[Name] extends { readonly multiple: true }
          ? readonly string[]
          : string)
    | undefined;
};

export interface CommandLine<Options extends OptionTable> {
  readonly values: OptionValues<Options>;
  readonly positionals: readonly string[];
}

/** Reads the arguments by the table of the command. Throws `MisuseError` that says what would be right. */
export function parseCommandLine<Options extends OptionTable>(
  args: readonly string[],
  description: Pick<CommandDescription<Options>, 'options' | 'arguments'>,
): CommandLine<Options> {
  const table: OptionTable = { ...description.options, help: helpOption };
  const options = Object.fromEntries(
    Object.entries(table).map(([name, { type, short }]) => [name, short === undefined ? { type } : { type, short }]),
  );
  // Lenient, since the parser's own messages are about the parser.
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values: Record<string, boolean | string | string[]> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(table, token.name) ? table[token.name] : undefined;
    if (option === undefined) throw unknownOption(token.rawName, table);
    const value = readValue(token, option.type, option.value);
    const before = values[token.name];
    if (option.multiple === true && typeof value === 'string')
      values[token.name] = [...(Array.isArray(before) ? before : []), value];
    else values[token.name] = value;
  }
  const [unexpected] = positionals;
  if (unexpected !== undefined && description.arguments === undefined)
    throw new MisuseError(`"${unexpected}" is one argument too many; the command takes options only.`);
  return { values: values as OptionValues<Options>, positionals };
}

/** Whether `--help` is among the arguments, whatever else is. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function readValue(token: OptionToken, type: 'string' | 'boolean', valueName = 'VALUE'): string | boolean {
  const { rawName, value, inlineValue } = token;
  if (type === 'boolean') {
    if (value !== undefined) throw new MisuseError(`${rawName} takes no value.`);
    return true;
  }
  if (value === undefined) throw new MisuseError(`${rawName} needs a value: ${rawName} ${valueName}.`);
  // `--to --from en` has forgotten a value. No option is a number, and "-" is standard input or output.
  if (inlineValue === false && /^-[^\d]/.test(value))
    throw new MisuseError(
      `${rawName} needs a value, and "${value}" looks like an option. If it is the value: ${rawName}=${value}.`,
    );
  return value;
}

function unknownOption(rawName: string, table: OptionTable): MisuseError {
  const names = Object.keys(table);
  const near = rawName.startsWith('--') ? didYouMean(rawName.slice(2), names) : '';
  return new MisuseError(`There is no option ${rawName}.${near.replace('mean ', 'mean --')}`);
}
