import type { LanguagePair } from '../language-pair.ts';
import type { EngineTier, Formality, TextTranslator, TranslationBatch, TranslationOutcome } from './text-translator.ts';

export interface RouteHop extends LanguagePair {
  readonly engine: TextTranslator;
}

/** One or two hops (`en→es`, or `en→es→pt`) that together lead from the source to the target. */
export interface TranslationRoute extends LanguagePair {
  /** `next_gen` only if every hop is. */
  readonly tier: EngineTier;
  readonly hops: readonly RouteHop[];
  /** Comparable quality, higher is better; neural over rule-based, direct over pivot. */
  readonly score: number;
}

export interface RouteRequest extends LanguagePair {
  /** Only routes of this tier; absent means any. */
  readonly tier?: EngineTier;
  /** Only routes whose last hop honours it. */
  readonly formality?: Exclude<Formality, 'default'>;
  /** Only routes whose last hop takes instructions. */
  readonly instructions?: boolean;
}

/** A target language as users may ask for it, with what serves it. */
export interface ReachableLanguages {
  /** Base languages (`en`, `pt`). */
  readonly sources: readonly string[];
  /** Base languages and variants (`es`, `pt-BR`). */
  readonly targets: readonly string[];
}

/** Knows every engine's pairs and finds the best way between two languages. */
export interface TranslationRouter {
  /** The best route, or undefined when no engine or chain of two serves the pair under the conditions. */
  find(request: RouteRequest): TranslationRoute | undefined;
  /** All that `find` can serve now. */
  reachable(): ReachableLanguages;
  /** Runs the hops one after the other. */
  translate(route: TranslationRoute, batch: TranslationBatch, signal: AbortSignal): Promise<TranslationOutcome>;
}
