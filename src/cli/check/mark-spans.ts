import type { SegmentError } from './check-report.ts';

export interface MarkedPiece {
  readonly text: string;
  /** Positions of the errors that it belongs to, in order; empty for what is not marked. */
  readonly errors: readonly number[];
}

/** A text in pieces, each of which belongs to the same errors throughout. */
export function markSpans(
  text: string,
  errors: readonly SegmentError[],
  side: 'source_spans' | 'target_spans',
): readonly MarkedPiece[] {
  const characters = Array.from(text);
  const starts = new Map<number, number[]>();
  const ends = new Map<number, number[]>();
  for (const [index, error] of errors.entries())
    for (const { start, end } of error[side]) {
      starts.set(start, [...(starts.get(start) ?? []), index]);
      ends.set(end, [...(ends.get(end) ?? []), index]);
    }
  const borders = [...new Set([0, ...starts.keys(), ...ends.keys(), characters.length])].sort(
    (one, other) => one - other,
  );
  const open = new Set<number>();
  const pieces: MarkedPiece[] = [];
  for (const [index, border] of borders.entries()) {
    for (const error of ends.get(border) ?? []) open.delete(error);
    for (const error of starts.get(border) ?? []) open.add(error);
    const piece = characters.slice(border, borders[index + 1] ?? border).join('');
    if (piece !== '') pieces.push({ text: piece, errors: [...open].sort((one, other) => one - other) });
  }
  return pieces;
}
