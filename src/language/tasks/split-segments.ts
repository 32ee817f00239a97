import type { Segment } from '../../contracts/segment.ts';
import type { SplitOptions } from '../segmentation/segment-text.ts';
import { splitSegment } from '../segmentation/split-segment.ts';

export interface SplitInput {
  readonly segments: readonly Segment[];
  readonly options: SplitOptions;
}

/** The sentences of each segment. */
export function run({ segments, options }: SplitInput): readonly (readonly Segment[])[] {
  return segments.map((segment) => splitSegment(segment, options).segments);
}
