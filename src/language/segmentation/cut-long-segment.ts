import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode, mergeTexts } from '../segments.ts';
import { segmentSize } from './segment-size.ts';

/** A segment in pieces that engines can take, with its way back. */
export interface CutSegment {
  /** In reading order; the segment itself where it is short enough. */
  readonly pieces: readonly Segment[];
  /** The segment with its pieces translated, as many as there are. */
  join(translated: readonly Segment[]): Segment;
}

/**
 * Cuts a segment that is larger than `limit` (`segmentSize`) at white space, or anywhere where there is none. No
 * sentence is so long; what is, a list without marks or a paragraph of thousands of codes, would take an engine and the
 * thread that places its codes too long.
 */
export function cutLongSegment(segment: Segment, limit: number): CutSegment {
  if (segmentSize(segment) <= limit) return { pieces: [segment], join: ([whole]) => whole ?? segment };
  const pieces = cut(segment.inlines, limit);
  return {
    pieces: pieces.map(({ inlines }) => ({ inlines })),
    join: (translated) => ({
      inlines: mergeTexts(translated.flatMap(({ inlines }, index) => [...inlines, pieces[index]?.space ?? ''])),
    }),
  };
}

interface Piece {
  readonly inlines: readonly Inline[];
  /** White space at which it was cut off from the next one. */
  readonly space: string;
}

function cut(inlines: readonly Inline[], limit: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let piece: Inline[] = [];
  let size = 0;
  const end = (space: string): void => {
    pieces.push({ inlines: piece, space });
    piece = [];
    size = 0;
  };
  for (const inline of inlines) {
    if (isCode(inline)) {
      const codeSize = segmentSize({ inlines: [inline] });
      if (size + codeSize > limit && piece.length > 0) end('');
      piece.push(inline);
      size += codeSize;
      continue;
    }
    let start = 0;
    while (size + inline.length - start > limit) {
      const { stop, next } = findCut(inline, start, start + limit - size);
      if (stop > start) piece.push(inline.slice(start, stop));
      end(inline.slice(stop, next));
      start = next;
    }
    if (start < inline.length) piece.push(inline.slice(start));
    size += inline.length - start;
  }
  if (piece.length > 0) end('');
  return pieces;
}

/** How far back from the limit white space is looked for. */
const reach = 200;

/** The text up to `stop` is a piece, that from `next` on the following one. */
function findCut(text: string, start: number, limit: number): { readonly stop: number; readonly next: number } {
  for (let stop = limit; stop > Math.max(start, limit - reach); stop -= 1) {
    if (!/\s/.test(text.charAt(stop))) continue;
    let next = stop;
    while (next < text.length && /\s/.test(text.charAt(next))) next += 1;
    return { stop, next };
  }
  // Not between the halves of one character.
  const stop = /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return { stop: Math.max(stop, start), next: Math.max(stop, start) };
}
