import type { QualityFinding } from '../../../contracts/engines/quality-evaluator.ts';
import type { EvaluationResult, SegmentResult } from '../../../features/quality/evaluation-content.ts';
import type { EvaluationAnswer } from './quality-schemas.ts';

/** `facts.md`, Quality evaluation. */
export function answerEvaluation(jobId: string, { overall, segments }: EvaluationResult): EvaluationAnswer {
  const answered = segments.map(answerSegment);
  const counts = countErrors(answered.flatMap(({ errors }) => errors));
  return {
    job_id: jobId,
    status: 'done',
    segments: answered,
    summary: { overall_score: overall, granular_counts: counts },
  };
}

type Segment = NonNullable<EvaluationAnswer['segments']>[number];
type SegmentError = Segment['errors'][number];

export function answerSegment(
  { source, target, glossaryTerms, score, findings }: SegmentResult,
  index: number,
): Segment {
  return {
    segment_index: index,
    source,
    target,
    ...(glossaryTerms === undefined ? {} : { glossary_terms: [...glossaryTerms] }),
    score,
    errors: findings.map(answerError),
  };
}

function answerError({ type, subType, severity, explanation, sourceSpans, targetSpans }: QualityFinding): SegmentError {
  return {
    type,
    sub_type: subType,
    severity,
    explanation,
    source_spans: [...sourceSpans],
    target_spans: [...targetSpans],
  };
}

type Counts = NonNullable<EvaluationAnswer['summary']>['granular_counts'];

/** Errors by type, subtype and severity. */
export function countErrors(errors: readonly SegmentError[]): Counts {
  const counts: Counts = {};
  for (const { type, sub_type: subType, severity } of errors) {
    counts[type] ??= {};
    const ofType = counts[type];
    ofType[subType] ??= {};
    const ofSubType = ofType[subType];
    ofSubType[severity] = (ofSubType[severity] ?? 0) + 1;
  }
  return counts;
}
