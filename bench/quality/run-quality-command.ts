import { open, writeFile } from 'node:fs/promises';
import type { Config } from '../../src/config/config.ts';
import { createTranslators } from '../../src/engines/registry.ts';
import type { RankedTranslator } from '../../src/engines/routing/ranked-translator.ts';
import { CommandError, type QualityCommand } from './command/parse-quality-command.ts';
import { measureQuality } from './measure-quality.ts';
import { qualityPage } from './report/quality-page.ts';
import { installedSystems } from './systems/installed-systems.ts';
import type { SystemUnderTest } from './systems/system-under-test.ts';
import { readTestSet } from './test-set/read-test-set.ts';

export interface Surroundings {
  readonly config: Pick<Config, 'enginePins'> & Parameters<typeof createTranslators>[0];
  readonly secrets: Parameters<typeof createTranslators>[1];
  readonly print: (text: string) => void;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Reads, translates, scores and writes. Returns the exit code: 1 when an engine failed. */
export async function runQualityCommand(
  command: QualityCommand,
  { config, secrets, print, say, signal }: Surroundings,
): Promise<number> {
  for (const path of [command.output, command.json]) if (path !== undefined) await checkWritable(path);
  const all = await readTestSet(command.files);
  const testSet = { ...all, segments: all.segments.slice(0, command.limit) };
  await using opened = new AsyncDisposableStack();
  const engines = command.engines?.length === 0 ? [] : await createTranslators(config, secrets);
  for (const { engine } of engines) opened.use(engine);
  await Promise.all(engines.map(({ engine }) => engine.started?.()));
  const systems = chooseSystems(engines, command, config);
  if (systems.length === 0 && testSet.systems.length === 0)
    throw new CommandError(
      `No installed engine translates from ${command.source} into ${command.target}, and the test set has no stored output.`,
    );
  const report = await measureQuality({ ...command, testSet, systems }, say, signal);
  const page = qualityPage(report);
  if (command.output === undefined) print(page);
  else await writeFile(command.output, page);
  if (command.json !== undefined) await writeFile(command.json, `${JSON.stringify(report, null, 2)}\n`);
  return report.failures.length === 0 ? 0 : 1;
}

/** Before the long run, not after it. */
async function checkWritable(path: string): Promise<void> {
  const file = await open(path, 'a').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${path}: cannot be written (${error.code ?? error.message}).`, { cause: error });
  });
  await file.close();
}

function chooseSystems(
  engines: readonly RankedTranslator[],
  { engines: wanted, source, target }: QualityCommand,
  { enginePins: pins }: Surroundings['config'],
): readonly SystemUnderTest[] {
  const ids = engines.map(({ engine }) => engine.id);
  const unknown = wanted?.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    throw new CommandError(`--engine: "${unknown}" is not installed; there is ${ids.join(', ')}.`);
  return installedSystems(engines, { source, target }, { pins, wanted });
}
