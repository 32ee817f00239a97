import type {
  EngineHealth,
  EngineTier,
  TextTranslator,
  TranslationBatch,
  TranslationCapabilities,
  TranslationOutcome,
} from '../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { segmentSize } from '../../language/segmentation/segment-size.ts';
import { SharedCapacity } from '../../scheduling/shared-capacity.ts';

/**
 * What an engine has under way, in size of segments (`segmentSize`). An engine on this machine works in the order in which
 * it is asked, so what one account may have in front of others is bounded: half a second of Apertium's work.
 */
const capacity = { capacity: 64_000, accountShare: 32_000, backgroundShare: 32_000 };

/** An engine whose time accounts share fairly: to its users the same engine. */
export class FairTranslator implements TextTranslator {
  readonly #engine: TextTranslator;
  readonly #capacity = new SharedCapacity(capacity);

  constructor(engine: TextTranslator) {
    this.#engine = engine;
  }

  get id(): string {
    return this.#engine.id;
  }

  get tier(): EngineTier {
    return this.#engine.tier;
  }

  get version(): string {
    return this.#engine.version;
  }

  pairs(): readonly LanguagePair[] {
    return this.#engine.pairs();
  }

  capabilities(pair: LanguagePair): TranslationCapabilities {
    return this.#engine.capabilities(pair);
  }

  health(): EngineHealth {
    return this.#engine.health();
  }

  async started(): Promise<void> {
    await this.#engine.started?.();
  }

  remedy(pair: LanguagePair): string | undefined {
    return this.#engine.remedy?.(pair);
  }

  translate(batch: TranslationBatch, signal: AbortSignal): Promise<TranslationOutcome> {
    const weight = batch.segments.reduce((sum, segment) => sum + segmentSize(segment), 0);
    const { accountId, urgency } = batch;
    return this.#capacity.use({ accountId, urgency, weight }, signal, () => this.#engine.translate(batch, signal));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#engine[Symbol.asyncDispose]();
  }
}
