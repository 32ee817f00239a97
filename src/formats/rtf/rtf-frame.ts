import type { RtfState } from './rtf-state.ts';
import type { RtfStory } from './rtf-story.ts';

/**
 * What a group is read as. `flow`: text of a story. `container`: only destinations in it. `awaiting`: nothing, until a word names one
 * of a few destinations. `instruction`, `shown`: text of a field that is not translated. `name`: of a shape's property. `pair`: the
 * same twice, in a code page and in Unicode.
 */
export type FrameMode =
  | 'flow'
  | 'container'
  | 'awaiting'
  | 'fonts'
  | 'styles'
  | 'field'
  | 'instruction'
  | 'shown'
  | 'property'
  | 'name'
  | 'pair';

/** A field while it is read. */
export interface Field {
  readonly start: number;
  instruction: string;
  /** Its result, if it is not translated. */
  shown: string;
  /** Undefined: it has no result yet. */
  isTranslated: boolean | undefined;
  /** Where the group of its result ended. */
  resultEnd: number;
}

/** An open group. */
export interface Frame {
  mode: FrameMode;
  readonly start: number;
  /** Shared with pieces and other groups, as long as `isShared`: a change makes a copy. */
  state: RtfState;
  isShared: boolean;
  /** Where its text goes. */
  story: RtfStory;
  /** The story is its own, and ends with it. */
  ownsStory: boolean;
  /** Nothing but words so far, so that one may still say what it is. */
  isFresh: boolean;
  /** Begins with `\*`: unknown ones are left out. */
  isStarred: boolean;
  isMark: boolean;
  /** Of the paragraph when the group began; the piece for its brace is behind it, as long as `hasBrace`. */
  readonly pieceCount: number;
  hasBrace: boolean;
  field: Field | undefined;
  isResult: boolean;
  /** Its text repeats that of other paragraphs: a table of contents. */
  isEntry: boolean;
  /** Name of the property of a shape, shared by the groups of its name and its value. */
  property: { name: string } | undefined;
  /** Units of the document before it. */
  readonly unitsBefore: number;
  /** It repeats the units of the group around it for older programs. */
  isRepetition: boolean;
}
