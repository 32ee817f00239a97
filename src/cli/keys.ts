import { withAdministration } from './administration/administration-context.ts';
import { runKeys } from './keys/run-keys.ts';

/** `dragoman keys`. */
export function runKeysCommand(args: readonly string[]): Promise<number> {
  return withAdministration((context) => runKeys(args, context));
}
