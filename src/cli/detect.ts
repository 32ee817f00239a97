import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { parseDetectCommand, runDetectCommand } from './detect/run-detect-command.ts';

/** `dragoman detect …`: on this machine, with the engines only asked what they translate. */
export const runDetect: CommandRun = async (args, context) => {
  const command = parseDetectCommand(args);
  const { config, secrets } = loadProcessConfiguration();
  const [
    { createTranslators },
    { createTranslationRouter },
    { TextLanguages },
    { createTextDetector },
    dictionaries,
    { InlineTextWork },
  ] = await Promise.all([
    import('../engines/registry.ts'),
    import('../engines/router.ts'),
    import('../features/detection/text-languages.ts'),
    import('../language/tasks/text-detector.ts'),
    import('../engines/dictionaries/installed-dictionary-files.ts'),
    import('../threads/inline-text-work.ts'),
  ]);
  await using opened = new AsyncDisposableStack();
  const engines = await createTranslators(config, secrets);
  for (const { engine } of engines) opened.use(engine);
  await Promise.all(engines.map(({ engine }) => engine.started?.()));
  const languages = new TextLanguages({
    router: createTranslationRouter(engines),
    detector: createTextDetector(dictionaries.installedDictionaryFiles(config)),
    textWork: opened.use(new InlineTextWork()),
  });
  const detect = (texts: readonly string[], signal: AbortSignal) => languages.detect(texts, { signal });
  return await runDetectCommand(command, { ...context, detect });
};
