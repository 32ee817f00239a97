import { join } from 'node:path';
import { ApertiumTranslator } from './apertium/apertium-translator.ts';
import type { RankedTranslator } from './router.ts';

export interface EngineSettings {
  /** `'found'` means every engine that is installed. */
  readonly engines: readonly string[] | 'found';
  readonly apertiumDir: string;
}

/** Where engines report what operators should know. */
export interface EngineEvents {
  engineIncident(event: { engine: string; kind: string; detail: string }): void;
}

interface EngineEntry {
  readonly id: string;
  /** 0 to 1; orders engines that serve the same pair (see `router.ts`). */
  readonly quality: number;
  create(settings: EngineSettings, events: EngineEvents): RankedTranslator['engine'];
}

const silent: EngineEvents = { engineIncident() {} };

/** Every engine there is, in one table. Adding one: docs/contributing/add-an-engine.md. */
const entries: readonly EngineEntry[] = [
  {
    id: 'apertium',
    quality: 0.5,
    create: ({ apertiumDir }, events) =>
      new ApertiumTranslator({
        modesDirectory: join(apertiumDir, 'modes'),
        onIncident: (incident) => events.engineIncident({ engine: 'apertium', ...incident }),
      }),
  },
];

/** The engines that the configuration asks for, not started yet. */
export function createTranslators(
  settings: EngineSettings,
  events: EngineEvents = silent,
): readonly RankedTranslator[] {
  return entries
    .filter(({ id }) => settings.engines === 'found' || settings.engines.includes(id))
    .map(({ quality, create }) => ({ quality, engine: create(settings, events) }));
}
