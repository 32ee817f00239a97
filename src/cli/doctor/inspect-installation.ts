import type { Config } from '../../config/config.ts';
import type { WritingEngine } from '../../contracts/engines/writing-engine.ts';
import { createTranslationRouter } from '../../engines/router.ts';
import type { RankedTranslator } from '../../engines/routing/ranked-translator.ts';
import type { DoctorReport } from './doctor-report.ts';
import { inspectDataFolder } from './inspect-data-folder.ts';
import { countReach, inspectEngine } from './inspect-engines.ts';
import { inspectPackages, type PackageSources } from './inspect-packages.ts';
import { inspectWritingEngine } from './inspect-writing-engines.ts';

export interface Installation {
  readonly version: string;
  readonly node: string;
  readonly config: Config;
  readonly configurationProblems: readonly string[];
  readonly translators: readonly RankedTranslator[];
  readonly writingEngines: readonly WritingEngine[];
  readonly packages: PackageSources;
}

/** Looks at everything that translation and writing need. Starts engines for a trial; changes nothing. */
export async function inspectInstallation(installation: Installation, signal: AbortSignal): Promise<DoctorReport> {
  const { version, node, config, configurationProblems, translators, writingEngines, packages } = installation;
  const [engines, writing] = await Promise.all([
    Promise.all(translators.map(({ engine }) => inspectEngine(engine, signal))),
    Promise.all(writingEngines.map((writingEngine) => inspectWritingEngine(writingEngine, signal))),
  ]);
  const works = engines.some(({ trial }) => trial !== undefined && 'milliseconds' in trial);
  return {
    version,
    node,
    dataFolder: inspectDataFolder(config.dataDir),
    configurationProblems,
    engines,
    writing,
    reach: countReach(createTranslationRouter(translators)),
    packages: inspectPackages(packages),
    ready: works && configurationProblems.length === 0,
  };
}
