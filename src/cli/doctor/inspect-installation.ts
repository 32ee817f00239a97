import type { Config } from '../../config/config.ts';
import type { DocumentConverter } from '../../contracts/documents/document-converter.ts';
import type { TextRecognizer } from '../../contracts/documents/text-recognizer.ts';
import type { QualityEvaluator } from '../../contracts/engines/quality-evaluator.ts';
import type { TextRewriter } from '../../contracts/engines/text-rewriter.ts';
import type { WritingEngine } from '../../contracts/engines/writing-engine.ts';
import type { PageRenderer } from '../../contracts/web/web-access.ts';
import { createTranslationRouter } from '../../engines/router.ts';
import type { RankedTranslator } from '../../engines/routing/ranked-translator.ts';
import { phraseFileOf, readPhraseHead } from '../../storage/interface-phrases/phrase-file.ts';
import type { DatabaseReport, DoctorReport, ObjectStoreReport, ServerReport, TrialOutcome } from './doctor-report.ts';
import { inspectDataFolder } from './inspect-data-folder.ts';
import { countReach, inspectEngine } from './inspect-engines.ts';
import { inspectEvaluator } from './inspect-evaluators.ts';
import { inspectPackages, type PackageSources } from './inspect-packages.ts';
import { type InspectedSpeech, inspectSpeech } from './inspect-speech.ts';
import { inspectWritingEngine } from './inspect-writing-engines.ts';

export interface Installation {
  readonly version: string;
  readonly node: string;
  readonly config: Config;
  readonly database?: DatabaseReport;
  readonly objectStore?: ObjectStoreReport | null;
  readonly configurationProblems: readonly string[];
  readonly translators: readonly RankedTranslator[];
  readonly writingEngines: readonly WritingEngine[];
  readonly rewriters: readonly TextRewriter[];
  readonly evaluators: readonly QualityEvaluator[];
  readonly speech: InspectedSpeech;
  readonly converter: Pick<DocumentConverter, 'id' | 'health'>;
  readonly browser: Pick<PageRenderer, 'unavailable'>;
  readonly textRecognizer: Pick<TextRecognizer, 'id' | 'health' | 'languages'>;
  /** How many faces there are. */
  readonly fonts: number;
  readonly packages: PackageSources;
  /** The server that runs with this configuration. */
  readonly server?: ServerReport | undefined;
}

/**
 * Looks at everything that translation, writing, quality evaluation and voice need. Engines that the running server does not vouch for are started for
 * a trial. Changes nothing.
 */
export async function inspectInstallation(installation: Installation, signal: AbortSignal): Promise<DoctorReport> {
  const { version, node, config, configurationProblems, translators, writingEngines, rewriters, packages, server } =
    installation;
  const { database = { kind: 'sqlite' }, objectStore = null } = installation;
  const vouched = new Set(server?.checks.filter(({ ready }) => ready).map(({ name }) => name));
  const [engines, writing, evaluators, speech] = await Promise.all([
    Promise.all(translators.map(({ engine }) => inspectEngine(engine, vouched.has(engine.id), signal))),
    Promise.all(
      writingEngines.map((writingEngine) =>
        inspectWritingEngine(writingEngine, rewriters, vouched.has(writingEngine.id), signal),
      ),
    ),
    Promise.all(
      installation.evaluators.map((evaluator) => inspectEvaluator(evaluator, vouched.has(evaluator.id), signal)),
    ),
    inspectSpeech(installation.speech, vouched, signal),
  ]);
  const works =
    server?.state === 'ready' || engines.some(({ trial }) => trial !== undefined && 'milliseconds' in trial);
  const storeChecks = [...(database.checks ?? []), ...(objectStore?.checks ?? [])];
  const storesWork = storeChecks.every(({ outcome }) => outcome !== 'failure');
  const trials: readonly (TrialOutcome | undefined)[] = [
    ...engines,
    ...writing,
    ...evaluators,
    ...speech.synthesizers,
  ].map(({ trial }) => trial);
  return {
    version,
    node,
    dataFolder: inspectDataFolder(config.dataDir),
    database,
    objectStore,
    configurationProblems,
    engines,
    writing,
    evaluators,
    speech,
    conversions: { id: installation.converter.id, ...installation.converter.health() },
    browser: inspectBrowser(installation.browser),
    pictures: await inspectTextRecognizer(installation.textRecognizer),
    fonts: installation.fonts,
    reach: countReach(createTranslationRouter(translators)),
    interfacePhrases: config.interfacePhrases ? (readPhraseHead(phraseFileOf(config.dataDir)) ?? null) : false,
    packages: inspectPackages(packages),
    server: server ?? null,
    ready: works && configurationProblems.length === 0 && database.problem === undefined && storesWork,
    failed: trials.some((trial) => trial !== undefined && 'failure' in trial),
  };
}

function inspectBrowser(browser: Installation['browser']): DoctorReport['browser'] {
  const reason = browser.unavailable();
  return reason === undefined ? { id: 'chromium', state: 'ready' } : { id: 'chromium', state: 'unavailable', reason };
}

async function inspectTextRecognizer(recognizer: Installation['textRecognizer']): Promise<DoctorReport['pictures']> {
  const health = await recognizer.health();
  return { id: recognizer.id, ...health, languages: health.state === 'ready' ? await recognizer.languages() : [] };
}
