import type { EvaluatedSegment, QualityFinding } from '../../contracts/engines/quality-evaluator.ts';
import { countErrors } from '../../http/routes/quality/answer-evaluation.ts';
import type { EvaluationAnswer } from '../../http/routes/quality/quality-schemas.ts';
import { scoreEvaluation } from '../../language/quality/score-evaluation.ts';

/** As the HTTP interface has it. */
export type CheckedSegment = NonNullable<EvaluationAnswer['segments']>[number];
export type SegmentError = CheckedSegment['errors'][number];

export interface CheckReport {
  readonly source: string;
  readonly target: string;
  readonly segments: readonly CheckedSegment[];
  readonly overall: number;
  readonly counts: NonNullable<EvaluationAnswer['summary']>['granular_counts'];
  /** What was not checked, in sentences. */
  readonly notes: readonly string[];
}

export const severities = ['Critical', 'Major', 'Minor'] as const;

/** Puts segments of several evaluations together: their scores count as they are. */
export function toReport(
  pair: Pick<CheckReport, 'source' | 'target'>,
  segments: readonly CheckedSegment[],
  notes: readonly string[],
): CheckReport {
  const texts: readonly EvaluatedSegment[] = segments;
  const scores = segments.map(({ score }) => ({ findings: [] as readonly QualityFinding[], score }));
  return {
    ...pair,
    segments: segments.map((segment, index) => ({ ...segment, segment_index: index })),
    overall: scoreEvaluation(texts, scores).overall,
    counts: countErrors(segments.flatMap(({ errors }) => errors)),
    notes,
  };
}

export function countBySeverity(errors: readonly SegmentError[]): Readonly<Record<SegmentError['severity'], number>> {
  const counts = { Critical: 0, Major: 0, Minor: 0 };
  for (const { severity } of errors) counts[severity] += 1;
  return counts;
}

/** `2 Critical, 1 Minor`. */
export function describeCounts(errors: readonly SegmentError[]): string {
  const counts = countBySeverity(errors);
  return severities
    .flatMap((severity) => (counts[severity] === 0 ? [] : [`${counts[severity]} ${severity}`]))
    .join(', ');
}
