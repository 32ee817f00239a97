import type { TextSpan } from '../../../language/text-edit.ts';
/** A piece of what a subtitle shows: text, the end of a line, or markup. Pieces cover their range without gaps. */
export type SubtitleItem = TextItem | LineItem | MarkItem;

export interface TextItem extends TextSpan {
  readonly type: 'text';
  /** Decoded. */
  readonly text: string;
  /** The source itself, character for character; otherwise a reference, which is never cut. */
  readonly literal: boolean;
}

export interface LineItem extends TextSpan {
  readonly type: 'line';
}

export interface MarkItem extends TextSpan {
  readonly type: 'open' | 'close' | 'alone';
  /** Pairs an `open` with its `close`. */
  readonly name: string;
  /** What a reader sees instead. */
  readonly equivalent?: string;
}

/** What is shown from one time to another; a subtitle with empty lines inside is several with the same times. */
export interface Cue extends TextSpan {
  /** Milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** How a format writes what a subtitle shows. */
export interface SubtitleSyntax {
  tokenize(source: string, start: number, end: number): SubtitleItem[];
  encode(text: string): string;
  /** Who speaks, where the first marks of a line say so. */
  speaker(mark: MarkItem, source: string): string | undefined;
}
