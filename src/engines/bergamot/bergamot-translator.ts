import { availableParallelism, totalmem } from 'node:os';
import type { Clock } from '../../contracts/clock.ts';
import type {
  EngineHealth,
  EngineTier,
  TextTranslator,
  TranslationBatch,
  TranslationCapabilities,
  TranslationOutcome,
} from '../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { Segment } from '../../contracts/segment.ts';
import { baseLanguage } from '../../language/codes.ts';
import { systemClock } from '../../time/system-clock.ts';
import { type EngineCaller, EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { BergamotSegmentTranslation } from './bergamot-segment-translation.ts';
import type { ModelProvider } from './models/installed-model.ts';
import { CompiledEngine } from './pool/compiled-engine.ts';
import type { EngineThread } from './pool/engine-thread.ts';
import { type PoolIncident, WorkerPool } from './pool/worker-pool.ts';

export interface BergamotOptions {
  /** Disposed of with the translator. */
  readonly models: ModelProvider;
  readonly tier?: EngineTier;
  /** Threads at most, each an engine. Default one per core. */
  readonly workers?: number;
  /** Bytes of WebAssembly memory of all threads together. Default half of the machine's memory, or of the container's. */
  readonly memoryLimit?: number;
  /** Models that a thread keeps, least recently used out. Default 3. */
  readonly modelsPerWorker?: number;
  /** Milliseconds without work after which a thread is ended. Default 5 min. */
  readonly idleTime?: number;
  /** Milliseconds for one go of a thread, 2 ms more for each character, before it is ended. Default 10 s. */
  readonly timeLimit?: number;
  /** Called for every engine that aborts or takes too long, and for every model that cannot be loaded. */
  readonly onIncident?: ((incident: PoolIncident) => void) | undefined;
  readonly clock?: Clock;
}

/** A thread of the engine at this moment. */
export interface BergamotThread {
  readonly models: readonly LanguagePair[];
  /** Bytes of WebAssembly memory. What was never used of it takes no memory of the machine. */
  readonly heapBytes: number;
  /** C++ objects held by JavaScript. */
  readonly handles: number;
}

/** Part of `version`: to be raised when the same model would be used in another way. */
const adapterRevision = 3;

/** What an engine takes with one production model; threads that would have less are not started. */
const memoryOfThread = 512 * 1024 ** 2;

/** WebAssembly ends at 2 GiB, and the engine aborts there. */
const heapCeiling = 1.75 * 1024 ** 3;

const capabilities: TranslationCapabilities = {
  formality: false,
  context: false,
  instructions: false,
  terminology: false,
};

/** Neural translation by Firefox Translations models, in threads of this process. */
export class BergamotTranslator implements TextTranslator {
  readonly id = 'bergamot';
  readonly tier: EngineTier;
  readonly #models: ModelProvider;
  readonly #pool: WorkerPool;
  readonly #calls = new EngineCalls();

  constructor(options: BergamotOptions) {
    const memoryLimit = options.memoryLimit ?? availableMemory() / 2;
    const workers = options.workers ?? availableParallelism();
    const maximumThreads = Math.max(1, Math.min(workers, Math.floor(memoryLimit / memoryOfThread)));
    const compiled = new CompiledEngine();
    this.tier = options.tier ?? 'classic';
    this.#models = options.models;
    this.#pool = new WorkerPool({
      clock: options.clock ?? systemClock,
      compile: () => compiled.module(),
      maximumThreads,
      heapLimit: Math.min(memoryLimit / maximumThreads, heapCeiling),
      modelsPerThread: options.modelsPerWorker ?? 3,
      idleTime: options.idleTime ?? 5 * 60_000,
      timeLimit: options.timeLimit ?? 10_000,
      onIncident: options.onIncident,
    });
  }

  get version(): string {
    return `${adapterRevision}-${this.#models.fingerprint}`;
  }

  pairs(): readonly LanguagePair[] {
    return this.#models.pairs();
  }

  capabilities(): TranslationCapabilities {
    return capabilities;
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    if (this.pairs().length === 0) {
      const command = this.#models.remedy({ source: 'en', target: 'de' });
      const remedy = command === undefined ? '' : `; to get one: \`${command}\``;
      return { state: 'unavailable', reason: `no neural model is installed${remedy}` };
    }
    const failure = this.#pool.failure;
    return failure === undefined ? { state: 'ready' } : { state: 'failing', reason: failure };
  }

  remedy(pair: LanguagePair): string | undefined {
    return this.#models.remedy(pair);
  }

  loadedModels(): number {
    return [...this.#pool.threads].reduce((sum, { loaded }) => sum + loaded.length, 0);
  }

  get threads(): readonly BergamotThread[] {
    return [...this.#pool.threads].map(({ engine, loaded }) => ({
      models: loaded.map(({ model: { source, target } }) => ({ source, target })),
      ...engine.memory,
    }));
  }

  /** Threads of the engine at this moment. */
  get workers(): readonly Pick<EngineThread['thread'], 'end' | 'gone'>[] {
    return [...this.#pool.threads].map(({ engine }) => engine.thread);
  }

  async translate(batch: TranslationBatch, signal: AbortSignal): Promise<TranslationOutcome> {
    const segments = await this.#calls.run(
      { signal, urgency: batch.urgency },
      (caller) => this.#translateSegments(batch, caller, signal),
      (caller) => this.#pool.drop(caller),
    );
    return { segments, warnings: [] };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await Promise.all([this.#pool.dispose(), this.#models[Symbol.asyncDispose]()]);
  }

  async #translateSegments(
    { source, target, segments }: TranslationBatch,
    caller: EngineCaller,
    signal: AbortSignal,
  ): Promise<readonly Segment[]> {
    const model = await this.#models.provide({ source, target }, signal);
    const key = `${source} ${target} ${model.fingerprint}`;
    const translation = new BergamotSegmentTranslation(
      (sentence) =>
        new Promise((answered, failed) => {
          if (!caller.cancelled) this.#pool.submit(key, model, { ...sentence, caller, answered, failed });
        }),
      baseLanguage(source),
    );
    return Promise.all(segments.map((segment) => translation.translate(segment)));
  }
}

function availableMemory(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
