import type { Checker } from './check/checker.ts';
import { type CheckCommand, parseCheckCommand } from './check/parse-check-command.ts';
import { runCheckCommand } from './check/run-check-command.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { configuredServer } from './command-line/configured-server.ts';

/** `dragoman check …`: with the evaluators of this machine, or with `--server`. */
export const runCheck: CommandRun = async (args, context) => {
  const command = parseCheckCommand(args);
  return await runCheckCommand(command, { ...context, checker: () => openChecker(command, context.notify) });
};

/** Either way only what it needs is loaded. */
async function openChecker({ server }: CheckCommand, notify: (line: string) => void): Promise<Checker> {
  if (server !== undefined) {
    const { createServerChecker } = await import('./check/server-checker.ts');
    return createServerChecker(configuredServer({ server: server.address, key: server.key }, notify));
  }
  const [{ createLocalChecker }, { createLocalEvaluator }] = await Promise.all([
    import('./check/local-checker.ts'),
    import('./check/local-evaluator.ts'),
  ]);
  return createLocalChecker(await createLocalEvaluator(), notify);
}
