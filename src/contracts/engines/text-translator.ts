import type { LanguagePair } from '../language-pair.ts';
import type { Segment } from '../segment.ts';

/** `interface.md`, Text translation: the model families that `model_type` chooses between. */
export type EngineTier = 'classic' | 'next_gen';

export type Formality = 'default' | 'more' | 'less';

/** What an engine supports for one pair; options that are absent or false are never sent to it. */
export interface TranslationCapabilities {
  /** `more` and `less` change the output. */
  readonly formality: boolean;
  /** `context` influences the output. */
  readonly context: boolean;
  /** `instructions` and `styleRules` influence the output. */
  readonly instructions: boolean;
  /** Terms of the batch appear in the output, inflected where the target language asks for it. */
  readonly terminology: boolean;
  /** `examples` influence the output. */
  readonly examples?: boolean;
}

/** A term of a glossary: where `source` occurs in a text, `target` must occur in its translation. */
export interface TermTranslation {
  readonly source: string;
  readonly target: string;
}

/** A term that occurs in a segment. */
export interface FoundTerm extends TermTranslation {
  /** Half-open range in `matchedText` of the segment (`language/terminology/matched-text.ts`). */
  readonly start: number;
  readonly end: number;
  /** The term as it occurs there, without codes: not always in the case or form of `source`. */
  readonly found: string;
  /**
   * The text may have another form of the term (`cars` for `car`). An engine that recognizes it as one inflects the target
   * accordingly; it may also ignore the term.
   */
  readonly inflected?: true;
  /**
   * A morphology reads the words as a form of the term: without `inflected` as nothing else. If the target is missing, the
   * client is warned. Without it, an inflected term is a guess by its letters, and no check follows.
   */
  readonly form?: TermForm;
}

/** How a text has a term that is not there as the glossary has it. */
export interface TermForm {
  /** Tags of the word that inflects in each of its readings, as a lexicon of the source has them: `n`, `pl`. */
  readonly readings: readonly (readonly string[])[];
  /** The target in the same form (`coches`), for engines that do not inflect it; absent where it cannot be written. */
  readonly target?: string;
}

export interface TranslationOptions {
  readonly formality: Formality;
  /** Text around the request that is not translated. Present only if the capability is declared. */
  readonly context?: string;
  /** Instructions in the user's words. Present only where the capability says so. */
  readonly instructions?: readonly string[];
  /** Rules of a style rule list as English sentences, for engines that take instructions. */
  readonly styleRules?: readonly string[];
  /** Translations of similar texts that a person approved: for words and style, not for what the texts say. */
  readonly examples?: readonly TranslationExample[];
}

/** A text with its translation, both without codes. */
export interface TranslationExample {
  readonly source: string;
  readonly target: string;
}

/**
 * Who waits for a batch: with `interactive` a client waits for this answer; with `background` nobody waits for a single batch,
 * as in a document.
 */
export type Urgency = 'interactive' | 'background';

/** What a layer made of one segment, for people who look for the cause of a translation. */
export interface TranslationStep {
  /** Of the segment in the batch. */
  readonly position: number;
  /** Names the layer in words: `apertium en → es`, `dates`. */
  readonly layer: string;
  /** The text after the layer, or what it found. */
  readonly text: string;
}

export interface TranslationBatch extends LanguagePair {
  /** Independent of each other: an engine must not use one as context of another. */
  readonly segments: readonly Segment[];
  readonly options: TranslationOptions;
  /**
   * The terms of each segment in reading order, none overlapping another; as many lists as segments. Present only where
   * the capability says so. The router checks the outcome (`checkTerms`) and repairs missing terms.
   */
  readonly terms?: readonly (readonly FoundTerm[])[];
  /** Account that owns the texts. Engines ignore it; caches are partitioned by it. */
  readonly accountId?: string;
  /** Default `interactive`. Does not affect the result. */
  readonly urgency?: Urgency;
  /** Called for the steps of a translation, where somebody wants to see them. Never throws. */
  readonly observe?: (step: TranslationStep) => void;
}

/** Something the engine could not do as asked, as data; the caller logs it and reports it to the client. */
export interface TranslationWarning {
  /** Stable snake_case name, for example `variant_not_distinguished`. */
  readonly code: string;
  readonly message: string;
  /** A text is probably not a translation: the router tries another engine, and uses this outcome if there is none. */
  readonly askAnother?: boolean;
}

export interface TranslationOutcome {
  /** Same count and order as the batch; each holds every code of its source segment exactly once, well nested. */
  readonly segments: readonly Segment[];
  readonly warnings: readonly TranslationWarning[];
}

export type EngineHealth =
  | { readonly state: 'ready' }
  /** Worked before and fails at the moment: stays listed, other engines are tried first. `reason` is for operators. */
  | { readonly state: 'failing'; readonly reason: string }
  /** Installed, but cannot serve; `reason` is for operators. */
  | { readonly state: 'unavailable'; readonly reason: string };

/**
 * Translates segments from one language to another. Every implementation passes `test/contracts/text-translator.ts`.
 *
 * - Leading and trailing white space of a segment is kept, as is white space between words as far as words keep their
 *   places. A segment without letters comes back unchanged.
 * - Any Unicode text is accepted, except U+0000 and lone surrogates, which the caller refuses.
 * - Safe to call concurrently. An interactive batch does not wait behind background ones that came first: it overtakes all
 *   that are not in progress, and pieces in progress are short. Background batches get a share even under constant load.
 * - A failure of an engine process is retried once inside before it becomes an error.
 * - Errors are `ServiceError`: `engine_failed`, `engine_timed_out`, `engine_unavailable`, with the `cause` kept.
 * - When `signal` aborts, the call rejects at once with the signal's reason, and later calls are not affected.
 * - `[Symbol.asyncDispose]` waits for nothing: it ends every process and rejects calls in flight.
 */
export interface TextTranslator extends AsyncDisposable {
  /** Stable name used in configuration, metrics and `X-Service-Engine`. */
  readonly id: string;
  readonly tier: EngineTier;
  /** Changes whenever the same input may give another output; part of cache keys. */
  readonly version: string;
  /** Direct directions this engine can serve at this moment. Cheap: called on every request. */
  pairs(): readonly LanguagePair[];
  /** Asked only for members of `pairs()`. */
  capabilities(pair: LanguagePair): TranslationCapabilities;
  translate(batch: TranslationBatch, signal: AbortSignal): Promise<TranslationOutcome>;
  health(): EngineHealth;
  /** Resolves when an engine has finished its first look at its surroundings (a server to query, a folder to read). */
  started?(): Promise<void>;
  /** Models in memory at this moment; absent where an engine has none of its own. */
  loadedModels?(): number;
  /**
   * Command that makes this engine serve a pair that it does not serve yet (`dragoman models pull en-de`),
   * alone or through a third language. Absent when there is nothing to do.
   */
  remedy?(pair: LanguagePair): string | undefined;
}
