import type { Inline } from '../../../contracts/segment.ts';

/** The same inlines with neighbouring texts as one, and empty ones left out. */
export function joinInlines(inlines: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (inline === '') continue;
    if (typeof inline === 'string' && typeof last === 'string') joined[joined.length - 1] = last + inline;
    else joined.push(inline);
  }
  return joined;
}
