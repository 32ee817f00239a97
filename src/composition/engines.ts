import { join } from 'node:path';
import type { LanguageModel } from '../contracts/engines/language-model.ts';
import type { QualityEvaluator } from '../contracts/engines/quality-evaluator.ts';
import type { TextRewriter } from '../contracts/engines/text-rewriter.ts';
import type { TextTranslator } from '../contracts/engines/text-translator.ts';
import type { TranslationRouter } from '../contracts/engines/translation-router.ts';
import type { WritingEngine } from '../contracts/engines/writing-engine.ts';
import type { Morphology } from '../contracts/language/morphology.ts';
import { FairTranslator } from '../engines/fair/fair-translator.ts';
import { createLanguageModel } from '../engines/language-model-registry.ts';
import { SharedEndpoints } from '../engines/llm/endpoint/shared-endpoints.ts';
import { MergedEvaluator } from '../engines/merged/merged-evaluator.ts';
import { createQualityEvaluators } from '../engines/quality-evaluator-registry.ts';
import { createMorphology, createTranslators } from '../engines/registry.ts';
import { createTranslationRouter } from '../engines/router.ts';
import type { RankedTranslator } from '../engines/routing/ranked-translator.ts';
import { createTextRewriters } from '../engines/text-rewriter-registry.ts';
import { createWritingEngines } from '../engines/writing-engine-registry.ts';
import { InstalledLists } from '../features/languages/installed-lists.ts';
import { addStateGauges } from '../observability/state-gauges.ts';
import { EngineStates } from './engine-states.ts';
import type { Foundation } from './foundation.ts';
import { ModelPulls } from './model-pulls.ts';
import { behindCache, createSentenceCache } from './sentence-cache.ts';

export interface EngineOverrides {
  readonly translators?: readonly RankedTranslator[];
  readonly writingEngines?: readonly WritingEngine[];
  readonly evaluator?: QualityEvaluator;
  readonly languageModel?: LanguageModel;
}

export interface Engines {
  readonly translators: readonly TextTranslator[];
  readonly writingEngines: readonly WritingEngine[];
  readonly rewriters: readonly TextRewriter[];
  /** Undefined where none is installed. */
  readonly evaluator: QualityEvaluator | undefined;
  /** Undefined where none is configured. */
  readonly languageModel: LanguageModel | undefined;
  readonly router: TranslationRouter;
  readonly lists: InstalledLists;
  /** Absent where the configuration has no engine that brings one. */
  readonly morphology: Morphology | undefined;
  readonly states: EngineStates;
  readonly pulls: ModelPulls;
  /** Those of servers of language models, for every engine that uses one. */
  readonly endpoints: SharedEndpoints;
  /** For an engine that has another behind it. */
  readonly attemptMilliseconds: number;
}

/** Everything that translates or improves texts; translators come after the sentence cache and the router. */
export async function composeEngines(foundation: Foundation, overrides: EngineOverrides): Promise<Engines> {
  const { config, secrets, clock, events, metrics, opened } = foundation;
  const cache = createSentenceCache(foundation);
  const endpoints = new SharedEndpoints();
  const settings = { ...config, taggerFolder: join(config.dataDir, 'apertium-taggers') };
  const morphology = overrides.translators === undefined ? await createMorphology(settings, events) : undefined;
  if (morphology !== undefined) opened.use(morphology);
  const uncached = overrides.translators ?? (await createTranslators(settings, secrets, events, endpoints, morphology));
  const ranked = uncached.map((translator) => behindCache(sharedFairly(translator), cache, events));
  for (const { engine } of ranked) opened.use(engine);
  const attemptMilliseconds = config.limits.requestTimeoutMilliseconds / 2;
  const router = createTranslationRouter(ranked, {
    pins: config.enginePins,
    events,
    attemptMilliseconds,
    clock,
    morphology,
  });
  const writingEngines =
    overrides.writingEngines ?? (await createWritingEngines(config, secrets, events, endpoints, morphology));
  const rewriters = await createTextRewriters(config);
  for (const engine of [...writingEngines, ...rewriters]) opened.use(engine);
  const making = { settings, secrets, events, endpoints, morphology, writingEngines };
  const isReal = overrides.translators === undefined;
  const real = isReal && !overrides.evaluator ? await createQualityEvaluators(making) : undefined;
  const evaluator = overrides.evaluator ?? (real && new MergedEvaluator(real));
  if (evaluator !== undefined) opened.use(evaluator);
  const languageModel = overrides.languageModel ?? (isReal ? await createLanguageModel(making) : undefined);
  if (languageModel !== undefined) opened.use(languageModel);
  const translators = ranked.map(({ engine }) => engine);
  const pulls = opened.use(new ModelPulls(foundation));
  await pulls.start();
  const states = new EngineStates({
    translators,
    writingEngines,
    rewriters,
    evaluators: real ?? [evaluator].flatMap((one) => one ?? []),
    pulls,
  });
  addStateGauges(metrics.registry, {
    cache: () => cache?.statistics(),
    engines: () => states.check(),
    endpoints: () => endpoints.states(),
    loadedModels: () =>
      uncached.flatMap(({ engine }) =>
        engine.loadedModels ? [{ engine: engine.id, models: engine.loadedModels() }] : [],
      ),
  });
  return {
    translators,
    writingEngines,
    rewriters,
    evaluator,
    languageModel,
    router,
    lists: new InstalledLists(router),
    morphology,
    states,
    pulls,
    endpoints,
    attemptMilliseconds,
  };
}

/** Servers of language models have slots, which accounts take in turns. */
function sharedFairly(translator: RankedTranslator): RankedTranslator {
  const { engine } = translator;
  if (engine.tier !== 'classic') return translator;
  return { kind: engine.id, ...translator, engine: new FairTranslator(engine) };
}
