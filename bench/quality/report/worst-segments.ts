import type { Metric } from '../metrics/metric.ts';
import type { SystemOutput } from '../systems/run-system.ts';
import type { TestSegment } from '../test-set/test-set.ts';

export interface WorstSegment {
  /** Place in the test set, from 1. */
  readonly line: number;
  readonly score: number;
  readonly source: string;
  readonly references: readonly string[];
  readonly translation: string;
}

/** The segments that the system did worst, worst first. */
export function worstSegments(
  metric: Metric,
  segments: readonly TestSegment[],
  { translations }: SystemOutput,
  count: number,
): readonly WorstSegment[] {
  return segments
    .map(({ source, references }, index) => {
      const translation = translations[index] ?? '';
      return {
        line: index + 1,
        score: metric.score(metric.count(translation, references)),
        source,
        references,
        translation,
      };
    })
    .sort((one, other) => one.score - other.score)
    .slice(0, count);
}
