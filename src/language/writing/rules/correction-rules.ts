import type { Inflection } from '../../inflection/inflection.ts';
import type { ProtectedRange, WrittenTexts } from '../../style-rules/style-rewriter.ts';
import type { Spelling } from '../spelling/spelling.ts';
import type { TextEdit } from '../text-edit.ts';

/** What a rule may look at beside the text. */
export interface CorrectionContext {
  /** Canonical, with its variant where there is one: `de`, `de-CH`, `pt-BR`. */
  readonly language: string;
  /** No edit that touches one of them is made; a rule looks here only to save itself work. */
  readonly protectedRanges: readonly ProtectedRange[];
  /** What a dictionary says of the words of the text; absent where none is there. */
  readonly spelling?: Spelling | undefined;
  /** Forms of the words that rules name; without it, rules that write such forms find nothing. */
  readonly inflection?: Inflection | undefined;
}

/**
 * Finds mistakes of one kind: spelling that is wrong everywhere, grammar, typography. Pure and deterministic.
 *
 * - Edits in any order; those that overlap an earlier rule's are dropped.
 * - Sure rather than complete: what might be right as it is stays.
 * - Applied to its own result it changes nothing. Linear in the text.
 */
export interface CorrectionRule {
  (text: string, context: CorrectionContext): readonly TextEdit[];
  /**
   * Everything that it can write in a language but marks and spaces, so that a test can look every word up
   * (`test/integration/written-words.test.ts`).
   */
  readonly writes: (language: string, inflection?: Inflection) => ReturnType<WrittenTexts>;
}

type FindEdits = (text: string, context: CorrectionContext) => readonly TextEdit[];

/** A rule that writes these texts. */
export function writingTexts(texts: readonly string[], find: FindEdits): CorrectionRule {
  return Object.assign((text: string, context: CorrectionContext) => find(text, context), { writes: () => texts });
}

/** A rule that writes marks and spaces only. */
export function writingNoWords(find: FindEdits): CorrectionRule {
  return writingTexts([], find);
}
