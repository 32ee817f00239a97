import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { parseWriteCommand } from './write/parse-write-command.ts';

/** `dragoman write …`: with the engines of this machine. */
export const runWrite: CommandRun = async (args, context) => {
  const command = parseWriteCommand(args);
  const { config, secrets } = loadProcessConfiguration();
  const [
    { createMorphology },
    { createWritingEngines },
    { createTextRewriters },
    { runWriteCommand },
    { installedDictionaryFiles },
  ] = await Promise.all([
    import('../engines/registry.ts'),
    import('../engines/writing-engine-registry.ts'),
    import('../engines/text-rewriter-registry.ts'),
    import('./write/run-write-command.ts'),
    import('../engines/dictionaries/installed-dictionary-files.ts'),
  ]);
  await using engines = new AsyncDisposableStack();
  const morphology = await createMorphology(config);
  if (morphology !== undefined) engines.use(morphology);
  const writingEngines = await createWritingEngines(config, secrets, undefined, undefined, morphology);
  const rewriters = await createTextRewriters(config);
  for (const engine of [...writingEngines, ...rewriters]) engines.use(engine);
  return await runWriteCommand(command, {
    ...context,
    writingEngines,
    rewriters,
    morphology,
    dictionaries: installedDictionaryFiles(config),
  });
};
