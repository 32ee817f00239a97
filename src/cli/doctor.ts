import { readFileSync } from 'node:fs';
import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { ConfigError, resolveConfiguration } from '../config/resolve-config.ts';
import { SharedEndpoints } from '../engines/llm/endpoint/shared-endpoints.ts';
import { createTranslators } from '../engines/registry.ts';
import { createWritingEngines } from '../engines/writing-engine-registry.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { doctorDescription } from './doctor/doctor-description.ts';
import { formatReport } from './doctor/format-report.ts';
import { inspectInstallation } from './doctor/inspect-installation.ts';
import { dpkgStatus, packageTable } from './doctor/inspect-packages.ts';

const trialMilliseconds = 20_000;

/** `dragoman doctor`. */
export const runDoctor: CommandRun = async (args, { stdout }) => {
  const { values } = parseCommandLine(args, doctorDescription);
  await using engines = new AsyncDisposableStack();
  const { config, secrets, problems } = readConfiguration();
  const endpoints = new SharedEndpoints();
  const translators = await createTranslators(config, secrets, undefined, endpoints);
  for (const { engine } of translators) engines.use(engine);
  const writingEngines = await createWritingEngines(config, secrets, undefined, endpoints);
  for (const writingEngine of writingEngines) engines.use(writingEngine);
  const report = await inspectInstallation(
    {
      version: readVersion(),
      node: process.versions.node,
      config,
      configurationProblems: problems,
      translators,
      writingEngines,
      packages: { table: packageTable, status: dpkgStatus, root: process.getuid?.() === 0 },
    },
    AbortSignal.timeout(trialMilliseconds),
  );
  const style = { verbose: values.verbose === true, width: stdout.columns ?? 100 };
  stdout.write(values.json === true ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report, style));
  return report.ready ? 0 : 1;
};

/** A wrong configuration is a finding, not the end of the examination. */
function readConfiguration() {
  try {
    return { ...loadProcessConfiguration(), problems: [] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const defaults = resolveConfiguration({ get: () => undefined, problems: [] }, process.cwd());
    return { ...defaults, problems: error.problems };
  }
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}
