import type { EvaluatedSegment, SegmentEvaluation } from '../../contracts/engines/quality-evaluator.ts';
import { type EvaluationScores, scoreEvaluation } from '../quality/score-evaluation.ts';

export interface ScoreInput {
  readonly segments: readonly EvaluatedSegment[];
  readonly evaluations: readonly SegmentEvaluation[];
}

/** The words of long texts take a while to count. */
export function run({ segments, evaluations }: ScoreInput): EvaluationScores {
  return scoreEvaluation(segments, evaluations);
}
