import { Interrupted, stopOnSignals } from '../../src/cli/command-line/stop-on-signals.ts';
import { loadProcessConfiguration } from '../../src/config/load-process-configuration.ts';
import { ConfigError } from '../../src/config/resolve-config.ts';
import { CommandError, parseQualityCommand } from './command/parse-quality-command.ts';
import { qualityHelp } from './command/quality-help.ts';
import { runQualityCommand } from './run-quality-command.ts';
import { TestSetError } from './test-set/test-set.ts';

async function main(args: readonly string[]): Promise<number> {
  const command = parseQualityCommand(args);
  if (command === 'help') {
    process.stdout.write(qualityHelp);
    return 0;
  }
  using stop = stopOnSignals(process, [process.stdout, process.stderr]);
  return runQualityCommand(command, {
    ...loadProcessConfiguration(),
    print: (text) => process.stdout.write(text),
    say: (line) => process.stderr.write(`${line}\n`),
    signal: stop.signal,
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof Interrupted) process.exitCode = error.exitCode;
  else {
    const exitCode = exitCodeOf(error);
    if (exitCode === undefined || !(error instanceof Error)) throw error;
    process.stderr.write(`bench:quality: ${error.message}\n`);
    process.exitCode = exitCode;
  }
}

/** The codes of `dragoman`; undefined for what is no fault of the user. */
function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof CommandError) return 2;
  if (error instanceof ConfigError) return 78;
  return error instanceof TestSetError ? 1 : undefined;
}
