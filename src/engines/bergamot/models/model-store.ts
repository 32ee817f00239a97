import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../../contracts/clock.ts';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { systemClock } from '../../../time/system-clock.ts';
import { publicIndexes } from './index/index-location.ts';
import { type ModelIndex, offersFor } from './index/model-index.ts';
import { OfferedModels } from './index/offered-models.ts';
import type { InstalledModel, ModelProvider } from './installed-model.ts';
import type { ModelCatalogue } from './model-catalogue.ts';
import { ModelFailure } from './model-failure.ts';
import { directionKey, directionName } from './model-languages.ts';
import { ModelWatch } from './model-watch.ts';
import { publishedDirections } from './published-directions.ts';
import { type PullOptions, pullModel } from './pull/pull-model.ts';
import { missingDirections, pullCommand } from './suggest-pull.ts';

export interface ModelStoreOptions {
  /** Where models are pulled to, and looked for first. */
  readonly folder: string;
  /** Looked in after that, never written to. */
  readonly searchFolders?: readonly string[];
  /** Addresses and folders, tried in order; none means the public index. */
  readonly indexUrls?: readonly string[];
  /** Pull what a request needs. */
  readonly autoPull?: boolean;
  readonly clock?: Clock;
  readonly pulling?: Partial<PullOptions>;
}

const failureRemembered = 60_000;

/** Models on disk and, where that is allowed, those of the index. */
export class ModelStore implements ModelProvider {
  readonly #options: ModelStoreOptions;
  readonly #clock: Clock;
  readonly #watch: ModelWatch;
  readonly #offered: OfferedModels;
  readonly #closing = new AbortController();
  readonly #pulls = new Map<string, Promise<InstalledModel>>();
  readonly #failures = new Map<string, { readonly error: unknown; readonly at: number }>();
  #pairs: readonly LanguagePair[] = [];
  #pairsOf: readonly unknown[] = [];
  /** The last answer and what it depends on: health is asked for with every request, and its reason names a remedy. */
  #remedy: string | undefined;
  #remedyOf: readonly unknown[] = [];

  constructor(options: ModelStoreOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    const urls = options.indexUrls ?? [];
    this.#watch = new ModelWatch([options.folder, ...(options.searchFolders ?? [])], this.#clock);
    const locations = urls.length === 0 ? publicIndexes : urls;
    this.#offered = new OfferedModels(options.folder, locations, this.#clock);
  }

  /** What is on disk. */
  get installed(): ModelCatalogue {
    return this.#watch.current();
  }

  pairs(): readonly LanguagePair[] {
    const catalogue = this.#watch.current();
    const offered = this.#offeredToPull();
    if (this.#pairsOf[0] === catalogue.fingerprint && this.#pairsOf[1] === offered) return this.#pairs;
    this.#pairsOf = [catalogue.fingerprint, offered];
    const pairs = new Map([...catalogue.pairs, ...offered].map((pair) => [directionKey(pair), pair]));
    this.#pairs = [...pairs.values()];
    return this.#pairs;
  }

  get fingerprint(): string {
    const offered = this.#offeredToPull().length === 0 ? undefined : this.#offered.cached();
    const { fingerprint } = this.#watch.current();
    return offered === undefined ? fingerprint : `${fingerprint}-${offered.readAt.getTime()}`;
  }

  async provide(pair: LanguagePair, signal: AbortSignal): Promise<InstalledModel> {
    signal.throwIfAborted();
    const installed = this.#find(pair);
    if (installed !== undefined) return installed;
    if (!this.#options.autoPull) throw this.#unavailable(pair, 'is not installed', undefined);
    const key = directionKey(pair);
    const failure = this.#failures.get(key);
    if (failure !== undefined && this.#clock.elapsed() - failure.at < failureRemembered) throw failure.error;
    let pull = this.#pulls.get(key);
    if (pull === undefined) {
      pull = this.#pull(pair).finally(() => this.#pulls.delete(key));
      this.#pulls.set(key, pull);
    }
    return await untilAborted(pull, signal);
  }

  remedy(pair: LanguagePair): string | undefined {
    const offered = this.#offered.pairs() ?? publishedDirections;
    const installed = this.#watch.current().pairs;
    const state = [pair.source, pair.target, offered, installed];
    if (state.some((value, index) => value !== this.#remedyOf[index])) {
      const missing = missingDirections(pair, offered, installed);
      this.#remedy = missing === undefined || missing.length === 0 ? undefined : pullCommand(missing);
      this.#remedyOf = state;
    }
    return this.#remedy;
  }

  /** Ends pulls under way; they can be gone on with. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort(new Error('Model management is closed.'));
    this.#offered.close();
    await Promise.allSettled(this.#pulls.values());
  }

  #find(pair: LanguagePair): InstalledModel | undefined {
    const { model } = this.#watch.current().find(pair) ?? {};
    // Another process may have replaced it within this second.
    return model !== undefined && existsSync(model.files.model) ? model : this.#watch.refresh().find(pair)?.model;
  }

  #offeredToPull(): readonly LanguagePair[] {
    if (!this.#options.autoPull) return nothing;
    this.#offered.refreshIfStale();
    return this.#offered.pairs() ?? nothing;
  }

  async #pull(pair: LanguagePair): Promise<InstalledModel> {
    try {
      const index = await this.#indexWith(pair);
      const [offer] = offersFor(index, pair);
      if (offer === undefined) throw new ModelFailure(`${index.address} offers no model for ${directionName(pair)}.`);
      await pullModel(index, offer, {
        folder: this.#options.folder,
        signal: this.#closing.signal,
        wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal, ref: false }),
        now: () => this.#clock.now(),
        ...this.#options.pulling,
      });
      const installed = this.#watch.refresh().find(pair)?.model;
      if (installed === undefined) throw new ModelFailure(`The pulled model for ${directionName(pair)} is not found.`);
      this.#failures.delete(directionKey(pair));
      return installed;
    } catch (cause) {
      const error = this.#unavailable(pair, 'could not be downloaded', cause);
      this.#failures.set(directionKey(pair), { error, at: this.#clock.elapsed() });
      throw error;
    }
  }

  /** A fresh copy that has the pair, else what the index says now, else an old copy. */
  async #indexWith(pair: LanguagePair): Promise<ModelIndex> {
    const cached = this.#offered.cached()?.index;
    const known = cached !== undefined && offersFor(cached, pair).length > 0 ? cached : undefined;
    if (known !== undefined && this.#offered.fresh()) return known;
    try {
      return await this.#offered.read();
    } catch (error) {
      if (known === undefined) throw error;
      return known;
    }
  }

  #unavailable(pair: LanguagePair, state: string, cause: unknown): ServiceError {
    const command = this.remedy(pair);
    return new ServiceError(
      'engine_unavailable',
      { reason: `the neural model for ${directionName(pair)} ${state}.` },
      { ...(command === undefined ? {} : { detail: `To install it, run: ${command}` }), cause },
    );
  }
}

const nothing: readonly LanguagePair[] = [];

/** Rejects as soon as the caller goes away; the promise itself goes on. */
function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
