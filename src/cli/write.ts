import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { stopOnSignals } from './translate/stop-on-signals.ts';
import { tellFailure } from './translate/tell-failure.ts';
import { parseWriteCommand } from './write/parse-write-command.ts';
import { writeHelp } from './write/write-help.ts';

/** `dragoman write …`: with the engines of this machine. */
export async function runWrite(args: readonly string[]): Promise<number> {
  const tell = (line: string): void => void process.stderr.write(`dragoman write: ${line}\n`);
  using stop = stopOnSignals(process, process.stdout);
  const { signal } = stop;
  try {
    const command = parseWriteCommand(args);
    if (command === 'help') {
      process.stdout.write(writeHelp);
      return 0;
    }
    const { config, secrets } = loadProcessConfiguration();
    const [{ createWritingEngines }, { runWriteCommand }] = await Promise.all([
      import('../engines/writing-engine-registry.ts'),
      import('./write/run-write-command.ts'),
    ]);
    await using engines = new AsyncDisposableStack();
    const writingEngines = await createWritingEngines(config, secrets);
    for (const writingEngine of writingEngines) engines.use(writingEngine);
    return await runWriteCommand(command, {
      writingEngines,
      stdin: () => process.stdin,
      stdout: process.stdout,
      signal,
      tell,
    });
  } catch (error) {
    return tellFailure(signal.aborted ? signal.reason : error, tell);
  }
}
