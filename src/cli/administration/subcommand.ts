import { MisuseError } from '../command-line/command-errors.ts';
import type { AdministrationContext } from './administration-context.ts';

export type Subcommand = (args: readonly string[], context: AdministrationContext) => Promise<void>;

/** Runs the command that the first argument names. Throws what `reportFailure` reports. */
export async function runSubcommand(
  subcommands: Readonly<Record<string, Subcommand>>,
  [name = '', ...args]: readonly string[],
  context: AdministrationContext,
): Promise<number> {
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (subcommand === undefined) throw new MisuseError(`There is no command "${name}".`);
  await subcommand(args, context);
  return 0;
}
