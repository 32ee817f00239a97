/**
 * The text model shared by tag handling, document filters and engines.
 *
 * A segment is one sentence (or one unsplit text) as text runs and typed inline codes in reading order. Codes are never
 * markers inside strings: an engine that cannot carry them natively projects them, and every code that goes in comes
 * out exactly once, `open` before its `close`, properly nested.
 */

/** A piece of markup inside a segment: a tag, a placeholder, a protected passage. */
export interface InlineCode {
  readonly kind: 'open' | 'close' | 'alone';
  /** Pairs an `open` with its `close`; unique within the segment otherwise. */
  readonly id: number;
  /** The source of this code, byte for byte (`<b class="x">`). Engines neither read nor change it. */
  readonly data: string;
  /**
   * The text that a reader sees for it, for engines that can use it (`'\n'` for `<br>`, the name for a
   * placeholder that acts as a word). Absent when the code is invisible.
   */
  readonly equivalent?: string;
}

/** A run of decoded Unicode text (no entities, no escapes), or a code. */
export type Inline = string | InlineCode;

export interface Segment {
  readonly inlines: readonly Inline[];
}
