import { loadProcessConfiguration } from '../../config/load-process-configuration.ts';
import type { QualityEvaluator } from '../../contracts/engines/quality-evaluator.ts';
import { silentEngineEvents } from '../../engines/engine-making.ts';
import { SharedEndpoints } from '../../engines/llm/endpoint/shared-endpoints.ts';
import { createQualityEvaluator } from '../../engines/quality-evaluator-registry.ts';
import { createMorphology } from '../../engines/registry.ts';
import { createWritingEngines } from '../../engines/writing-engine-registry.ts';

/** The evaluators of this machine, as its server has them, with the dictionaries that they use. */
export async function createLocalEvaluator(): Promise<QualityEvaluator> {
  const { config: settings, secrets } = loadProcessConfiguration();
  await using opened = new AsyncDisposableStack();
  const morphology = await createMorphology(settings);
  if (morphology !== undefined) opened.use(morphology);
  const endpoints = new SharedEndpoints();
  const writingEngines = await createWritingEngines(settings, secrets, undefined, endpoints, morphology);
  for (const engine of writingEngines) opened.use(engine);
  const making = { settings, secrets, events: silentEngineEvents, endpoints, morphology, writingEngines };
  const evaluator = opened.use(await createQualityEvaluator(making));
  const everything = opened.move();
  return {
    id: evaluator.id,
    get version() {
      return evaluator.version;
    },
    serves: (pair) => evaluator.serves(pair),
    evaluate: (request, signal) => evaluator.evaluate(request, signal),
    health: () => evaluator.health(),
    async started() {
      await Promise.all(writingEngines.map((engine) => engine.started?.()));
      await evaluator.started?.();
    },
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}
