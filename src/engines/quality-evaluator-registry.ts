import type { QualityEvaluator } from '../contracts/engines/quality-evaluator.ts';
import type { WritingEngine } from '../contracts/engines/writing-engine.ts';
import type { SpellingDictionary } from '../contracts/language/spelling-dictionary.ts';
import type { EngineMaking } from './engine-making.ts';
import { MergedEvaluator } from './merged/merged-evaluator.ts';

/** What evaluators are made from. */
export interface EvaluatorMaking extends EngineMaking {
  /** They find spelling errors in translations. Not owned. */
  readonly writingEngines: readonly WritingEngine[];
}

function isDictionary(engine: WritingEngine): engine is WritingEngine & SpellingDictionary {
  return 'unknownWords' in engine;
}

interface EvaluatorEntry {
  readonly id: string;
  /** None where the settings ask for none; several where there are several servers of a kind. */
  create(making: EvaluatorMaking): Promise<readonly QualityEvaluator[]>;
}

/** Every evaluator of translations, the most exact first; modules are loaded with the evaluator. */
const entries: readonly EvaluatorEntry[] = [
  {
    id: 'checks',
    async create({ writingEngines, morphology }) {
      const { ChecksEvaluator } = await import('./checks/checks-evaluator.ts');
      // A model that rewrites texts is no dictionary.
      const correcting = writingEngines.filter(
        (engine) => !engine.capabilities(engine.languages()[0] ?? '').rephrasing,
      );
      const dictionaries = writingEngines.filter(isDictionary);
      return [new ChecksEvaluator({ writingEngines: correcting, dictionaries, morphology })];
    },
  },
  {
    id: 'llm',
    async create({ settings: { llmEndpoints }, ...making }) {
      if (llmEndpoints.length === 0) return [];
      const [{ LlmQualityEvaluator }, { llmEngineOptions }] = await Promise.all([
        import('./llm/llm-quality-evaluator.ts'),
        import('./llm/llm-engine-options.ts'),
      ]);
      return llmEndpoints.map((server) => new LlmQualityEvaluator(llmEngineOptions(server, making)));
    },
  },
];

/** All evaluators that the configuration asks for, not started yet, the most exact first. */
export async function createQualityEvaluators(making: EvaluatorMaking): Promise<readonly QualityEvaluator[]> {
  const { engines } = making.settings;
  const wanted = entries.filter(({ id }) => engines === 'found' || id === 'checks' || engines.includes(id));
  return (await Promise.all(wanted.map(({ create }) => create(making)))).flat();
}

/** The same as one. */
export async function createQualityEvaluator(making: EvaluatorMaking): Promise<QualityEvaluator> {
  return new MergedEvaluator(await createQualityEvaluators(making));
}
