import type { ErrorKind, ErrorSeverity } from '../../contracts/engines/quality-evaluator.ts';
import type { TermTranslation } from '../../contracts/engines/text-translator.ts';
import type { SameLemma } from '../terminology/same-lemma.ts';
import type { KnownReadings } from '../terminology/term-readings.ts';
import type { TextSpan } from '../text-edit.ts';
import type { CheckedText } from './checked-text.ts';

/** A source and its translation, read once for all checks. */
export interface CheckedSegment {
  readonly source: CheckedText;
  readonly target: CheckedText;
  readonly glossaryTerms: readonly TermTranslation[];
  /** The translation as a writing engine corrects it; absent where none was asked. */
  readonly corrected?: string | undefined;
}

/** What lexicons say, where they are installed. */
export interface CheckKnowledge {
  /** Of words of the translations and of targets of terms. */
  readonly same?: SameLemma | undefined;
  /** Words that are none in the language of the target, with what is probably meant. */
  readonly misspellings?: ReadonlyMap<string, string> | undefined;
  /** Of words of the sources, and of terms with their targets. */
  readonly readings?: KnownReadings | undefined;
}

/** What a check finds; positions are UTF-16 units. */
export type FoundError = ErrorKind & {
  readonly severity: ErrorSeverity;
  readonly explanation: string;
  readonly source: readonly TextSpan[];
  readonly target: readonly TextSpan[];
  readonly confidence: number;
};

/** Compares the two texts of one segment. Linear in the texts but for sorting. */
export interface SegmentCheck {
  /** Part of the `check` of findings. */
  readonly id: string;
  find(segment: CheckedSegment, knowledge: CheckKnowledge): readonly FoundError[];
}

/** Compares segments of a document with each other. */
export interface DocumentCheck {
  readonly id: string;
  /** For each segment what is wrong with it beside the others. */
  find(segments: readonly CheckedSegment[]): readonly (readonly FoundError[])[];
}
