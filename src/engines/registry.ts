import { join } from 'node:path';
import { ApertiumTranslator } from './apertium/apertium-translator.ts';
import { qualityTable } from './quality-table.ts';
import { readQuality } from './read-quality.ts';
import type { RankedTranslator } from './routing/ranked-translator.ts';

export interface EngineSettings {
  /** `'found'` means every engine that is installed. */
  readonly engines: readonly string[] | 'found';
  /** Kinds of engines that `model_type=quality_optimized` means. */
  readonly nextGenEngines: ReadonlySet<string>;
  readonly apertiumDir: string;
}

/** Where engines report what operators should know. */
export interface EngineEvents {
  engineIncident(event: { engine: string; kind: string; detail: string }): void;
}

type Tier = RankedTranslator['engine']['tier'];

interface EngineEntry {
  readonly id: string;
  /** None where the settings ask for none; several where there are several servers of a kind. */
  create(settings: EngineSettings, tier: Tier, events: EngineEvents): readonly EngineInstance[];
}

type EngineInstance = Pick<RankedTranslator, 'engine' | 'weight'>;

const silent: EngineEvents = { engineIncident() {} };

/** Every engine there is, in one table. Adding one: docs/contributing/add-an-engine.md. */
const entries: readonly EngineEntry[] = [
  {
    id: 'apertium',
    create: ({ apertiumDir }, tier, events) => [
      {
        engine: new ApertiumTranslator({
          tier,
          modesDirectory: join(apertiumDir, 'modes'),
          onIncident: (incident) => events.engineIncident({ engine: 'apertium', ...incident }),
        }),
      },
    ],
  },
];

/** The engines that the configuration asks for, not started yet. */
export function createTranslators(
  settings: EngineSettings,
  events: EngineEvents = silent,
): readonly RankedTranslator[] {
  return entries
    .filter(({ id }) => settings.engines === 'found' || settings.engines.includes(id))
    .flatMap(({ id: kind, create }) => {
      const quality = readQuality(qualityTable, kind);
      const tier = settings.nextGenEngines.has(kind) ? 'next_gen' : 'classic';
      return create(settings, tier, events).map((instance) => ({ ...instance, kind, quality }));
    });
}
