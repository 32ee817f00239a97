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
  /** The operator has pinned the pair: the order of engines is theirs, and a tier that is only preferred gives way to it. */
  readonly pinned?: true;
}

export interface RouteRequest extends LanguagePair {
  /** Only routes of this tier; absent means any. */
  readonly tier?: EngineTier;
  /** Only routes whose last hop honours it. */
  readonly formality?: Exclude<Formality, 'default'>;
  /** Only routes whose last hop takes instructions. */
  readonly instructions?: boolean;
  /** Only routes on which nothing but this engine works, by its id. */
  readonly engine?: string;
}

/** A target language as users may ask for it, with what serves it. */
export interface ReachableLanguages {
  /** Base languages (`en`, `pt`). */
  readonly sources: readonly string[];
  /** Base languages and variants (`es`, `pt-BR`). */
  readonly targets: readonly string[];
}

/** What came out, and what served it: not always the best route, since another takes over when it fails. */
export interface RoutedOutcome extends TranslationOutcome {
  /** Ids of the engines of the route that served, in the order of its hops. */
  readonly engines: readonly string[];
  /** Tier of the route that served. */
  readonly tier: EngineTier;
}

/** Knows every engine's pairs and finds the best way between two languages. Every implementation passes `test/contracts/translation-router.ts`. */
export interface TranslationRouter {
  /** The best route, or undefined when no engine or chain of two serves the pair under the conditions. */
  find(request: RouteRequest): TranslationRoute | undefined;
  /** All that `find` can serve now; the same object until that changes. */
  reachable(): ReachableLanguages;
  /** What an operator types so that a pair without a route gets one, where an engine knows. */
  remedy(pair: LanguagePair): string | undefined;
  /**
   * Tries the routes of the requests, best first, until one succeeds: all routes of the first request, then those of the
   * next. An option that the last hop does not honour is left out. An outcome with a warning that says `askAnother` is
   * taken when no other route does better. Rejects with the first failure when every route failed, and at once with what
   * no other engine would avoid (bad input, an abort).
   */
  translate(requests: readonly RouteRequest[], batch: TranslationBatch, signal: AbortSignal): Promise<RoutedOutcome>;
}
