import type { InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode, plainText } from '../segments.ts';
import { applyEdits, mergeSpans } from '../text-edit.ts';
import { narrowEdit, positionsAfter, reachesOver, touches, withoutRefused } from './edit-text.ts';
import type { ProtectedRange, StyleRewriter, TextEdit } from './style-rewriter.ts';

interface PlacedCode {
  readonly position: number;
  readonly code: InlineCode;
}

/** A segment on its way through rewriters. */
export interface StyledText {
  readonly text: string;
  readonly codes: readonly PlacedCode[];
  readonly protectedRanges: readonly ProtectedRange[];
}

export function toStyledText(segment: Segment, protectedRanges: readonly ProtectedRange[]): StyledText {
  return { text: plainText(segment), codes: placedCodes(segment), protectedRanges: mergeSpans(protectedRanges) };
}

/**
 * Applies rewriters one after the other to a translated segment. Inline codes stay where they are between the same
 * letters; an edit that touches a protected range or reaches over a code is not made, nor are those of its group.
 */
export function applyStyleRules(
  segment: Segment,
  rewriters: readonly StyleRewriter[],
  language: string,
  protectedRanges: readonly ProtectedRange[],
): Segment {
  return toSegment(rewriteStyledText(toStyledText(segment, protectedRanges), rewriters, language));
}

export function rewriteStyledText(
  before: StyledText,
  rewriters: readonly StyleRewriter[],
  language: string,
  onEdit?: (edit: TextEdit) => void,
): StyledText {
  let styled = before;
  for (const rewrite of rewriters) {
    const { text, codes, protectedRanges } = styled;
    const wanted = rewrite(text, { language, protectedRanges });
    if (wanted.length === 0) continue;
    const positions = codes.map(({ position }) => position);
    const edits = withoutRefused(
      wanted.map((edit) => narrowEdit(text, edit)),
      (edit) => touches(edit, protectedRanges, text) || reachesOver(edit, positions),
    );
    if (edits.length === 0) continue;
    if (onEdit !== undefined) edits.forEach(onEdit);
    const moved = positionsAfter(edits);
    styled = {
      text: applyEdits(text, edits),
      codes: codes.map(({ position, code }) => ({ position: moved(position), code })),
      protectedRanges: protectedRanges.map(({ start, end }) => ({ start: moved(start, true), end: moved(end) })),
    };
  }
  return styled;
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

export function toSegment({ text, codes }: StyledText): Segment {
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
