import { join } from 'node:path';
import type { EngineSettings } from '../contracts/engines/engine-settings.ts';
import type { Morphology } from '../contracts/language/morphology.ts';
import { type EngineEvents, type EngineMaking, type EngineSecrets, silentEngineEvents } from './engine-making.ts';
import { SharedEndpoints } from './llm/endpoint/shared-endpoints.ts';
import { qualityTable } from './quality-table.ts';
import { readQuality } from './read-quality.ts';
import type { RankedTranslator } from './routing/ranked-translator.ts';

type Tier = RankedTranslator['engine']['tier'];

interface Making extends EngineMaking {
  readonly tier: Tier;
}

interface EngineEntry {
  readonly id: string;
  /** None where the settings ask for none; several where there are several servers of a kind. */
  create(making: Making): Promise<readonly EngineInstance[]>;
}

type EngineInstance = Pick<RankedTranslator, 'engine' | 'weight'>;

/** Every engine there is, in one table; modules are loaded with the engine. Adding one: docs/contributing/add-an-engine.md. */
const entries: readonly EngineEntry[] = [
  {
    id: 'apertium',
    async create({ settings, tier, events, morphology }) {
      const { ApertiumTranslator } = await import('./apertium/apertium-translator.ts');
      const engine = new ApertiumTranslator({
        tier,
        timeLimit: settings.answerMilliseconds,
        modesDirectory: join(settings.apertiumDir, 'modes'),
        taggerFolder: settings.taggerFolder,
        morphology,
        onIncident: (incident) => events.engineIncident({ engine: 'apertium', ...incident }),
      });
      return [{ engine }];
    },
  },
  {
    id: 'bergamot',
    async create({ settings: { models, bergamot, answerMilliseconds }, tier, events }) {
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
        timeLimit: answerMilliseconds,
        onIncident: (incident) => events.engineIncident({ engine: 'bergamot', ...incident }),
      });
      return [{ engine }];
    },
  },
  {
    id: 'llm',
    async create({ settings: { llmEndpoints }, tier, ...making }) {
      if (llmEndpoints.length === 0) return [];
      const [{ LlmTranslator }, { llmEngineOptions }] = await Promise.all([
        import('./llm/llm-translator.ts'),
        import('./llm/llm-engine-options.ts'),
      ]);
      return llmEndpoints.map((server) => ({
        engine: new LlmTranslator({ ...llmEngineOptions(server, making), tier }),
        weight: server.weight,
      }));
    },
  },
];

/** The lexicons that come with Apertium; undefined where the configuration leaves that out. */
export async function createMorphology(
  settings: Pick<EngineSettings, 'engines' | 'apertiumDir' | 'answerMilliseconds'>,
  events: EngineEvents = silentEngineEvents,
): Promise<Morphology | undefined> {
  if (settings.engines !== 'found' && !settings.engines.includes('apertium')) return undefined;
  const { ApertiumMorphology } = await import('./apertium/morphology/apertium-morphology.ts');
  return new ApertiumMorphology({
    modesDirectory: join(settings.apertiumDir, 'modes'),
    timeLimit: settings.answerMilliseconds,
    onIncident: (incident) => events.engineIncident({ engine: 'apertium', ...incident }),
  });
}

/** The engines that the configuration asks for, not started yet. Anyone who makes writing engines as well shares the endpoints. */
export async function createTranslators(
  settings: EngineSettings,
  secrets: EngineSecrets,
  events: EngineEvents = silentEngineEvents,
  endpoints = new SharedEndpoints(),
  morphology?: Morphology,
): Promise<readonly RankedTranslator[]> {
  const wanted = entries.filter(({ id }) => settings.engines === 'found' || settings.engines.includes(id));
  const kinds = wanted.map(async ({ id: kind, create }) => {
    const quality = readQuality(qualityTable, kind);
    const tier = settings.nextGenEngines.has(kind) ? 'next_gen' : 'classic';
    const instances = await create({ settings, secrets, tier, events, endpoints, morphology });
    return instances.map((instance) => ({ ...instance, kind, quality }));
  });
  return (await Promise.all(kinds)).flat();
}
