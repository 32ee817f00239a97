import { setTimeout } from 'node:timers/promises';
import { loadProcessConfiguration, loadServerKey } from '../config/load-process-configuration.ts';
import type { CommandTranslator, Warn } from './translate/command-translator.ts';
import { parseTranslateCommand } from './translate/parse-translate-command.ts';
import { runTranslateCommand } from './translate/run-translate-command.ts';
import { stopOnSignals } from './translate/stop-on-signals.ts';
import { tellFailure } from './translate/tell-failure.ts';
import type { TranslateCommand } from './translate/translate-command.ts';
import { MisuseError } from './translate/translate-errors.ts';
import { translateHelp } from './translate/translate-help.ts';

/** `dragoman translate …`: with the engines of this machine, or with `--server`. */
export async function runTranslate(args: readonly string[]): Promise<number> {
  const tell = (line: string): void => void process.stderr.write(`dragoman translate: ${line}\n`);
  using stop = stopOnSignals(process, process.stdout);
  const { signal } = stop;
  const told = new Set<string>();
  const warn: Warn = (code, message) => {
    if (!told.has(code)) tell(message);
    told.add(code);
  };
  try {
    const command = parseTranslateCommand(args);
    if (command === 'help') {
      process.stdout.write(translateHelp);
      return 0;
    }
    await using translator = await createTranslator(command, warn);
    return await runTranslateCommand(command, {
      translator,
      stdin: () => process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      signal,
      warn,
      tell,
    });
  } catch (error) {
    return tellFailure(signal.aborted ? signal.reason : error, tell);
  }
}

/** Either way only what it needs is loaded. */
async function createTranslator(command: TranslateCommand, warn: Warn): Promise<CommandTranslator> {
  if (command.server !== undefined) {
    const key = command.server.key ?? loadServerKey();
    if (key === undefined) throw new MisuseError('--server needs a key: --key KEY, or DRAGOMAN_API_KEY.');
    const { createServerTranslator } = await import('./translate/server-translator.ts');
    const wait = (milliseconds: number, signal: AbortSignal) => setTimeout(milliseconds, undefined, { signal });
    const waiting = (milliseconds: number, status: number): void =>
      warn('waiting', `the server is short of capacity (HTTP ${status}); trying again in ${milliseconds / 1000} s.`);
    const server = { address: command.server.address, key, wait, waiting, now: Date.now };
    return createServerTranslator(server, command, warn);
  }
  const { config, secrets } = loadProcessConfiguration();
  const [{ createTranslators }, { createLocalTranslator }] = await Promise.all([
    import('../engines/registry.ts'),
    import('./translate/local-translator.ts'),
  ]);
  return createLocalTranslator(await createTranslators(config, secrets), command, warn);
}
