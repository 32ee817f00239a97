import type { Segment } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import type { TextSpan } from '../text-edit.ts';

/** Represents a code that a reader sees, over which no term reaches. */
export const visibleCode = '\uFFFC';

/** A range of `matchedText` as one of `plainText`, in which codes that a reader sees have no place. */
export function plainRange(segment: Segment, { start, end }: TextSpan): TextSpan {
  if (!segment.inlines.some((inline) => isCode(inline) && inline.equivalent)) return { start, end };
  const text = matchedText(segment);
  const before = text.slice(0, start).replaceAll(visibleCode, '').length;
  return { start: before, end: before + text.slice(start, end).replaceAll(visibleCode, '').length };
}

/** The text of a segment in which terms are looked for: codes that nobody sees are left out. */
export function matchedText(segment: Segment): string {
  const [only] = segment.inlines;
  if (segment.inlines.length === 1 && typeof only === 'string') return only;
  return segment.inlines.map((inline) => (isCode(inline) ? (inline.equivalent ? visibleCode : '') : inline)).join('');
}
