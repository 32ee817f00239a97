import { matchPieces, type RtfPiece } from './rtf-pieces.ts';

/** The pieces that a translation replaces. */
export interface Cut {
  readonly pieces: readonly RtfPiece[];
  readonly matches: ReadonlyMap<number, number>;
  /** Indexes of the first and the last. */
  readonly first: number;
  readonly last: number;
}

/** Fields that go over several paragraphs end a text: it is either within or outside. */
export function splitAtFields(pieces: readonly RtfPiece[]): readonly (readonly RtfPiece[])[] {
  if (!pieces.some(isOfField)) return [pieces];
  const matches = matchPieces(pieces);
  const parts: RtfPiece[][] = [[]];
  for (const [index, piece] of pieces.entries()) {
    if (isOfField(piece) && !matches.has(index)) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts;
}

function isOfField({ type }: RtfPiece): boolean {
  return type === 'begin' || type === 'end';
}

/**
 * From the first text to the last, with the groups that begin and end with them, so that the state before is the plainest;
 * fields are within or outside as a whole.
 */
export function cutPieces(pieces: readonly RtfPiece[]): Cut | undefined {
  let first = pieces.findIndex(({ type }) => type === 'text');
  if (first === -1) return undefined;
  let last = pieces.findLastIndex(({ type }) => type === 'text');
  const matches = matchPieces(pieces);
  const fields = new FieldBounds(pieces, matches);
  for (;;) {
    const [start, end] = fields.around(first, last);
    const wider = widen(pieces, matches, start, end);
    if (wider.first === first && wider.last === last) return { pieces, matches, first, last };
    ({ first, last } = wider);
  }
}

/** Finds the fields that are only partly within a range, each once. */
class FieldBounds {
  readonly #pieces: readonly RtfPiece[];
  readonly #matches: ReadonlyMap<number, number>;
  #seen: readonly [number, number] | undefined;

  constructor(pieces: readonly RtfPiece[], matches: ReadonlyMap<number, number>) {
    this.#pieces = pieces;
    this.#matches = matches;
  }

  around(first: number, last: number): readonly [number, number] {
    let [start, end] = [first, last];
    const [seenStart, seenEnd] = this.#seen ?? [first, first - 1];
    for (let index = first; index < seenStart; index++) [start, end] = this.#include(index, start, end);
    for (let index = seenEnd + 1; index <= last; index++) [start, end] = this.#include(index, start, end);
    this.#seen = [first, last];
    return [start, end];
  }

  #include(index: number, start: number, end: number): [number, number] {
    const type = this.#pieces[index]?.type;
    const other = this.#matches.get(index);
    if ((type !== 'begin' && type !== 'end') || other === undefined) return [start, end];
    return [Math.min(start, other), Math.max(end, other)];
  }
}

/** Takes in groups around the range as long as nothing but words is in them beside it. */
function widen(pieces: readonly RtfPiece[], matches: ReadonlyMap<number, number>, start: number, end: number) {
  let [first, last] = [start, end];
  for (let index = first - 1; index >= 0; index--) {
    const piece = pieces[index] as RtfPiece;
    const { type } = piece;
    // Programs take properties of a paragraph from where its text begins, even if their group ends before it.
    if (type === 'word' && piece.isOfCharacters) continue;
    const close = matches.get(index);
    if (type !== 'open' || close === undefined) break;
    if (close > last && !isOnlyWords(pieces, last + 1, close)) break;
    first = index;
    last = Math.max(last, close);
  }
  for (let index = last + 1; index < pieces.length; index++) {
    const type = pieces[index]?.type;
    if (type === 'word') continue;
    const open = matches.get(index);
    if (type !== 'close' || open === undefined || open < first) break;
    last = index;
  }
  return { first, last };
}

function isOnlyWords(pieces: readonly RtfPiece[], start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    const type = pieces[index]?.type;
    if (type !== 'word' && type !== 'close') return false;
  }
  return true;
}
