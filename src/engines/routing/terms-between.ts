import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import { carryTerms } from '../../language/terminology/carry-terms.ts';
import { coverTerms, type ProtectedSegment } from '../../language/terminology/protect-terms.ts';

/** Terms on their way over a language between: hops before the last translate around them, the last one takes them. */
export class TermsBetween {
  readonly #covered: readonly ProtectedSegment[];

  constructor(segments: readonly Segment[], terms: readonly (readonly FoundTerm[])[]) {
    this.#covered = segments.map((segment, position) =>
      // A guess by the letters of the first language says nothing in the next one.
      coverTerms(segment, terms[position]?.filter(({ inflected, form }) => !inflected || form !== undefined) ?? []),
    );
  }

  /** For the first hop. */
  get segments(): readonly Segment[] {
    return this.#covered.map(({ segment }) => segment);
  }

  /** For the last hop, from what the one before made of it. */
  carry(translated: readonly Segment[]): {
    readonly segments: readonly Segment[];
    readonly terms: readonly (readonly FoundTerm[])[];
  } {
    const carried = this.#covered.map((covered, position) =>
      carryTerms(translated[position] ?? covered.segment, covered),
    );
    return { segments: carried.map(({ segment }) => segment), terms: carried.map(({ terms }) => terms) };
  }
}
