/** A text as a file holds it, escaped in the way of its format. */
export interface HostText {
  /** Decoded. */
  readonly text: string;
  /** The bytes of the file that represent a range of the text. */
  source(start: number, end: number): string;
  /** A new text, escaped for the same place. */
  encode(text: string): string;
}

/** A text that is not escaped. */
export function hostText(text: string): HostText {
  return { text, source: (start, end) => text.slice(start, end), encode: (changed) => changed };
}
