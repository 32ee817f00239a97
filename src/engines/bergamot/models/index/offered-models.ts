import type { Clock } from '../../../../contracts/clock.ts';
import type { LanguagePair } from '../../../../contracts/language-pair.ts';
import { type CachedIndex, cachedIndexState, readCachedIndex, writeCachedIndex } from './cached-index.ts';
import { type ModelIndex, offeredPairs } from './model-index.ts';
import { readModelIndex } from './read-index.ts';

const checkInterval = 1000;
const staleAfter = 24 * 3_600_000;
const retryAfter = 5 * 60_000;

/** What the configured index offers: the copy beside the models, read anew when it is a day old and somebody asks. */
export class OfferedModels {
  readonly #folder: string;
  readonly #locations: readonly string[];
  readonly #clock: Clock;
  readonly #closing = new AbortController();
  #cached: CachedIndex | undefined;
  #state = 0;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #pairs: readonly LanguagePair[] | undefined;
  #reading: Promise<ModelIndex> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string, locations: readonly string[], clock: Clock) {
    this.#folder = folder;
    this.#locations = locations;
    this.#clock = clock;
  }

  /** Directions with a released model; undefined while no index has been read. The same array while nothing changes. */
  pairs(): readonly LanguagePair[] | undefined {
    this.cached();
    return this.#pairs;
  }

  cached(): CachedIndex | undefined {
    const now = this.#clock.elapsed();
    if (now - this.#checkedAt < checkInterval) return this.#cached;
    this.#checkedAt = now;
    const state = cachedIndexState(this.#folder);
    if (state !== this.#state) {
      this.#state = state;
      this.#cached = readCachedIndex(this.#folder) ?? this.#cached;
      this.#pairs = this.#cached && releasedPairs(this.#cached.index);
    }
    return this.#cached;
  }

  /** Reads the index in the background when there is none or an old one; what fails is tried again after a while. */
  refreshIfStale(): void {
    if (this.#reading !== undefined || this.#clock.elapsed() - this.#failedAt < retryAfter || this.fresh()) return;
    this.read().catch(() => {
      this.#failedAt = this.#clock.elapsed();
    });
  }

  fresh(): boolean {
    const cached = this.cached();
    return cached !== undefined && this.#clock.now().getTime() - cached.readAt.getTime() < staleAfter;
  }

  /** Reads the index now; several callers share one reading. */
  read(): Promise<ModelIndex> {
    this.#reading ??= this.#readAndKeep().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  close(): void {
    this.#closing.abort(new Error('Model management is closed.'));
  }

  async #readAndKeep(): Promise<ModelIndex> {
    const index = await readModelIndex(this.#locations, this.#closing.signal);
    writeCachedIndex(this.#folder, index);
    this.#cached = { index, readAt: this.#clock.now() };
    this.#state = cachedIndexState(this.#folder);
    this.#pairs = releasedPairs(index);
    return index;
  }
}

function releasedPairs(index: ModelIndex): readonly LanguagePair[] {
  return offeredPairs({ ...index, models: index.models.filter(({ released }) => released) });
}
