import type { Segment } from '../../contracts/segment.ts';
import { splitSegment } from '../segmentation/split-segment.ts';
import type { SplitInput } from './split-segments.ts';

export interface JoinInput extends SplitInput {
  /** One for each sentence of each segment. */
  readonly translated: readonly (readonly Segment[])[];
  readonly targetLanguage: string;
}

/** The segments with translations at the positions of their sentences. */
export function run({ segments, options, translated, targetLanguage }: JoinInput): readonly Segment[] {
  return segments.map((segment, index) => splitSegment(segment, options).join(translated[index] ?? [], targetLanguage));
}
