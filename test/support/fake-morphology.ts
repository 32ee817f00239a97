import type { EngineHealth } from '../../src/contracts/engines/text-translator.ts';
import type {
  AnalysisRequest,
  GenerationRequest,
  Morphology,
  WordReading,
} from '../../src/contracts/language/morphology.ts';
import { ServiceError } from '../../src/errors/service-error.ts';

/** Readings by form: `{ en: { cars: ['car n pl'] } }`. */
export type FakeLexicon = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const possibleWord = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’.·-]| (?! ))*(?<! )$/u;

/** A morphology for tests: what it knows is what the test gives it, in this process. */
export class FakeMorphology implements Morphology {
  readonly version = '1';
  readonly #lexicon: FakeLexicon;
  #closed = false;

  constructor(lexicon: FakeLexicon) {
    this.#lexicon = lexicon;
  }

  languages(): readonly string[] {
    return Object.keys(this.#lexicon);
  }

  health(): EngineHealth {
    return this.#closed ? { state: 'unavailable', reason: 'closed' } : { state: 'ready' };
  }

  async analyse({ language, words }: AnalysisRequest, signal: AbortSignal) {
    await this.#turn(signal);
    return words.map((word) => this.#readings(language, word));
  }

  async generate({ language, forms }: GenerationRequest, signal: AbortSignal) {
    await this.#turn(signal);
    const written = Object.keys(this.#lexicon[language] ?? {}).flatMap((word) =>
      this.#readings(language, word).map((reading) => [JSON.stringify(reading), word] as const),
    );
    const byReading = new Map(written);
    return forms.map((form) => byReading.get(JSON.stringify(form)));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
  }

  #readings(language: string, word: string): readonly WordReading[] {
    if (word.length > 100 || !possibleWord.test(word)) return [];
    const readings = this.#lexicon[language]?.[word] ?? this.#lexicon[language]?.[word.toLowerCase()] ?? [];
    return readings.map((text) => {
      const [lemma = '', ...tags] = text.split(' ');
      return { lemma, tags, lexicon: 'fake' };
    });
  }

  async #turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    this.#refuseClosed();
    await Promise.resolve();
    signal.throwIfAborted();
    this.#refuseClosed();
  }

  #refuseClosed(): void {
    if (this.#closed) throw new ServiceError('engine_unavailable', { reason: 'closed' });
  }
}
