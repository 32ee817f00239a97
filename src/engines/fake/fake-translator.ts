import type {
  EngineHealth,
  EngineTier,
  TextTranslator,
  TranslationBatch,
  TranslationCapabilities,
  TranslationOutcome,
  TranslationWarning,
} from '../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { isCode, plainText } from '../../language/segments.ts';
import { CallRecord, type RecordedCall } from './call-record.ts';
import { Gate } from './gate.ts';
import { mapLetters } from './map-letters.ts';
import { reverseWords } from './reverse-words.ts';

/** `'en>pt-BR'`. */
export type PairText = `${string}>${string}`;

export interface FakeTranslatorOptions {
  readonly id?: string;
  readonly tier?: EngineTier;
  /** Default `en>es`. */
  readonly pairs?: readonly PairText[];
  /** What is left out is false. */
  readonly capabilities?: Partial<TranslationCapabilities>;
  /** Words come in reverse order, so that codes have to travel. */
  readonly reversesWords?: boolean;
  /** Part of every outcome. */
  readonly warnings?: readonly TranslationWarning[];
}

/**
 * A translation engine for tests: deterministic, in this process, and in the hands of the test, which can hold answers
 * back, make calls fail and see what was asked. Nothing in it waits for time.
 *
 * It is in no registry, so no configuration can name it.
 */
export class FakeTranslator implements TextTranslator {
  readonly id: string;
  readonly tier: EngineTier;
  readonly version: string;
  readonly #capabilities: TranslationCapabilities;
  readonly #reversesWords: boolean;
  readonly #warnings: readonly TranslationWarning[];
  readonly #record = new CallRecord();
  readonly #disposed = new AbortController();
  readonly #failures: unknown[] = [];
  #crashes = 0;
  #gate: Gate | undefined;
  #pairs: readonly LanguagePair[];
  #health: EngineHealth = { state: 'ready' };

  constructor(options: FakeTranslatorOptions = {}) {
    this.id = options.id ?? 'fake';
    this.tier = options.tier ?? 'classic';
    this.#reversesWords = options.reversesWords ?? false;
    this.version = this.#reversesWords ? '1-reversed' : '1';
    this.#capabilities = {
      formality: false,
      context: false,
      instructions: false,
      terminology: false,
      ...options.capabilities,
    };
    this.#warnings = options.warnings ?? [];
    this.#pairs = (options.pairs ?? ['en>es']).map(readPair);
  }

  /** Every call so far, refused ones left out. */
  get calls(): readonly RecordedCall[] {
    return this.#record.calls;
  }

  /** Resolves as soon as there were so many calls, answered or not. */
  called(count: number): Promise<void> {
    return this.#record.reached(count);
  }

  /** Calls from here on are answered when the gate is opened; if it never is, only abortion or disposal ends them. */
  hold(): Gate {
    this.#gate = new Gate();
    return this.#gate;
  }

  /** The next attempts break down. One is made good by a retry; two in a row fail a call with `engine_failed`. */
  crash(attempts: number): void {
    this.#crashes = attempts;
  }

  /** The next call rejects with this. */
  failWith(error: unknown): void {
    this.#failures.push(error);
  }

  offer(pairs: readonly PairText[]): void {
    this.#pairs = pairs.map(readPair);
  }

  report(health: EngineHealth): void {
    this.#health = health;
  }

  pairs(): readonly LanguagePair[] {
    return this.#pairs;
  }

  capabilities(): TranslationCapabilities {
    return this.#capabilities;
  }

  health(): EngineHealth {
    return this.#health;
  }

  async translate(batch: TranslationBatch, signal: AbortSignal): Promise<TranslationOutcome> {
    signal.throwIfAborted();
    this.#disposed.signal.throwIfAborted();
    const interrupted = Promise.withResolvers<never>();
    const interrupt = (event: Event): void => interrupted.reject((event.target as AbortSignal).reason);
    signal.addEventListener('abort', interrupt);
    this.#disposed.signal.addEventListener('abort', interrupt);
    this.#record.add({ batch, signal });
    try {
      return await Promise.race([this.#answer(batch), interrupted.promise]);
    } finally {
      signal.removeEventListener('abort', interrupt);
      this.#disposed.signal.removeEventListener('abort', interrupt);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#health = { state: 'unavailable', reason: 'the engine is stopped' };
    this.#disposed.abort(new ServiceError('engine_unavailable', { reason: 'the engine is stopped' }));
  }

  async #answer(batch: TranslationBatch): Promise<TranslationOutcome> {
    await this.#gate?.opened;
    // Whatever is interactive in this turn of the event loop goes first.
    if (batch.urgency === 'background') await new Promise(setImmediate);
    if (this.#failures.length > 0) throw this.#failures.shift();
    if (this.#attemptCrashes() && this.#attemptCrashes())
      throw new ServiceError('engine_failed', {}, { cause: new Error('The fake engine is set to crash.') });
    return { segments: batch.segments.map((segment) => this.#translateSegment(segment)), warnings: this.#warnings };
  }

  #attemptCrashes(): boolean {
    if (this.#crashes === 0) return false;
    this.#crashes -= 1;
    return true;
  }

  #translateSegment(segment: Segment): Segment {
    if (!/\p{L}/u.test(plainText(segment))) return segment;
    const mapped = { inlines: segment.inlines.map((inline) => (isCode(inline) ? inline : mapLetters(inline))) };
    return this.#reversesWords ? reverseWords(mapped) : mapped;
  }
}

function readPair(text: PairText): LanguagePair {
  const [source = '', target = ''] = text.split('>');
  return { source, target };
}
