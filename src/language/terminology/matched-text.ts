import type { Segment } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';

/** Stands for a code that a reader sees, over which no term reaches. */
export const visibleCode = '\uFFFC';

/** The text of a segment in which terms are looked for: codes that nobody sees are left out. */
export function matchedText(segment: Segment): string {
  const [only] = segment.inlines;
  if (segment.inlines.length === 1 && typeof only === 'string') return only;
  return segment.inlines.map((inline) => (isCode(inline) ? (inline.equivalent ? visibleCode : '') : inline)).join('');
}
