import type { Clock } from '../../contracts/clock.ts';
import type { JobHandler } from '../../contracts/jobs/job-handler.ts';
import type { ClaimedJob } from '../../contracts/jobs/job-queue.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { EvaluationRecord, EvaluationStore } from '../../contracts/stores/quality-evaluations.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Events } from '../../observability/events.ts';
import type { SharedSecrets } from '../nodes/shared-secrets.ts';
import { open, seal } from '../sealing/sealed-stream.ts';
import { type EvaluationTools, evaluateText } from './evaluate-text.ts';
import { type EvaluatedText, type EvaluationResult, readText, writeResult } from './evaluation-content.ts';
import { type EvaluationKeys, unpackEvaluationKeys } from './evaluation-keys.ts';
import { evaluationLimits } from './evaluation-limits.ts';
import { findingsName, segmentsName } from './evaluation-objects.ts';

export interface EvaluationWorkOptions extends EvaluationTools {
  readonly store: Pick<EvaluationStore, 'find' | 'end'>;
  readonly objects: Pick<ObjectStore, 'get' | 'put' | 'remove'>;
  readonly secrets: Pick<SharedSecrets, 'open'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly events: Pick<Events, 'engineCalled' | 'evaluationEnded' | 'requestFailed'>;
}

type Work = Pick<ClaimedJob, 'id'>;

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
    const result = await evaluateText(this.#options, record.accountId, await this.#read(record, keys), signal);
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
