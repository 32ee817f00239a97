import type { JobQueue } from '../../contracts/jobs/job-queue.ts';
import type { EvaluationRecord } from '../../contracts/stores/quality-evaluations.ts';
import type { SharedSecrets } from '../nodes/shared-secrets.ts';
import { type EvaluationKeys, packEvaluationKeys } from './evaluation-keys.ts';

/** Names the jobs of this feature in the queue. */
export const evaluationJobKind = 'quality-evaluation';

interface Dependencies {
  readonly queue: Pick<JobQueue, 'add'>;
  readonly secrets: Pick<SharedSecrets, 'share'>;
  /** There is something to do. */
  readonly wake: () => void;
}

/** On disk when it resolves, with the keys sealed for every node that lives. Doing it twice does no harm. */
export async function queueEvaluation(
  { queue, secrets, wake }: Dependencies,
  { id, accountId, createdAt }: Pick<EvaluationRecord, 'id' | 'accountId' | 'createdAt'>,
  keys: EvaluationKeys,
): Promise<void> {
  await queue.add({ id, kind: evaluationJobKind, accountId, payload: '', createdAt, needsSecret: true });
  await secrets.share(id, packEvaluationKeys(keys));
  wake();
}
