import type { QualityEvaluations } from '../../../features/quality/quality-evaluations.ts';
import type { Operation } from '../../operation.ts';
import { createEvaluationOperation } from './create-evaluation.ts';
import { getEvaluationOperations } from './get-evaluation.ts';

/** Everything that is served of quality evaluations. */
export function qualityOperations(evaluations: QualityEvaluations): readonly Operation[] {
  return [createEvaluationOperation(evaluations), ...getEvaluationOperations(evaluations)];
}
