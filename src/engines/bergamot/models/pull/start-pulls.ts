import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../../../contracts/clock.ts';
import type { ModelSettings } from '../../../../contracts/engines/engine-settings.ts';
import type { LanguagePair } from '../../../../contracts/language-pair.ts';
import { systemClock } from '../../../../time/system-clock.ts';
import { writeCachedIndex } from '../index/cached-index.ts';
import { publicIndexes } from '../index/index-location.ts';
import { type ModelIndex, offeredPairs, offersFor } from '../index/model-index.ts';
import { readModelIndex } from '../index/read-index.ts';
import { readModelCatalogue } from '../model-catalogue.ts';
import { ModelFailure } from '../model-failure.ts';
import { directionKey, directionName, readDirectionName } from '../model-languages.ts';
import { missingDirections } from '../suggest-pull.ts';
import { type PullOptions, type PullProgress, pullModel } from './pull-model.ts';

/*
 * The directions of DRAGOMAN_MODELS, and those that somebody asks for, in the background of a running server:
 *
 *   waiting ──▶ pulling ──▶ installed (leaves the list)
 *      ▲           ├──▶ cancelled (leaves the list; what was received is gone on with when it is asked for again)
 *      │           └──▶ failed (the reason is kept and reported)
 *      └── after 30 s, then twice as long each time, at most an hour ──┘
 *
 * A direction that is installed is not asked for: an installation that has everything starts without a network.
 */

/** What the pulls at start report. Sizes are bytes. */
export interface StartPullEvents {
  modelPullProgressed(event: { direction: string; bytes: number; total: number | undefined }): void;
  modelPulled(event: { direction: string; bytes: number; seconds: number }): void;
  /** The server tries again after `retrySeconds`. */
  modelPullFailed(event: { direction: string; reason: string; retrySeconds: number }): void;
}

/** A direction that was asked for and is not installed. */
export interface PendingPull {
  /** As commands spell it: `en-de`. */
  readonly direction: string;
  /** Undefined while it waits for its turn. */
  readonly progress?: PullProgress;
  /** Why the last attempt failed. */
  readonly failure?: string;
}

export interface StartPullsOptions {
  readonly settings: Pick<ModelSettings, 'folder' | 'searchFolders' | 'indexUrls' | 'atStart'>;
  readonly events: StartPullEvents;
  readonly clock?: Clock;
  /** Milliseconds between two reports on one download. Default: 5,000. */
  readonly reportInterval?: number;
  readonly pulling?: Partial<PullOptions>;
}

const firstRetry = 30_000;
const longestRetry = 3_600_000;
const defaultReportInterval = 5_000;

/** Pulls what is missing of the wanted directions, and tries again what fails. */
export class StartPulls implements AsyncDisposable {
  readonly #options: StartPullsOptions;
  readonly #clock: Clock;
  readonly #closing = new AbortController();
  readonly #pending = new Map<string, PendingPull>();
  /** As configured and asked for, without what was cancelled. */
  readonly #wanted: Set<string>;
  /** Directions that were cancelled, with the names that want them: one of two legs through English does not come back for its pair. */
  readonly #cancelled = new Map<string, Set<string>>();
  /** Ends the pull of a direction that is under way. */
  readonly #stops = new Map<string, AbortController>();
  #round: Promise<void> | undefined;
  #retryDelay = firstRetry;
  #cancelRetry: (() => void) | undefined;

  constructor(options: StartPullsOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#wanted = new Set(options.settings.atStart);
  }

  /** Empty once everything is installed. */
  get pending(): readonly PendingPull[] {
    return [...this.#pending.values()];
  }

  /** Returns at once; the pulls go on in the background. */
  start(): void {
    if (this.#round !== undefined || this.#closing.signal.aborted) return;
    this.#pending.clear();
    const missing = this.#missing(undefined);
    for (const { direction } of missing) this.#note(direction, {});
    if (missing.length === 0) return;
    this.#round = this.#pullMissing().then((failed) => {
      this.#round = undefined;
      const isAskedFor = this.pending.some(({ failure }) => failure === undefined);
      if (isAskedFor) this.start();
      else if (failed) this.#retryLater();
    });
  }

  /** Pulls a direction as well, at once or after those under way. False where no model can have this name. */
  request(direction: string): boolean {
    const name = canonicalName(direction);
    if (name === '') return false;
    const known = [...this.#wanted].find((wanted) => canonicalName(wanted) === name) ?? direction;
    this.#wanted.add(known);
    for (const names of this.#cancelled.values()) names.delete(known);
    this.#cancelRetry?.();
    this.#retryDelay = firstRetry;
    // The round under way asks again at its end.
    if (this.#round === undefined) this.start();
    else if (!this.#pending.has(direction)) this.#note(direction, {});
    return true;
  }

  /**
   * Ends the pull of a direction, whether it waits, goes on or has failed. It comes back when it, or a pair that needs it, is asked for.
   * False where there is none.
   */
  cancel(direction: string): boolean {
    if (!this.#pending.has(direction)) return false;
    for (const name of this.#wanted)
      if (readDirectionName(name).some((reading) => directionName(reading) === direction)) this.#wanted.delete(name);
    this.#cancelled.set(direction, new Set(this.#wanted));
    this.#stops.get(direction)?.abort(new Error('The pull was cancelled.'));
    return this.#pending.delete(direction);
  }

  /** Ends a pull under way; the next start continues it. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort(new Error('The server is shutting down.'));
    this.#cancelRetry?.();
    await this.#round;
  }

  /** Whether something failed. */
  async #pullMissing(): Promise<boolean> {
    let failed = false;
    const fail = (direction: string, error: unknown): void => {
      if (this.#closing.signal.aborted) return;
      failed = true;
      const reason = error instanceof Error ? error.message : String(error);
      this.#note(direction, { failure: reason });
      this.#options.events.modelPullFailed({ direction, reason, retrySeconds: this.#retryDelay / 1000 });
    };
    try {
      const index = await this.#readIndex();
      this.#pending.clear();
      const missing = this.#missing(index);
      for (const { direction } of missing) this.#note(direction, {});
      for (const { direction, pair } of missing) {
        if (this.#closing.signal.aborted) return false;
        // Cancelled while it waited.
        if (!this.#pending.has(direction)) continue;
        const stop = new AbortController();
        this.#stops.set(direction, stop);
        try {
          await this.#pull(index, pair, direction, stop.signal);
        } catch (error) {
          if (!stop.signal.aborted) fail(direction, error);
        } finally {
          this.#stops.delete(direction);
        }
      }
    } catch (error) {
      for (const { direction } of this.pending) fail(direction, error);
    }
    return failed;
  }

  #retryLater(): void {
    if (this.#closing.signal.aborted) return;
    const delay = this.#retryDelay;
    this.#retryDelay = Math.min(2 * delay, longestRetry);
    this.#cancelRetry = this.#clock.after(delay, () => this.start());
  }

  async #readIndex(): Promise<ModelIndex> {
    const { folder, indexUrls } = this.#options.settings;
    const locations = indexUrls.length === 0 ? publicIndexes : indexUrls;
    const index = await readModelIndex(locations, this.#closing.signal);
    writeCachedIndex(folder, index);
    return index;
  }

  async #pull(index: ModelIndex, pair: LanguagePair, direction: string, stop: AbortSignal): Promise<void> {
    const { settings, events, reportInterval = defaultReportInterval, pulling } = this.#options;
    const [offer] = offersFor(index, pair);
    if (offer === undefined) throw new ModelFailure(`There is no model for ${direction} in ${index.address}.`);
    const begun = this.#clock.elapsed();
    let reportedAt = Number.NEGATIVE_INFINITY;
    const found = await pullModel(index, offer, {
      folder: settings.folder,
      signal: AbortSignal.any([this.#closing.signal, stop]),
      wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal, ref: false }),
      now: () => this.#clock.now(),
      progress: (progress) => {
        if (stop.aborted) return;
        this.#note(direction, { progress });
        if (this.#clock.elapsed() - reportedAt < reportInterval) return;
        reportedAt = this.#clock.elapsed();
        events.modelPullProgressed({ direction, ...progress });
      },
      ...pulling,
    });
    this.#pending.delete(direction);
    events.modelPulled({ direction, bytes: found.model.bytes, seconds: (this.#clock.elapsed() - begun) / 1000 });
  }

  /** What to install so that every configured pair is served; before an index is known, the pairs as configured. */
  #missing(index: ModelIndex | undefined): readonly { readonly direction: string; readonly pair: LanguagePair }[] {
    const { folder, searchFolders } = this.#options.settings;
    const installed = readModelCatalogue([folder, ...searchFolders]).pairs;
    const offered = index === undefined ? [] : offeredPairs(index);
    const known = new Set([...installed, ...offered].map(directionKey));
    const missing = new Map<string, LanguagePair>();
    for (const name of this.#wanted) {
      const readings = readDirectionName(name);
      const pair = readings.find((reading) => known.has(directionKey(reading))) ?? readings[0];
      if (pair === undefined) continue;
      for (const leg of missingDirections(pair, offered, installed) ?? [pair])
        if (this.#cancelled.get(directionName(leg))?.has(name) !== true) missing.set(directionName(leg), leg);
    }
    return [...missing].map(([direction, pair]) => ({ direction, pair }));
  }

  #note(direction: string, state: Omit<PendingPull, 'direction'>): void {
    this.#pending.set(direction, { direction, ...state });
  }
}

/** One for all spellings; empty where no model can have the name. */
function canonicalName(direction: string): string {
  return readDirectionName(direction).map(directionName).join(' ');
}
