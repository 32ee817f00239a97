import type { Clock } from '../../contracts/clock.ts';
import type { EvaluationOutcome, QualityEvaluator } from '../../contracts/engines/quality-evaluator.ts';
import type { JobHandler } from '../../contracts/jobs/job-handler.ts';
import type { ClaimedJob } from '../../contracts/jobs/job-queue.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { EvaluationRecord, EvaluationStore } from '../../contracts/stores/quality-evaluations.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { run as scoreSegments } from '../../language/tasks/score-segments.ts';
import { textTask } from '../../language/tasks/text-task.ts';
import type { Events } from '../../observability/events.ts';
import { watchEngineCall } from '../../observability/watch-engine-call.ts';
import type { SharedSecrets } from '../nodes/shared-secrets.ts';
import { open, seal } from '../sealing/sealed-stream.ts';
import { requireEvaluator } from './evaluated-pair.ts';
import { type EvaluatedText, type EvaluationResult, readText, writeResult } from './evaluation-content.ts';
import { type EvaluationKeys, unpackEvaluationKeys } from './evaluation-keys.ts';
import { evaluationLimits } from './evaluation-limits.ts';
import { findingsName, segmentsName } from './evaluation-objects.ts';

export interface EvaluationWorkOptions {
  readonly store: Pick<EvaluationStore, 'find' | 'end'>;
  readonly objects: Pick<ObjectStore, 'get' | 'put' | 'remove'>;
  readonly secrets: Pick<SharedSecrets, 'open'>;
  /** Undefined where none is installed. */
  readonly evaluator: QualityEvaluator | undefined;
  readonly textWork: TextWork;
  readonly clock: Pick<Clock, 'now'>;
  readonly events: Pick<Events, 'engineCalled' | 'evaluationEnded' | 'requestFailed'>;
}

type Work = Pick<ClaimedJob, 'id'>;

/** Words of smaller texts are counted within some milliseconds. */
const inlineSize = 100_000;
const score = textTask<typeof scoreSegments>(
  'score',
  new URL('../../language/tasks/score-segments.ts', import.meta.url),
  inlineSize,
);

/**
 * The work on an evaluation, on any node that has its keys. Whatever is repeated after a crash does no harm: findings replace
 * others, and an evaluation ends once.
 */
export class EvaluationWork implements JobHandler {
  readonly #options: EvaluationWorkOptions;

  constructor(options: EvaluationWorkOptions) {
    this.#options = options;
  }

  async handle({ id }: Work, signal: AbortSignal): Promise<void> {
    const { store, objects, secrets, clock } = this.#options;
    const record = await store.find(id);
    // Killed after it had ended.
    if (record?.state === 'done' || record?.state === 'error') return this.#removeSegments(record);
    if (record === undefined) return;
    const secret = await secrets.open(id);
    if (secret === undefined)
      throw new ServiceError('engine_unavailable', { reason: 'the keys of the evaluation are not on this server.' });
    const keys = unpackEvaluationKeys(secret);
    const result = await this.#evaluate(record, await this.#read(record, keys), signal);
    await objects.put(findingsName(record), seal(keys.result, writeResult(result)));
    signal.throwIfAborted();
    if (!(await store.end(id, { state: 'done', expiresAt: expiryAfter(clock.now()) }))) return;
    this.#ended(record, 'done', result);
    await this.#removeSegments(record);
  }

  async giveUp({ id }: Work, error: unknown): Promise<void> {
    const { store, clock, events } = this.#options;
    const known = error instanceof ServiceError && error.code !== 'internal';
    if (!known) events.requestFailed({ traceId: id, code: 'internal', error });
    const record = await store.find(id);
    const message = known ? error.message : 'Internal error.';
    if (
      record === undefined ||
      !(await store.end(id, { state: 'error', message, expiresAt: expiryAfter(clock.now()) }))
    )
      return;
    this.#ended(record, 'error', { segments: [], warnings: [] });
    await this.#removeSegments(record);
  }

  async #read(record: EvaluationRecord, keys: EvaluationKeys): Promise<EvaluatedText> {
    const sealed = await this.#options.objects.get(segmentsName(record));
    if (sealed === undefined) throw new Error(`The segments of the evaluation ${record.id} are gone.`);
    return readText(open(keys.segments, sealed));
  }

  async #evaluate(
    { accountId }: EvaluationRecord,
    { pair, segments }: EvaluatedText,
    signal: AbortSignal,
  ): Promise<EvaluationResult> {
    const { textWork, events } = this.#options;
    const evaluator = requireEvaluator(this.#options.evaluator);
    const work = textWork.open({ accountId, urgency: 'background', signal });
    const request = { ...pair, segments, accountId, urgency: 'background', work } as const;
    const outcome: EvaluationOutcome =
      segments.length === 0
        ? { segments: [], warnings: [] }
        : await watchEngineCall(
            { engine: evaluator.id, segments: segments.length },
            signal,
            (call) => events.engineCalled(call),
            () => evaluator.evaluate(request, signal),
          );
    const size = segments.reduce((sum, { source, target }) => sum + source.length + target.length, 1);
    const scores = await work.run(score, { segments, evaluations: outcome.segments }, size);
    return {
      overall: scores.overall,
      warnings: [...new Set(outcome.warnings.map(({ code }) => code))].sort(),
      segments: segments.map((segment, index) => ({
        ...segment,
        score: scores.segments[index] as number,
        findings: outcome.segments[index]?.findings ?? [],
      })),
    };
  }

  /** The findings have them too; what cannot be removed goes when the evaluation expires. */
  async #removeSegments(record: EvaluationRecord): Promise<void> {
    try {
      await this.#options.objects.remove(segmentsName(record));
    } catch (error) {
      this.#options.events.requestFailed({ traceId: record.id, code: 'internal', error });
    }
  }

  #ended(
    { id, createdAt }: EvaluationRecord,
    outcome: 'done' | 'error',
    { segments, warnings }: Pick<EvaluationResult, 'segments' | 'warnings'>,
  ): void {
    this.#options.events.evaluationEnded({
      evaluationId: id,
      outcome,
      seconds: (this.#options.clock.now().getTime() - createdAt.getTime()) / 1000,
      segments: segments.length,
      findings: segments.reduce((sum, { findings }) => sum + findings.length, 0),
      warnings,
    });
  }
}

function expiryAfter(now: Date): Date {
  return new Date(now.getTime() + evaluationLimits.milliseconds);
}
