import type { LanguagePair } from '../language-pair.ts';
import type { WorkSession } from '../text-work.ts';
import type { EngineHealth, TermTranslation, Urgency } from './text-translator.ts';

/** `facts.md`, Quality evaluation: the kinds of errors, by type. */
export interface ErrorKinds {
  readonly Accuracy:
    | 'Addition'
    | 'Omission'
    | 'Mistranslation'
    | 'Over-translation'
    | 'Under-translation'
    | 'Untranslated text';
  readonly Fluency:
    | 'Punctuation'
    | 'Spelling'
    | 'Grammar'
    | 'Grammatical register'
    | 'Inconsistency'
    | 'Character encoding';
  readonly Style: 'Awkward' | 'Inconsistent style';
  readonly Terminology: 'Glossary term missed';
  readonly Miscellaneous: 'Other';
}

export type ErrorType = keyof ErrorKinds;

/** A type with one of its subtypes. */
export type ErrorKind = {
  readonly [Type in ErrorType]: { readonly type: Type; readonly subType: ErrorKinds[Type] };
}[ErrorType];

/**
 * `facts.md`, Quality evaluation. `Critical`: the reader is misled or cannot use the text (another number, a placeholder that
 * is gone, a sentence that is missing). `Major`: the error disturbs or may mislead. `Minor`: it is seen, and the text is
 * understood all the same.
 */
export type ErrorSeverity = 'Critical' | 'Major' | 'Minor';

/** A stretch of a text in Unicode code points, `end` exclusive: `0 ≤ start < end ≤` the length of the text. */
export interface CodePointSpan {
  readonly start: number;
  readonly end: number;
}

/** An error that an evaluator found in one segment. */
export type QualityFinding = ErrorKind & {
  readonly severity: ErrorSeverity;
  /** One or two English sentences for the person who reviews the translation: what is wrong, and what would be right. */
  readonly explanation: string;
  /** Where it is in the source, in order, none overlapping another. Empty where the error is in the translation alone. */
  readonly sourceSpans: readonly CodePointSpan[];
  /**
   * Where it is in the translation. Empty where something is missing. A finding has a span in at least one of the texts,
   * unless both of them are empty.
   */
  readonly targetSpans: readonly CodePointSpan[];
  /** Which check found it: `<evaluator>.<check>`, for example `checks.numbers`. Stable, for filters and measurements. */
  readonly check: string;
  /** From 0 to 1: how sure the evaluator is that people would call this an error. */
  readonly confidence: number;
};

/** A text and its translation. */
export interface EvaluatedSegment {
  /** As a reader of the report sees it; inline codes as literal tags where they are compared. May be empty. */
  readonly source: string;
  /** May be empty, which is an omission unless the source is empty too. */
  readonly target: string;
  /** Terms of glossaries that apply to this segment. One whose source does not occur in the text is no error. */
  readonly glossaryTerms?: readonly TermTranslation[];
}

export interface EvaluationRequest extends LanguagePair {
  /**
   * All segments of the text, in the order of the document: errors of consistency and register show only there. At most
   * 500 of 10,000 code points each (`facts.md`); an evaluator that takes less at once splits them by itself.
   */
  readonly segments: readonly EvaluatedSegment[];
  /** Whose texts these are: accounts take turns. */
  readonly accountId?: string | undefined;
  /** Default `background`: nobody waits for a single answer. Does not affect the result. */
  readonly urgency?: Urgency | undefined;
  /** Where checks work on the texts, under the budget of the job. Absent: on the thread of the caller. */
  readonly work?: WorkSession | undefined;
}

/** What an evaluator says of one segment. */
export interface SegmentEvaluation {
  /** In the order of the translation, those without a span there first. */
  readonly findings: readonly QualityFinding[];
  /**
   * From 0 to 100: an estimate of the segment as a whole by an evaluator that makes one (a learned metric, a model that is
   * asked for it). Absent: the score follows from the findings (`language/quality/score-evaluation.ts`).
   */
  readonly score?: number;
}

/** Something the evaluator could not do as asked, as data; the caller logs it. */
export interface EvaluationWarning {
  /** Stable snake_case name, for example `evaluator_failed`. */
  readonly code: string;
  readonly message: string;
}

export interface EvaluationOutcome {
  /** Same count and order as the segments of the request. */
  readonly segments: readonly SegmentEvaluation[];
  readonly warnings: readonly EvaluationWarning[];
}

/**
 * Finds errors in translations. Every implementation passes `test/contracts/quality-evaluator.ts`. Several can be registered
 * (`engines/quality-evaluator-registry.ts`): `MergedEvaluator` is one over all of them, which drops findings that do not
 * fit the texts and joins those that mean the same error. `scoreEvaluation` (`language/quality/`) makes the score of a
 * segment and of the whole text from an outcome.
 *
 * - Precision before recall: what may be right is no finding. What an evaluator is unsure of has a low `confidence`.
 * - Every span exists in its text. A finding about words that are not there is dropped, never moved.
 * - The same segments give the same findings, whatever was evaluated before.
 * - Any Unicode text is accepted, except U+0000 and lone surrogates, which the caller has refused before. The cost of checks
 *   grows no faster than n log n.
 * - Safe to call concurrently. A failure of a process or server is retried once inside before it becomes an error.
 * - Errors are `ServiceError`: `engine_failed`, `engine_timed_out`, `engine_unavailable`, `work_too_large`, with the `cause`
 *   kept.
 * - When `signal` aborts, the call rejects at once with the signal's reason, and later calls are not affected.
 * - Nothing large is loaded before the first call.
 * - `[Symbol.asyncDispose]` waits for nothing: it ends every process and rejects calls in flight.
 */
export interface QualityEvaluator extends AsyncDisposable {
  /** Stable name used in configuration, metrics and the `check` of findings. */
  readonly id: string;
  /** Changes whenever the same request may give other findings. */
  readonly version: string;
  /** Whether it can evaluate translations of this pair at this moment; codes are canonical. Cheap: called on every request. */
  serves(pair: LanguagePair): boolean;
  /** Asked only for pairs that it serves. */
  evaluate(request: EvaluationRequest, signal: AbortSignal): Promise<EvaluationOutcome>;
  health(): EngineHealth;
  /** Resolves when an evaluator that looks around at its start (a server to ask, a folder to read) has done so once. */
  started?(): Promise<void>;
}
