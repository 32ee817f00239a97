import type {
  FoundTerm,
  TextTranslator,
  TranslationBatch,
  TranslationOutcome,
} from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { TranslatorAround } from '../shared/translator-around.ts';
import { packTranslation, unpackTranslation } from './packed-translation.ts';
import type { SentenceCache } from './sentence-cache.ts';
import { keyScope, sentenceKey } from './sentence-key.ts';

/** What one call found; hits and misses are all its segments. */
export interface Lookups {
  readonly engine: string;
  readonly hits: number;
  readonly misses: number;
}

export interface CachedTranslatorOptions {
  readonly onLookups?: (lookups: Lookups) => void;
}

/** A segment that the engine is asked for, and everyone in the batch who waits for it. */
interface Miss {
  readonly key: string | undefined;
  readonly source: Segment;
  readonly terms: readonly FoundTerm[] | undefined;
  readonly positions: number[];
}

/**
 * An engine behind a cache: to its users the same engine, only faster. Segments that were translated before under the
 * same circumstances (`sentence-key.ts`) are answered from the cache, the others are sent on, each once.
 *
 * Kept is what was answered without a warning: a warning is said of a whole batch, so a sentence from the cache could
 * only repeat it where it does not belong or drop it where it does.
 */
export class CachedTranslator extends TranslatorAround {
  readonly #cache: SentenceCache;
  readonly #onLookups: (lookups: Lookups) => void;
  #disposed = false;

  constructor(engine: TextTranslator, cache: SentenceCache, { onLookups = () => {} }: CachedTranslatorOptions = {}) {
    super(engine);
    this.#cache = cache;
    this.#onLookups = onLookups;
  }

  override async translate(batch: TranslationBatch, signal: AbortSignal): Promise<TranslationOutcome> {
    // What ends calls is the engine's to say, and a stopped engine answers nothing, known or not.
    if (this.#disposed || signal.aborted) return await this.engine.translate(batch, signal);
    const { version } = this.engine;
    const { segments, misses } = this.#lookUp(batch, version);
    if (misses.length === 0) return { segments, warnings: [] };

    const outcome = await this.engine.translate(onlyMisses(batch, misses), signal);
    if (outcome.segments.length !== misses.length)
      throw new ServiceError('engine_failed', {}, { cause: new Error('The engine gave another number of segments.') });
    // Under another version than the one asked for, nobody knows whose work this is.
    const lasting = outcome.warnings.length === 0 && this.engine.version === version;
    for (const [index, translated] of outcome.segments.entries()) {
      const miss = misses[index];
      if (miss === undefined) continue;
      const packed = packTranslation(translated, miss.source);
      if (lasting && packed !== undefined && miss.key !== undefined)
        this.#cache.write(miss.key, packed, batch.accountId);
      const [first = 0, ...others] = miss.positions;
      segments[first] = translated;
      for (const position of others) segments[position] = forTwin(packed, translated, batch.segments[position]);
    }
    return { segments, warnings: outcome.warnings };
  }

  override async [Symbol.asyncDispose](): Promise<void> {
    this.#disposed = true;
    await super[Symbol.asyncDispose]();
  }

  /** Places of misses are left empty. */
  #lookUp(batch: TranslationBatch, version: string): { segments: Segment[]; misses: readonly Miss[] } {
    const scope = keyScope({ id: this.engine.id, version }, batch);
    const segments: Segment[] = new Array(batch.segments.length);
    const misses: Miss[] = [];
    const byKey = new Map<string, Miss>();
    let hits = 0;
    for (const [position, source] of batch.segments.entries()) {
      const terms = batch.terms?.[position];
      const key = sentenceKey(scope, source, terms);
      const twin = key === undefined ? undefined : byKey.get(key);
      if (twin !== undefined) {
        twin.positions.push(position);
        continue;
      }
      const packed = key === undefined ? undefined : this.#cache.read(key, batch.accountId);
      const translated = packed === undefined ? undefined : unpackTranslation(packed, source);
      if (translated !== undefined) {
        segments[position] = translated;
        hits += 1;
        continue;
      }
      const miss = { key, source, terms, positions: [position] };
      misses.push(miss);
      if (key !== undefined) byKey.set(key, miss);
    }
    if (batch.segments.length > 0)
      this.#onLookups({ engine: this.engine.id, hits, misses: batch.segments.length - hits });
    return { segments, misses };
  }
}

/** The batch with each segment that is not known, once. */
function onlyMisses(batch: TranslationBatch, misses: readonly Miss[]): TranslationBatch {
  if (misses.length === batch.segments.length) return batch;
  const segments = misses.map(({ source }) => source);
  if (batch.terms === undefined) return { ...batch, segments };
  return { ...batch, segments, terms: misses.map(({ terms = [] }) => terms) };
}

/** The translation for a segment with the same text, which may have other codes in the same places. */
function forTwin(packed: string | undefined, translated: Segment, source: Segment = translated): Segment {
  return (packed === undefined ? undefined : unpackTranslation(packed, source)) ?? translated;
}
