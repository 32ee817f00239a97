import { runAccounts } from './accounts/run-accounts.ts';
import { withAdministration } from './administration/administration-context.ts';
import type { CommandRun } from './command-line/command-context.ts';

/** `dragoman accounts`. */
export const runAccountsCommand: CommandRun = (args, { write }) =>
  withAdministration(write, (context) => runAccounts(args, context));
