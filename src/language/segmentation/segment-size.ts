import type { Segment } from '../../contracts/segment.ts';

/** What work on an inline code costs, in characters. */
const codeSize = 8;

/** How much work a segment is: its UTF-16 code units, and more for each inline code. */
export function segmentSize({ inlines }: Segment): number {
  let size = 0;
  for (const inline of inlines) size += typeof inline === 'string' ? inline.length : codeSize;
  return size;
}
