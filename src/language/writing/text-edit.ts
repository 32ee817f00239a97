import type { TextEdit as Edit } from '../style-rules/style-rewriter.ts';

/**
 * A change of a text that says why: what is from `start` to before `end` becomes `text`. The same shape as the edits
 * of style rules, so that their tools (`language/style-rules/edit-text.ts`, `words.ts`) serve both.
 */
export interface TextEdit extends Edit {
  /** Stable kebab-case name with its area first: `spelling`, `grammar/repeated-word`, `typography/space-before-comma`. */
  readonly rule: string;
  /** In words for the author, where the engine that found it has some; else those of the rule count. */
  readonly reason?: string | undefined;
  /** What else may be there instead, the likeliest first. */
  readonly alternatives?: readonly string[];
  /**
   * Of mechanisms that are often wrong in right texts: the edit counts where the text has so many mistakes, this one included, and one
   * in 40 words. Absent where the edit always counts.
   */
  readonly fewestMistakes?: number | undefined;
}

export { applyEdits } from '../text-edit.ts';
