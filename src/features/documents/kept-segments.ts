import type { EvaluatedSegment } from '../../contracts/engines/quality-evaluator.ts';
import type { Segment } from '../../contracts/segment.ts';
import { readableText } from '../../language/segments.ts';
import { findSegmentTerms, type TermSearch } from '../translation/find-segment-terms.ts';

interface Kept extends EvaluatedSegment {
  readonly segment: Segment;
}

/** The first sentences of a document that have text, with their translations, for those who compare them. */
export class KeptSegments {
  readonly #limit: number;
  readonly #kept: Kept[] = [];
  #leftOut = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Sentences with text beyond those that are kept; not counted where none is. */
  get leftOut(): number {
    return this.#leftOut;
  }

  /** Sentences of units, in the order of the document, and their translations in the result. */
  add(sentences: readonly (readonly Segment[])[], translated: readonly (readonly Segment[])[]): void {
    if (this.#limit === 0) return;
    for (const [unit, own] of sentences.entries())
      for (const [index, segment] of own.entries()) {
        const source = readableText(segment).trim();
        if (this.#kept.length >= this.#limit) {
          if (source !== '') this.#leftOut += 1;
          continue;
        }
        const target = readableText(translated[unit]?.[index] ?? segment).trim();
        if (source !== '') this.#kept.push({ segment, source, target });
      }
  }

  /** With the terms of glossaries that occur in each. */
  async withTerms(search: Omit<TermSearch, 'segments'>, signal: AbortSignal): Promise<readonly EvaluatedSegment[]> {
    if (this.#kept.length === 0) return [];
    const { terms } = await findSegmentTerms({ ...search, segments: this.#kept.map(({ segment }) => segment) }, signal);
    return this.#kept.map(({ source, target }, index) => {
      const found = new Map((terms?.[index] ?? []).map((term) => [`${term.source}\t${term.target}`, term]));
      if (found.size === 0) return { source, target };
      const glossaryTerms = Array.from(found.values(), (term) => ({ source: term.source, target: term.target }));
      return { source, target, glossaryTerms };
    });
  }
}
