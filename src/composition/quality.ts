import type { QualityEvaluator } from '../contracts/engines/quality-evaluator.ts';
import type { ObjectStore } from '../contracts/stores/objects.ts';
import { DocumentEvaluations } from '../features/quality/document-evaluations.ts';
import { QualityEvaluations } from '../features/quality/quality-evaluations.ts';
import { evaluationJobKind } from '../features/quality/queue-evaluation.ts';
import { EvaluationWork } from '../features/quality/work-on-evaluation.ts';
import type { Operation } from '../http/operation.ts';
import { qualityOperations } from '../http/routes/quality/quality-operations.ts';
import { defaultRetryPolicy } from '../jobs/retry-policy.ts';
import { PeriodicTask } from '../scheduling/periodic-task.ts';
import type { Foundation } from './foundation.ts';
import { startWorker } from './job-workers.ts';
import type { Node } from './nodes.ts';
import type { Stores } from './stores.ts';

/** How long the evaluations of a process that was killed wait. */
const evaluationLeaseMilliseconds = 10_000;
/** Crashes count, and segments are rarely to blame for them. */
const evaluationAttempts = 20;
const cleaningMilliseconds = 60_000;

interface QualityParts {
  readonly node: Node;
  readonly objects: ObjectStore;
  /** Undefined where none is installed. */
  readonly evaluator: QualityEvaluator | undefined;
}

interface Quality {
  /** For translations of documents. */
  readonly evaluations: DocumentEvaluations;
  readonly operations: readonly Operation[];
}

/** Evaluation of translations: jobs, the worker that evaluates, and the cleaning of what expired. */
export function composeQuality(
  foundation: Foundation,
  {
    areShared,
    documents,
    evaluations: store,
    jobs: queue,
    signals,
  }: Pick<Stores, 'areShared' | 'documents' | 'evaluations' | 'jobs' | 'signals'>,
  { node: { membership, secrets, onSecrets }, objects, evaluator }: QualityParts,
): Quality {
  const { config, clock, ids, events, textWork, detector, opened } = foundation;
  const wake = (): void => worker.wake();
  const shared = { store, objects, queue, secrets, evaluator, textWork, clock, events, wake };
  const worker = startWorker(foundation, {
    queue,
    kind: evaluationJobKind,
    handler: new EvaluationWork(shared),
    concurrency: config.documents.workers,
    leaseMilliseconds: evaluationLeaseMilliseconds,
    retry: { ...defaultRetryPolicy, attempts: evaluationAttempts },
    secretsOf: membership.id,
    signals,
  });
  onSecrets.add(wake);
  // Other nodes may have accepted segments for this one already.
  if (areShared) wake();
  const evaluations = new QualityEvaluations({
    ...shared,
    documents,
    detector,
    ids,
    documentMilliseconds: config.documents.retentionMilliseconds,
  });
  opened.use(
    new PeriodicTask({
      run: () => evaluations.clean(),
      everyMilliseconds: cleaningMilliseconds,
      clock,
      onFailure: (error) => events.taskFailed({ task: 'clean-quality-evaluations', error }),
    }),
  );
  return { evaluations: new DocumentEvaluations(shared), operations: qualityOperations(evaluations) };
}
