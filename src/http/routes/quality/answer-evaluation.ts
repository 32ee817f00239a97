import type { QualityFinding } from '../../../contracts/engines/quality-evaluator.ts';
import type { EvaluationReading, SegmentResult } from '../../../features/quality/evaluation-content.ts';
import type { EvaluationAnswer } from './quality-schemas.ts';

/**
 * An `EvaluationAnswer` in pieces (`facts.md`, Quality evaluation): the texts and errors of 500 segments are too much to write
 * in one step of the event loop.
 */
export async function* writeEvaluation(
  jobId: string,
  { overall, segments }: EvaluationReading,
): AsyncGenerator<string, void, undefined> {
  const counts: Counts = {};
  let index = 0;
  yield `{"job_id":${JSON.stringify(jobId)},"status":"done","segments":[`;
  for await (const segment of segments) {
    const answered = answerSegment(segment, index);
    countErrors(answered.errors, counts);
    yield `${index === 0 ? '' : ','}${JSON.stringify(answered)}`;
    index += 1;
  }
  yield `],"summary":${JSON.stringify({ overall_score: overall, granular_counts: counts })}}`;
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

/** Adds errors by type, subtype and severity. */
export function countErrors(errors: readonly SegmentError[], counts: Counts = {}): Counts {
  for (const { type, sub_type: subType, severity } of errors) {
    counts[type] ??= {};
    const ofType = counts[type];
    ofType[subType] ??= {};
    const ofSubType = ofType[subType];
    ofSubType[severity] = (ofSubType[severity] ?? 0) + 1;
  }
  return counts;
}
