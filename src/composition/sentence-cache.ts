import { join } from 'node:path';
import { CachedTranslator, type Lookups } from '../engines/cached/cached-translator.ts';
import { SentenceCache } from '../engines/cached/sentence-cache.ts';
import type { RankedTranslator } from '../engines/routing/ranked-translator.ts';
import type { Events } from '../observability/events.ts';
import { SqliteSentenceCacheStore } from '../storage/sentence-cache/sqlite-sentence-cache-store.ts';
import type { Foundation } from './foundation.ts';

/** Undefined when the configuration has none. */
export function createSentenceCache({
  config: { cache, dataDir },
  clock,
  events,
  opened,
}: Pick<Foundation, 'clock' | 'config' | 'events' | 'opened'>): SentenceCache | undefined {
  if (cache.memoryBytes === 0) return undefined;
  if (cache.diskBytes === 0) return new SentenceCache({ bytes: cache.memoryBytes });
  const store = opened.use(
    new SqliteSentenceCacheStore({
      path: join(dataDir, 'sentences.sqlite'),
      bytes: cache.diskBytes,
      clock,
      onIncident: (incident) => events.sentenceCacheIncident(incident),
    }),
  );
  return new SentenceCache({ bytes: cache.memoryBytes, store });
}

export function behindCache(
  translator: RankedTranslator,
  cache: SentenceCache | undefined,
  events: Events,
): RankedTranslator {
  if (cache === undefined) return translator;
  const onLookups = (lookups: Lookups): void => events.sentencesLookedUp(lookups);
  const engine = new CachedTranslator(translator.engine, cache, { onLookups });
  return { kind: engine.id, ...translator, engine };
}
