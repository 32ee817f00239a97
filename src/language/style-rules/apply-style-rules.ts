import type { InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode, plainText } from '../segments.ts';
import { applyEdits, narrowEdit, shiftPosition, touches } from './edit-text.ts';
import type { ProtectedRange, StyleRewriter, TextEdit } from './style-rewriter.ts';

interface PlacedCode {
  readonly position: number;
  readonly code: InlineCode;
}

/**
 * Applies rewriters one after the other to a translated segment. Inline codes stay where they are between the same
 * letters; an edit that touches a protected range or reaches over a code is not made.
 */
export function applyStyleRules(
  segment: Segment,
  rewriters: readonly StyleRewriter[],
  language: string,
  protectedRanges: readonly ProtectedRange[],
): Segment {
  let text = plainText(segment);
  let codes = placedCodes(segment);
  let ranges = protectedRanges;
  for (const rewrite of rewriters) {
    const wanted = rewrite(text, { language, protectedRanges: ranges });
    if (wanted.length === 0) continue;
    const edits = wanted
      .map((edit) => narrowEdit(text, edit))
      .filter((edit) => !touches(edit, ranges, text) && !reachesOver(edit, codes));
    if (edits.length === 0) continue;
    text = applyEdits(text, edits);
    codes = codes.map(({ position, code }) => ({ position: shiftPosition(position, edits), code }));
    ranges = ranges.map(({ start, end }) => ({ start: shiftPosition(start, edits), end: shiftPosition(end, edits) }));
  }
  return joinCodes(text, codes);
}

function placedCodes({ inlines }: Segment): readonly PlacedCode[] {
  const codes: PlacedCode[] = [];
  let position = 0;
  for (const inline of inlines) {
    if (isCode(inline)) codes.push({ position, code: inline });
    else position += inline.length;
  }
  return codes;
}

function reachesOver({ start, end }: TextEdit, codes: readonly PlacedCode[]): boolean {
  return codes.some(({ position }) => start < position && position < end);
}

function joinCodes(text: string, codes: readonly PlacedCode[]): Segment {
  const inlines: Segment['inlines'][number][] = [];
  let start = 0;
  for (const { position, code } of codes) {
    if (position > start) inlines.push(text.slice(start, position));
    inlines.push(code);
    start = Math.max(start, position);
  }
  if (start < text.length) inlines.push(text.slice(start));
  return { inlines };
}
