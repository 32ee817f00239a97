/** A picture as recognizers take it: nothing of the file that it comes from, only its pixels. */
export interface GreyPicture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** One byte per pixel, row by row from the top; 0 is black. */
  readonly pixels: Uint8Array;
}

/** A rectangle in pixels from the top left corner; `right` and `bottom` are just outside of it. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface RecognizedWord {
  readonly text: string;
  /** Around its ink. */
  readonly box: PixelBox;
  /** From 0 to 100. Below 50, words are more often wrong than right. */
  readonly confidence: number;
  /** Index of the line that the recognizer found it on; words of a line are in reading order. */
  readonly line: number;
  /** Height of the line's letters from the lowest to the highest, in pixels. */
  readonly size: number;
  /** The line that letters are on: its `y` at the middle of the word, and its slope, downwards to the right. */
  readonly baseline: { readonly y: number; readonly slope: number };
}

export interface RecognizeOptions {
  /** Canonical code. Without it the script is detected. */
  readonly language?: string;
  readonly signal: AbortSignal;
}

export type RecognizerHealth = { readonly state: 'ready' } | { readonly state: 'unavailable'; readonly reason: string };

/**
 * Finds the words in pictures (optical character recognition).
 *
 * - Words are found wherever they are; what belongs together is the caller's to decide.
 * - Bounded time and memory, whatever the picture. When the signal aborts, the call rejects with its reason and nothing runs on.
 * - A recognizer that is not installed, fails or takes too long rejects with `invalid_document`, whose reason says so.
 * - Every implementation passes `test/contracts/text-recognizer.ts`.
 */
export interface TextRecognizer {
  readonly id: string;
  /** Asked anew when it is not ready: set-up may install it beside a server that works. */
  health(): Promise<RecognizerHealth>;
  /** Canonical codes that it has data for, in order; none where it is unavailable. */
  languages(): Promise<readonly string[]>;
  recognize(picture: GreyPicture, options: RecognizeOptions): Promise<readonly RecognizedWord[]>;
}
