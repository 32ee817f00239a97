import { join } from 'node:path';
import type { EngineSettings } from '../contracts/engines/engine-settings.ts';
import { qualityTable } from './quality-table.ts';
import { readQuality } from './read-quality.ts';
import type { RankedTranslator } from './routing/ranked-translator.ts';

/** What engines need and nobody may see. */
export interface EngineSecrets {
  /** By the id of the endpoint. */
  readonly llmApiKeys: ReadonlyMap<string, string>;
}

/** Where engines report what operators should know. */
export interface EngineEvents {
  engineIncident(event: { engine: string; kind: string; detail: string }): void;
  tokensUsed(event: { engine: string; promptTokens: number; completionTokens: number }): void;
}

type Tier = RankedTranslator['engine']['tier'];

interface Making {
  readonly settings: EngineSettings;
  readonly secrets: EngineSecrets;
  readonly tier: Tier;
  readonly events: EngineEvents;
}

interface EngineEntry {
  readonly id: string;
  /** None where the settings ask for none; several where there are several servers of a kind. */
  create(making: Making): Promise<readonly EngineInstance[]>;
}

type EngineInstance = Pick<RankedTranslator, 'engine' | 'weight'>;

const silent: EngineEvents = { engineIncident() {}, tokensUsed() {} };

/** Every engine there is, in one table; modules are loaded with the engine. Adding one: docs/contributing/add-an-engine.md. */
const entries: readonly EngineEntry[] = [
  {
    id: 'apertium',
    async create({ settings, tier, events }) {
      const { ApertiumTranslator } = await import('./apertium/apertium-translator.ts');
      const engine = new ApertiumTranslator({
        tier,
        modesDirectory: join(settings.apertiumDir, 'modes'),
        onIncident: (incident) => events.engineIncident({ engine: 'apertium', ...incident }),
      });
      return [{ engine }];
    },
  },
  {
    id: 'bergamot',
    async create({ settings: { models, bergamot }, tier, events }) {
      const [{ BergamotTranslator }, { ModelStore }] = await Promise.all([
        import('./bergamot/bergamot-translator.ts'),
        import('./bergamot/models/model-store.ts'),
      ]);
      const engine = new BergamotTranslator({
        models: new ModelStore(models),
        tier,
        workers: bergamot.workers,
        modelsPerWorker: bergamot.modelsPerWorker,
        memoryLimit: bergamot.memoryLimit,
        idleTime: bergamot.idleMilliseconds,
        onIncident: (incident) => events.engineIncident({ engine: 'bergamot', ...incident }),
      });
      return [{ engine }];
    },
  },
  {
    id: 'llm',
    async create({ settings: { llmEndpoints }, secrets, tier, events }) {
      if (llmEndpoints.length === 0) return [];
      const [{ LlmTranslator }, { createChatEndpoint }] = await Promise.all([
        import('./llm/llm-translator.ts'),
        import('./llm/endpoint/create-chat-endpoint.ts'),
      ]);
      return llmEndpoints.map(({ id, baseUrl, model, weight, languages, concurrency, contextTokens }) => {
        const endpoint = createChatEndpoint({
          baseUrl,
          model,
          apiKey: secrets.llmApiKeys.get(id),
          maximumConcurrency: concurrency,
          contextTokens,
          onIncident: ({ kind, reason }) => events.engineIncident({ engine: id, kind, detail: reason }),
        });
        const engine = new LlmTranslator({
          id,
          endpoint,
          tier,
          ...(languages === undefined ? {} : { languages }),
          onIncident: (incident) => events.engineIncident({ engine: id, ...incident }),
          onUsage: (usage) => events.tokensUsed({ engine: id, ...usage }),
        });
        return { engine, weight };
      });
    },
  },
];

/** The engines that the configuration asks for, not started yet. */
export async function createTranslators(
  settings: EngineSettings,
  secrets: EngineSecrets,
  events: EngineEvents = silent,
): Promise<readonly RankedTranslator[]> {
  const wanted = entries.filter(({ id }) => settings.engines === 'found' || settings.engines.includes(id));
  const kinds = wanted.map(async ({ id: kind, create }) => {
    const quality = readQuality(qualityTable, kind);
    const tier = settings.nextGenEngines.has(kind) ? 'next_gen' : 'classic';
    const instances = await create({ settings, secrets, tier, events });
    return instances.map((instance) => ({ ...instance, kind, quality }));
  });
  return (await Promise.all(kinds)).flat();
}
