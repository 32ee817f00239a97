import { withAdministration } from './administration/administration-context.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { runKeys } from './keys/run-keys.ts';

/** `dragoman keys`. */
export const runKeysCommand: CommandRun = (args, { write }) =>
  withAdministration(write, (context) => runKeys(args, context));
