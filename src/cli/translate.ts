import { setTimeout } from 'node:timers/promises';
import { loadProcessConfiguration, loadServerKey } from '../config/load-process-configuration.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { MisuseError } from './command-line/command-errors.ts';
import type { CommandTranslator, Warn } from './translate/command-translator.ts';
import { parseTranslateCommand } from './translate/parse-translate-command.ts';
import { runTranslateCommand } from './translate/run-translate-command.ts';
import type { TranslateCommand } from './translate/translate-command.ts';

/** `dragoman translate …`: with the engines of this machine, or with `--server`. */
export const runTranslate: CommandRun = async (args, context) => {
  const reported = new Set<string>();
  const warn: Warn = (code, message) => {
    if (!reported.has(code)) context.notify(message);
    reported.add(code);
  };
  const command = parseTranslateCommand(args);
  await using translator = await createTranslator(command, warn, (line) => void context.stderr.write(`${line}\n`));
  return await runTranslateCommand(command, { ...context, translator, warn });
};

/** Either way only what it needs is loaded. */
async function createTranslator(
  command: TranslateCommand,
  warn: Warn,
  notify: (line: string) => void,
): Promise<CommandTranslator> {
  if (command.server !== undefined) {
    const key = command.server.key ?? loadServerKey();
    if (key === undefined) throw new MisuseError('--server needs a key: --key KEY, or DRAGOMAN_API_KEY.');
    const { createServerTranslator } = await import('./translate/server-translator.ts');
    const wait = (milliseconds: number, signal: AbortSignal) => setTimeout(milliseconds, undefined, { signal });
    const waiting = (milliseconds: number, status: number): void =>
      warn(
        'waiting',
        `the server cannot answer at the moment (HTTP ${status}); trying again in ${milliseconds / 1000} s.`,
      );
    const server = { address: command.server.address, key, wait, waiting, now: Date.now };
    return createServerTranslator(server, command, warn);
  }
  const { config, secrets } = loadProcessConfiguration();
  const [{ createTranslators }, { createLocalTranslator }, { installedDictionaryFiles }, { openPhrases }] =
    await Promise.all([
      import('../engines/registry.ts'),
      import('./translate/local-translator.ts'),
      import('../engines/dictionaries/installed-dictionary-files.ts'),
      import('./translate/open-phrases.ts'),
    ]);
  const translators = await createTranslators(config, secrets);
  const dictionaries = installedDictionaryFiles(config);
  return createLocalTranslator(translators, command, { warn, notify, dictionaries, phrases: openPhrases(config) });
}
