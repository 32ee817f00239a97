import type {
  TextTranslator,
  TranslationBatch,
  TranslationOutcome,
} from '../../src/contracts/engines/text-translator.ts';

/** An engine that costs nothing, so that what is left is the cache. */
export class EchoTranslator implements TextTranslator {
  readonly id = 'echo';
  readonly tier = 'classic';
  readonly version = '1';
  readonly #pairs = [{ source: 'en', target: 'es' }];

  pairs() {
    return this.#pairs;
  }

  capabilities() {
    return { formality: false, context: false, instructions: false, terminology: false };
  }

  health() {
    return { state: 'ready' } as const;
  }

  async translate({ segments }: TranslationBatch): Promise<TranslationOutcome> {
    return { segments, warnings: [] };
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}
