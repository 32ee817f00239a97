import type { TextTranslator } from '../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';

/** An engine with its place among the others (see `registry.ts`). */
export interface RankedTranslator {
  readonly engine: TextTranslator;
  /** 0 to 1; compares engines on a pair that several serve. One figure, or one for each pair. */
  readonly quality: number | ((pair: LanguagePair) => number);
  /** Engines of one kind share work by weight. Default: the engine's id, so that it shares with nobody. */
  readonly kind?: string;
  /** Share of the work among engines of its kind; default 1. */
  readonly weight?: number;
}
