import { runAccounts } from './accounts/run-accounts.ts';
import { withAdministration } from './administration/administration-context.ts';

/** `dragoman accounts`. */
export function runAccountsCommand(args: readonly string[]): Promise<number> {
  return withAdministration((context) => runAccounts(args, context));
}
