import type { Segment } from '../../contracts/segment.ts';
import type { WorkSession } from '../../contracts/text-work.ts';
import { segmentSize } from '../segmentation/segment-size.ts';
import type { SplitOptions } from '../segmentation/segment-text.ts';
import { splitSegment } from '../segmentation/split-segment.ts';
import type { run as join } from './join-segments.ts';
import type { run as split } from './split-segments.ts';
import { textTask } from './text-task.ts';

/** Segments cut into sentences, with their way back. */
export interface SplitUnits {
  /** Of each segment. */
  readonly sentences: readonly (readonly Segment[])[];
  /** The segments with translations at the positions of their sentences, as many of each as there are. */
  join(translated: readonly (readonly Segment[])[], targetLanguage: string): Promise<readonly Segment[]>;
}

const splitTask = textTask<typeof split>('split', new URL('./split-segments.ts', import.meta.url));
const joinTask = textTask<typeof join>('join', new URL('./join-segments.ts', import.meta.url));

/** Segments that are smaller together are cut by the caller's thread, within some milliseconds. */
const inlineSize = 8_000;

export async function splitUnits(
  segments: readonly Segment[],
  options: SplitOptions,
  work: WorkSession,
): Promise<SplitUnits> {
  const size = segments.reduce((sum, segment) => sum + segmentSize(segment), 0);
  if (size <= inlineSize) {
    const parts = segments.map((segment) => splitSegment(segment, options));
    return {
      sentences: parts.map((part) => part.segments),
      join: async (translated, target) => parts.map((part, index) => part.join(translated[index] ?? [], target)),
    };
  }
  return {
    sentences: await work.run(splitTask, { segments, options }, size),
    join: (translated, targetLanguage) => work.run(joinTask, { segments, options, translated, targetLanguage }, size),
  };
}
