import { join } from 'node:path';
import { ApertiumTranslator } from './apertium/apertium-translator.ts';
import type { RankedTranslator } from './router.ts';

export interface EngineSettings {
  /** `'found'` means every engine that is installed. */
  readonly engines: readonly string[] | 'found';
  readonly apertiumDir: string;
}

interface EngineEntry {
  readonly id: string;
  /** 0 to 1; orders engines that serve the same pair (see `router.ts`). */
  readonly quality: number;
  create(settings: EngineSettings): RankedTranslator['engine'];
}

/** Every engine there is, in one table. Adding one: docs/contributing/add-an-engine.md. */
const entries: readonly EngineEntry[] = [
  {
    id: 'apertium',
    quality: 0.5,
    create: ({ apertiumDir }) => new ApertiumTranslator({ modesDirectory: join(apertiumDir, 'modes') }),
  },
];

/** The engines that the configuration asks for, not started yet. */
export function createTranslators(settings: EngineSettings): readonly RankedTranslator[] {
  return entries
    .filter(({ id }) => settings.engines === 'found' || settings.engines.includes(id))
    .map(({ quality, create }) => ({ quality, engine: create(settings) }));
}
