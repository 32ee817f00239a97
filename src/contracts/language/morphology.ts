import type { EngineHealth, Urgency } from '../engines/text-translator.ts';

/** One way to read a word: `coches` is `coche` with the tags `n`, `m`, `pl`. */
export interface WordReading {
  /** The dictionary form, with the letters and the case of the lexicon. */
  readonly lemma: string;
  /**
   * In the order of the lexicon; the first is the word class. Source: the list of symbols of Apertium
   * (https://wiki.apertium.org/wiki/List_of_symbols). Lexicons of one language differ in tags that only some of them have.
   */
  readonly tags: readonly string[];
  /** Words of a multiword entry that do not change, as the lexicon writes them: ` in` of `log in`. Absent in most readings. */
  readonly invariable?: string;
  /** What is written together with it, as the lexicon reads it: `lo<prn><enc><p3><m><sg>` of `dilo`. Absent in most readings. */
  readonly joined?: string;
  /** Name of the lexicon, which can write other forms of the word. */
  readonly lexicon: string;
}

interface MorphologyRequest {
  /** Canonical code; variants (`pt-BR`) use the lexicons of their base language. */
  readonly language: string;
  /** Default `interactive`. Does not affect the result. */
  readonly urgency?: Urgency;
}

export interface AnalysisRequest extends MorphologyRequest {
  /** Words, or multiword entries with single spaces; any number. Each distinct one is looked up once. */
  readonly words: readonly string[];
}

/** A word of a sentence, or several that the lexicon has as one. */
export interface SentenceWord {
  /** UTF-16 units of the sentence. */
  readonly start: number;
  readonly end: number;
  /** All that the lexicon has; none for a word that it does not have. */
  readonly readings: readonly WordReading[];
  /** Those of them that the rules of the language leave in this sentence, all without such rules. At least one where there are any. */
  readonly likely: readonly WordReading[];
}

/**
 * Reads words in their sentences. In wrong sentences the likely readings are often wrong as well: the rules were written for
 * right ones.
 */
export interface SentenceAnalyser {
  /** Base languages whose sentences it reads. Cheap: called on every request. */
  languages(): readonly string[];
  /** The words of each sentence in reading order; none where the analyser did not keep to the letters of the sentence. */
  analyse(
    request: MorphologyRequest & { readonly sentences: readonly string[] },
    signal: AbortSignal,
  ): Promise<readonly (readonly SentenceWord[])[]>;
}

export interface GenerationRequest extends MorphologyRequest {
  /** Forms to write; any number. */
  readonly forms: readonly WordReading[];
}

/**
 * Lexicons of full forms: which dictionary forms a word can be a form of, and how a form is written. Every implementation
 * passes `test/contracts/morphology.ts`.
 *
 * - A lookup depends on nothing but the word and the installed lexicons: no sentence, no earlier call.
 * - A word has no readings where the language is not covered, no lexicon has the word, or it is longer than 100 UTF-16
 *   units or not made of letters, digits, marks, spaces, hyphens, apostrophes and full stops. That is no error.
 * - Words that are several (`du`, `dilo`) are readings of the first with `joined`.
 * - Safe to call concurrently. Answers are kept in bounded memory.
 * - Errors are `ServiceError`: `engine_failed`, `engine_timed_out`, `engine_unavailable`, with the `cause` kept.
 * - When `signal` aborts, the call rejects at once with the signal's reason, and later calls are not affected.
 * - `[Symbol.asyncDispose]` waits for nothing: it ends every process and rejects calls in flight.
 */
export interface Morphology extends AsyncDisposable {
  /** Absent where nothing reads words in their sentences. */
  readonly sentences?: SentenceAnalyser;
  /** Changes whenever the same lookup may give another answer. */
  readonly version: string;
  /** Base languages with a lexicon at this moment. Cheap: called on every request. */
  languages(): readonly string[];
  /** The readings of each word, as many lists as words, each in the order of its lexicon. */
  analyse(request: AnalysisRequest, signal: AbortSignal): Promise<readonly (readonly WordReading[])[]>;
  /** As `analyse`, but with the readings of all lexicons, not only of the first that has the word. */
  analyseInAll?(request: AnalysisRequest, signal: AbortSignal): Promise<readonly (readonly WordReading[])[]>;
  /** Each form as written in lower case, or with the capitals of its lemma; undefined where the lexicon cannot write it. */
  generate(request: GenerationRequest, signal: AbortSignal): Promise<readonly (string | undefined)[]>;
  health(): EngineHealth;
}
