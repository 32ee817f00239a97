import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { ConfigError, resolveConfiguration } from '../config/resolve-config.ts';
import { SharedEndpoints } from '../engines/llm/endpoint/shared-endpoints.ts';
import { createTranslators } from '../engines/registry.ts';
import { createWritingEngines } from '../engines/writing-engine-registry.ts';
import { formatReport } from './doctor/format-report.ts';
import { inspectInstallation } from './doctor/inspect-installation.ts';
import { dpkgStatus, packageTable } from './doctor/inspect-packages.ts';

const help = `Usage: dragoman doctor [--verbose] [--json]

Shows what this installation can do and what it lacks: configuration, data folder, engines that translate
or improve texts with their languages, missing Debian packages and the command that installs them. Changes nothing.

  -v, --verbose   Also what is installed and not offered, and why.
      --json      The same for programs, complete.

Exit code: 0 when something can be translated (it is tried), else 1.
`;

const trialMilliseconds = 20_000;

export async function runDoctor(args: readonly string[]): Promise<number> {
  const values = parse(args);
  if (typeof values === 'string') {
    process.stderr.write(`dragoman doctor: ${values} See: dragoman doctor --help\n`);
    return 2;
  }
  if (values.help === true) {
    process.stdout.write(help);
    return 0;
  }
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
  const style = { verbose: values.verbose === true, width: process.stdout.columns ?? 100 };
  process.stdout.write(values.json === true ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report, style));
  return report.ready ? 0 : 1;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        verbose: { type: 'boolean', short: 'v' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error;
    return error.message.replace(/\.?$/, '.');
  }
}

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
