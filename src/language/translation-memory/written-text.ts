import type { Segment } from '../../contracts/segment.ts';

/** With the data of its codes in their places. */
export function writtenText({ inlines }: Segment): string {
  return inlines.map((inline) => (typeof inline === 'string' ? inline : inline.data)).join('');
}
