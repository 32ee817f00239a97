import type { Events } from '../observability/events.ts';
import type { RankedTranslator } from './router.ts';

export interface EngineSettings {
  /** `'found'` means every engine that is installed. */
  readonly engines: readonly string[] | 'found';
  readonly apertiumDir: string;
}

export function createTranslators(_settings: EngineSettings, _events: Events): readonly RankedTranslator[] {
  return [];
}
