import { join } from 'node:path';
import { ApertiumTranslator } from './apertium/apertium-translator.ts';
import { BergamotTranslator } from './bergamot/bergamot-translator.ts';
import { ModelStore } from './bergamot/models/model-store.ts';
import { qualityTable } from './quality-table.ts';
import { readQuality } from './read-quality.ts';
import type { RankedTranslator } from './routing/ranked-translator.ts';

export interface EngineSettings {
  /** `'found'` means every engine that is installed. */
  readonly engines: readonly string[] | 'found';
  /** Kinds of engines that `model_type=quality_optimized` means. */
  readonly nextGenEngines: ReadonlySet<string>;
  readonly apertiumDir: string;
  readonly models: {
    readonly folder: string;
    readonly searchFolders: readonly string[];
    readonly indexUrls: readonly string[];
    readonly autoPull: boolean;
  };
  readonly bergamot: {
    readonly workers: number;
    readonly modelsPerWorker: number;
    readonly memoryLimit: number;
    readonly idleMilliseconds: number;
  };
}

/** What engines need and nobody may see. */
export interface EngineSecrets {
  /** By the id of the endpoint. */
  readonly llmApiKeys: ReadonlyMap<string, string>;
}

/** Where engines report what operators should know. */
export interface EngineEvents {
  engineIncident(event: { engine: string; kind: string; detail: string }): void;
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
  create(making: Making): readonly EngineInstance[];
}

type EngineInstance = Pick<RankedTranslator, 'engine' | 'weight'>;

const silent: EngineEvents = { engineIncident() {} };

/** Every engine there is, in one table. Adding one: docs/contributing/add-an-engine.md. */
const entries: readonly EngineEntry[] = [
  {
    id: 'apertium',
    create: ({ settings, tier, events }) => [
      {
        engine: new ApertiumTranslator({
          tier,
          modesDirectory: join(settings.apertiumDir, 'modes'),
          onIncident: (incident) => events.engineIncident({ engine: 'apertium', ...incident }),
        }),
      },
    ],
  },
  {
    id: 'bergamot',
    create: ({ settings: { models, bergamot }, tier, events }) => [
      {
        engine: new BergamotTranslator({
          models: new ModelStore(models),
          tier,
          workers: bergamot.workers,
          modelsPerWorker: bergamot.modelsPerWorker,
          memoryLimit: bergamot.memoryLimit,
          idleTime: bergamot.idleMilliseconds,
          onIncident: (incident) => events.engineIncident({ engine: 'bergamot', ...incident }),
        }),
      },
    ],
  },
];

/** The engines that the configuration asks for, not started yet. */
export function createTranslators(
  settings: EngineSettings,
  secrets: EngineSecrets,
  events: EngineEvents = silent,
): readonly RankedTranslator[] {
  return entries
    .filter(({ id }) => settings.engines === 'found' || settings.engines.includes(id))
    .flatMap(({ id: kind, create }) => {
      const quality = readQuality(qualityTable, kind);
      const tier = settings.nextGenEngines.has(kind) ? 'next_gen' : 'classic';
      return create({ settings, secrets, tier, events }).map((instance) => ({ ...instance, kind, quality }));
    });
}
