import { ServiceError } from '../../errors/service-error.ts';
import type { AdministrationContext } from './administration-context.ts';

/** What was asked cannot be done; told to the operator as it stands, without a stack. */
export class RefusedError extends Error {}

/** The command line was not understood; its message is followed by where to look. */
export class MisunderstoodError extends Error {}

export type Subcommand = (args: readonly string[], context: AdministrationContext) => Promise<void>;

export interface CommandWithSubcommands {
  /** `keys`. */
  readonly name: string;
  readonly help: string;
  readonly subcommands: Readonly<Record<string, Subcommand>>;
}

/** Answers the exit code: 0 done, 1 refused, 2 not understood. */
export async function runSubcommand(
  { name, help, subcommands }: CommandWithSubcommands,
  args: readonly string[],
  context: AdministrationContext,
): Promise<number> {
  const [command, ...rest] = args;
  const helpWanted = rest.includes('--help') || rest.includes('-h');
  if (command === undefined || command === 'help' || command === '--help' || command === '-h' || helpWanted) {
    context.write(help);
    return command === undefined ? 2 : 0;
  }
  try {
    const subcommand = Object.hasOwn(subcommands, command) ? subcommands[command] : undefined;
    if (subcommand === undefined) throw new MisunderstoodError(`There is no command "${command}".`);
    await subcommand(withNegativeNumbers(rest), context);
    return 0;
  } catch (error) {
    if (error instanceof RefusedError || (error instanceof ServiceError && error.status < 500)) {
      context.write(error.message);
      return 1;
    }
    if (!(error instanceof MisunderstoodError || isParseError(error))) throw error;
    context.write(`${error.message.replaceAll('\n', ' ')} See: dragoman ${name} --help`);
    return 2;
  }
}

/** `--limit -1` is `--limit=-1`: `parseArgs` takes what begins with a dash for an option, and no option is a number. */
function withNegativeNumbers(args: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const option = joined.at(-1) ?? '';
    if (/^-\d/.test(arg) && /^--[^=]+$/.test(option)) joined[joined.length - 1] = `${option}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

/** What `parseArgs` throws for options it does not know. */
function isParseError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
