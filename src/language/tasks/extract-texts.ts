import type { Segment } from '../../contracts/segment.ts';
import { type ExtractOptions, extractMarked } from '../tag-handling/extract-marked.ts';

export interface ExtractionInput {
  readonly texts: readonly string[];
  readonly options: ExtractOptions;
}

/** The segments of each text. */
export function run({ texts, options }: ExtractionInput): readonly (readonly Segment[])[] {
  return texts.map((text) => extractMarked(text, options).segments);
}
