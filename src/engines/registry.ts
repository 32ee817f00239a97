import type { Config } from '../config/config.ts';
import type { Events } from '../observability/events.ts';
import type { RankedTranslator } from './router.ts';

export function createTranslators(_config: Config, _events: Events): readonly RankedTranslator[] {
  return [];
}
