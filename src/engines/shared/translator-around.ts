import type {
  EngineHealth,
  EngineTier,
  TextTranslator,
  TranslationBatch,
  TranslationCapabilities,
  TranslationOutcome,
} from '../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';

/** An engine in front of another one: to its users the same engine, but for how it translates. */
export abstract class TranslatorAround implements TextTranslator {
  protected readonly engine: TextTranslator;

  constructor(engine: TextTranslator) {
    this.engine = engine;
  }

  get id(): string {
    return this.engine.id;
  }

  get tier(): EngineTier {
    return this.engine.tier;
  }

  get version(): string {
    return this.engine.version;
  }

  pairs(): readonly LanguagePair[] {
    return this.engine.pairs();
  }

  capabilities(pair: LanguagePair): TranslationCapabilities {
    return this.engine.capabilities(pair);
  }

  health(): EngineHealth {
    return this.engine.health();
  }

  async started(): Promise<void> {
    await this.engine.started?.();
  }

  remedy(pair: LanguagePair): string | undefined {
    return this.engine.remedy?.(pair);
  }

  abstract translate(batch: TranslationBatch, signal: AbortSignal): Promise<TranslationOutcome>;

  async [Symbol.asyncDispose](): Promise<void> {
    await this.engine[Symbol.asyncDispose]();
  }
}
