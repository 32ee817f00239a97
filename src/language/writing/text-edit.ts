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
  /** The mechanism is right about half of the time in right texts: it counts where the text has other mistakes only. */
  readonly isDoubtful?: boolean;
}

export { applyEdits } from '../text-edit.ts';
