import type { Inline } from '../../contracts/segment.ts';
import { findNumber } from './plural-numbers.ts';

/** A number that is in a text instead of a placeholder. */
export interface ShownNumber {
  readonly shown: string;
  /** Placeholders as the file writes them, in order. */
  readonly sources: readonly string[];
  /** A translation may do without it. */
  readonly dispensable: boolean;
}

/** A placeholder that is back instead. */
export interface Placeholder {
  readonly placeholder: string;
}

/** A translation with placeholders for the numbers again; undefined when one has been lost. */
export function restoreNumbers(
  inlines: readonly Inline[],
  numbers: readonly ShownNumber[],
): readonly (Inline | Placeholder)[] | undefined {
  let restored: readonly (Inline | Placeholder)[] = joinRuns(inlines);
  for (const { shown, sources, dispensable } of numbers) {
    let next = 0;
    restored = restored.flatMap((inline): (Inline | Placeholder)[] => {
      if (typeof inline !== 'string') return [inline];
      const pieces: (string | Placeholder)[] = [];
      let position = 0;
      for (const { start, end } of findNumber(inline, shown)) {
        const placeholder = sources[Math.min(next, sources.length - 1)] as string;
        pieces.push(inline.slice(position, start), { placeholder });
        position = end;
        next += 1;
      }
      return [...pieces, inline.slice(position)].filter((piece) => piece !== '');
    });
    if (next === 0 && !dispensable) return undefined;
  }
  return restored;
}

function joinRuns(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') joined[joined.length - 1] = last + inline;
    else joined.push(inline);
  }
  return joined;
}
