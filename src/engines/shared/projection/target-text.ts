/** A word of the source, a part of one, or a whole sentence where nothing finer is known. */
export interface SourceUnit {
  /** Its characters in the text, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

/** A word of the translation, or a part of one, and the source units it comes from. */
export interface TargetToken {
  readonly text: string;
  /** White space before it. */
  readonly space: string;
  /** Numbers of source units, counted from 1; empty for words that the target language asks for. */
  readonly units: readonly number[];
}

export interface TargetText {
  readonly tokens: readonly TargetToken[];
  /** White space after the last token. */
  readonly rest: string;
}
