import { availableParallelism } from 'node:os';
import type { Clock } from '../../contracts/clock.ts';
import type {
  EngineHealth,
  EngineTier,
  TextTranslator,
  TranslationBatch,
  TranslationCapabilities,
  TranslationOutcome,
} from '../../contracts/engines/text-translator.ts';
import type { Morphology } from '../../contracts/language/morphology.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { plainText } from '../../language/segments.ts';
import { findProgram } from '../../processes/find-program.ts';
import { systemClock } from '../../time/system-clock.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { ApertiumSegmentTranslation } from './apertium-segment-translation.ts';
import { formalityRewrites, knowsFormality } from './formality/formality-rewrites.ts';
import type { SkippedMode } from './installed-modes.ts';
import { ModeRunner } from './mode-runner.ts';
import { ModeWatch } from './mode-watch.ts';
import { readLexicons } from './morphology/installed-lexicons.ts';
import type { PoolIncident } from './pipeline-pool.ts';
import { PoolKeeper } from './pool-keeper.ts';
import { TaggerModels, type TaggerModelsOptions } from './tagging/tagger-models.ts';
import { TargetLexicon } from './terms/target-lexicon.ts';

export interface ApertiumOptions {
  readonly tier?: EngineTier;
  /** Folder of the `.mode` files. */
  readonly modesDirectory?: string;
  /** Folders of the programs, in the form of `PATH`. */
  readonly searchPath?: string;
  /** Folder for completed models of taggers; a temporary one by default. */
  readonly taggerFolder?: string | undefined;
  /** Classes of readings that models of taggers lack, by the name of the model's file; those that came with Dragoman by default. */
  readonly knownMissingClasses?: TaggerModelsOptions['known'];
  /** Milliseconds for one sentence, half a millisecond more for each character, before its processes are ended. Default 10 s. */
  readonly timeLimit?: number;
  /** Milliseconds without work after which a direction's processes are ended. Default 5 min. */
  readonly idleTime?: number;
  /** Processes of all directions together. Default 256. */
  readonly maximumProcesses?: number;
  /** Pipelines of one direction. A pipeline's stages keep two cores busy; default one for every two cores. */
  readonly maximumPipelines?: number;
  /** Address space of one process in bytes. Default 4 GiB. */
  readonly memoryLimit?: number;
  /** Called for every pipeline that crashes or takes too long. */
  readonly onIncident?: ((incident: PoolIncident) => void) | undefined;
  readonly clock?: Clock;
  /** Knows words of glossaries that the dictionaries of a pair lack. */
  readonly morphology?: Morphology | undefined;
}

/** What `dragoman doctor` shows about this engine. */
export interface ApertiumDescription {
  readonly pairs: readonly LanguagePair[];
  readonly skipped: readonly SkippedMode[];
  readonly missingPrograms: readonly string[];
  /** Base languages with a lexicon, sorted. */
  readonly lexicons: readonly string[];
}

/** Part of `version`: to be raised when the same mode would be used in another way. */
const adapterRevision = 7;

/** Rule-based translation by the Apertium pairs installed on the machine. */
export class ApertiumTranslator implements TextTranslator {
  readonly id = 'apertium';
  readonly tier: EngineTier;
  readonly #modes: ModeWatch;
  readonly #keeper: PoolKeeper;
  readonly #taggerModels: TaggerModels;
  readonly #lexicon: TargetLexicon;
  readonly #morphology: Morphology | undefined;
  readonly #calls = new EngineCalls();

  constructor(options: ApertiumOptions = {}) {
    const clock = options.clock ?? systemClock;
    const searchPath = options.searchPath ?? '/usr/local/bin:/usr/bin:/bin';
    this.tier = options.tier ?? 'classic';
    this.#morphology = options.morphology;
    this.#lexicon = new TargetLexicon(options.morphology);
    this.#modes = new ModeWatch(
      { modesDirectory: options.modesDirectory ?? '/usr/share/apertium/modes', searchPath },
      clock,
    );
    this.#taggerModels = new TaggerModels({
      folder: options.taggerFolder,
      known: options.knownMissingClasses,
      searchPath,
    });
    this.#keeper = new PoolKeeper({
      clock,
      taggerModels: this.#taggerModels,
      limits: { limiter: findProgram('prlimit', searchPath), memoryLimit: options.memoryLimit ?? 4 * 1024 ** 3 },
      onIncident: options.onIncident,
      timeLimit: options.timeLimit ?? 10_000,
      idleTime: options.idleTime ?? 5 * 60_000,
      maximumProcesses: options.maximumProcesses ?? 256,
      maximumPipelines: options.maximumPipelines ?? Math.max(1, Math.floor(availableParallelism() / 2)),
      maximumMessagesInFlight: 256,
      maximumCharactersInFlight: 32 * 1024,
    });
  }

  get version(): string {
    const version = `${adapterRevision}-${this.#modes.current().fingerprint}`;
    return this.#morphology === undefined ? version : `${version}-${this.#morphology.version}`;
  }

  pairs(): readonly LanguagePair[] {
    return this.#modes.current().pairs;
  }

  capabilities(pair: LanguagePair): TranslationCapabilities {
    const canRewrite = this.#modes.current().find(pair)?.parts?.rewriting !== undefined;
    const formality = canRewrite && knowsFormality(pair);
    return { formality, context: false, instructions: false, terminology: canRewrite };
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    if (this.pairs().length > 0) return { state: 'ready' };
    const missing = this.#modes.current().missingPrograms;
    const detail = missing.length === 0 ? '' : `; programs missing: ${missing.join(', ')}`;
    return {
      state: 'unavailable',
      reason: `no Apertium translation pair is installed${detail}; to get all: \`npm run setup\``,
    };
  }

  describe(): ApertiumDescription {
    const catalogue = this.#modes.current();
    const { pairs, skipped, missingPrograms } = catalogue;
    return { pairs, skipped, missingPrograms, lexicons: [...readLexicons(catalogue).byLanguage.keys()].sort() };
  }

  /** Ids of the engine's processes at this moment. */
  get processIds(): readonly number[] {
    return this.#keeper.processIds;
  }

  async translate(batch: TranslationBatch, signal: AbortSignal): Promise<TranslationOutcome> {
    const mode = this.#modes.current().find(batch);
    if (mode === undefined) {
      throw new ServiceError('engine_unavailable', { reason: `no mode from ${batch.source} into ${batch.target}` });
    }
    const segments = await this.#calls.run({ signal, urgency: batch.urgency }, (caller) => {
      const runner = new ModeRunner(mode, this.#keeper, caller);
      const translation = new ApertiumSegmentTranslation(runner, batch, this.#lexicon);
      const known = (forms: readonly string[]) => this.#lexicon.knownForms(runner, forms);
      const { formality } = batch.options;
      const canRewrite = mode.parts?.rewriting !== undefined;
      return Promise.all(
        batch.segments.map((segment, position) => {
          const rewrites = canRewrite ? formalityRewrites(batch, formality, known, plainText(segment)) : undefined;
          return translation.translateTerms(segment, batch.terms?.[position] ?? [], rewrites, (layer, text) =>
            batch.observe?.({ position, layer, text }),
          );
        }),
      );
    });
    return { segments, warnings: [] };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await this.#keeper.dispose();
    this.#taggerModels[Symbol.dispose]();
  }
}
