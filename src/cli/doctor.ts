import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAudioDecoders } from '../audio/create-audio-decoders.ts';
import { createResampler } from '../audio/resampler.ts';
import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { readBuild } from '../config/read-build.ts';
import { ConfigError, resolveConfiguration } from '../config/resolve-config.ts';
import { LibreofficeConverter } from '../converters/libreoffice/libreoffice-converter.ts';
import { silentEngineEvents } from '../engines/engine-making.ts';
import { SharedEndpoints } from '../engines/llm/endpoint/shared-endpoints.ts';
import { createPunctuationRestorers } from '../engines/punctuation-restorer-registry.ts';
import { createQualityEvaluators } from '../engines/quality-evaluator-registry.ts';
import { createTranslators } from '../engines/registry.ts';
import { createSpeechRecognizers } from '../engines/speech-recognizer-registry.ts';
import { createSpeechSynthesizers } from '../engines/speech-synthesizer-registry.ts';
import { createTextRewriters } from '../engines/text-rewriter-registry.ts';
import { createWritingEngines } from '../engines/writing-engine-registry.ts';
import { TesseractRecognizer } from '../formats/shared/recognition/tesseract-recognizer.ts';
import { ChromiumRenderer } from '../outbound/browser/chromium-renderer.ts';
import { OutboundGate } from '../outbound/network/outbound-gate.ts';
import { OutboundProxy } from '../outbound/network/outbound-proxy.ts';
import { usualSearchPath } from '../processes/find-program.ts';
import { systemClock } from '../time/system-clock.ts';
import { FontCatalogue } from '../typesetting/fonts/font-catalogue.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { listeningAddress } from './command-line/configured-server.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { doctorDescription } from './doctor/doctor-description.ts';
import { formatReport } from './doctor/format-report.ts';
import { inspectDatabase } from './doctor/inspect-database.ts';
import { inspectInstallation } from './doctor/inspect-installation.ts';
import { inspectObjectStore } from './doctor/inspect-object-store.ts';
import { dpkgStatus, packageTable } from './doctor/inspect-packages.ts';
import { inspectServer } from './doctor/inspect-server.ts';
import { limitByLoad } from './doctor/limit-by-load.ts';

/** Of a machine with nothing else to do. */
const trialMilliseconds = 20_000;

/** `dragoman doctor`. */
export const runDoctor: CommandRun = async (args, { stdout }) => {
  const { values } = parseCommandLine(args, doctorDescription);
  await using engines = new AsyncDisposableStack();
  const { config, secrets, problems } = readConfiguration();
  using limit = limitByLoad({
    milliseconds: trialMilliseconds,
    clock: systemClock,
    load: () => (loadavg()[0] ?? 0) / availableParallelism(),
  });
  // Of a wrong configuration, and with a port that each start chooses, no address is known.
  const known = problems.length === 0 && config.port !== 0;
  const server = known ? await inspectServer(listeningAddress(config)) : undefined;
  const endpoints = new SharedEndpoints();
  const translators = await createTranslators(config, secrets, undefined, endpoints);
  for (const { engine } of translators) engines.use(engine);
  const writingEngines = await createWritingEngines(config, secrets, undefined, endpoints);
  const rewriters = await createTextRewriters(config);
  for (const engine of [...writingEngines, ...rewriters]) engines.use(engine);
  const making = { settings: config, secrets, events: silentEngineEvents, endpoints, writingEngines };
  const evaluators = await createQualityEvaluators(making);
  for (const evaluator of evaluators) engines.use(evaluator);
  const { recognizers } = engines.use(await createSpeechRecognizers({ ...making, createResampler }));
  const { engines: synthesizers } = engines.use(await createSpeechSynthesizers(making));
  const punctuation = await createPunctuationRestorers(making);
  for (const restorer of punctuation) engines.use(restorer);
  const decoders = engines.use(createAudioDecoders({ searchPath: usualSearchPath, clock: systemClock }));
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-doctor-'));
  engines.defer(() => rmSync(folder, { recursive: true, force: true }));
  const { libreOffice: program, fontsDir } = config.documents;
  const converter = engines.use(new LibreofficeConverter({ folder, program, clock: systemClock }));
  await converter.started();
  const gate = new OutboundGate(config.outbound);
  const proxy = engines.use(new OutboundProxy(gate));
  const browser = engines.use(new ChromiumRenderer({ gate, proxy, program: config.outbound.browser }));
  await browser.started();
  const report = await inspectInstallation(
    {
      version: readBuild().version,
      node: process.versions.node,
      config,
      database: await inspectDatabase(secrets),
      objectStore: await inspectObjectStore(config.objectStore, secrets.objectStore, secrets.databaseUrl),
      configurationProblems: problems,
      translators,
      writingEngines,
      rewriters,
      evaluators,
      speech: { recognizers, synthesizers, punctuation, decoders },
      converter,
      browser,
      textRecognizer: new TesseractRecognizer(),
      fonts: FontCatalogue.open(fontsDir === undefined ? {} : { added: fontsDir }).faces.length,
      packages: { table: packageTable, status: dpkgStatus, root: process.getuid?.() === 0 },
      server,
    },
    limit,
  );
  const style = { verbose: values.verbose === true, width: stdout.columns ?? 100 };
  stdout.write(values.json === true ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report, style));
  if (!report.ready) return 1;
  return report.failed ? 3 : 0;
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
