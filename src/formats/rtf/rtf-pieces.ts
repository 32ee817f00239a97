import type { TextSpan } from '../../language/text-edit.ts';
import type { RtfFormat } from './rtf-formats.ts';
import type { RtfState } from './rtf-state.ts';

/** What a paragraph consists of, in the order of the source. */
export type RtfPiece = PlacedPiece | WordPiece;

/** A piece that can be the first or the last of what is replaced. */
export type PlacedPiece = TextPiece | AlonePiece | GroupPiece | FieldPiece;

interface PieceBase extends TextSpan {
  /** What holds at the piece; behind it, if it is an end. */
  readonly state: RtfState;
  /** A word before it has no end of its own. */
  readonly isAfterWord: boolean;
}

export interface TextPiece extends PieceBase {
  readonly type: 'text';
  readonly text: string;
}

/** A tab, a note, a picture, hidden text. */
export interface AlonePiece extends PieceBase {
  readonly type: 'alone';
  readonly equivalent: string | undefined;
  /** It says nothing to readers, so its look is of no interest: bookmarks. */
  readonly isMark: boolean;
}

/** A brace of a group that only bounds what words are about. */
export interface GroupPiece extends PieceBase {
  readonly type: 'open' | 'close';
}

/** The start of a field up to its result, or its end from there. */
export interface FieldPiece extends PieceBase {
  readonly type: 'begin' | 'end';
}

/** A word without text: a property, or something unknown. */
export interface WordPiece extends TextSpan {
  readonly type: 'word';
  readonly isOfCharacters: boolean;
}

/** A code as it is in the source, and how it looks there. */
export interface CodeRange extends TextSpan {
  readonly format: RtfFormat | undefined;
  readonly fallbackLength: number;
}

/** Indexes of the counterparts of groups' and fields' ends; pieces without one are not in it. */
export function matchPieces(pieces: readonly RtfPiece[]): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  const open: number[] = [];
  for (const [index, { type }] of pieces.entries()) {
    if (type === 'open' || type === 'begin') open.push(index);
    else if (type === 'close' || type === 'end') {
      const start = open.pop();
      if (start === undefined) continue;
      matches.set(start, index);
      matches.set(index, start);
    }
  }
  return matches;
}
