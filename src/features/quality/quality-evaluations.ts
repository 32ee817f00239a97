import type { Clock } from '../../contracts/clock.ts';
import type { QualityEvaluator } from '../../contracts/engines/quality-evaluator.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { JobQueue } from '../../contracts/jobs/job-queue.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { DocumentStore } from '../../contracts/stores/documents.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { EvaluationRecord, EvaluationStore } from '../../contracts/stores/quality-evaluations.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { TextDetector } from '../../language/tasks/text-detector.ts';
import type { Identity } from '../accounts/authenticate.ts';
import type { SharedSecrets } from '../nodes/shared-secrets.ts';
import { open, seal } from '../sealing/sealed-stream.ts';
import { detectSource } from './detect-source.ts';
import { readSource, readTarget, requireEvaluator, requireServed } from './evaluated-pair.ts';
import { type EvaluationReading, readResult, writeText } from './evaluation-content.ts';
import { type EvaluationKeys, packEvaluationKeys, unlockEvaluation } from './evaluation-keys.ts';
import { evaluationLimits } from './evaluation-limits.ts';
import {
  findingsName,
  removeEvaluationObjects,
  removeEvaluationObjectsBefore,
  segmentsName,
} from './evaluation-objects.ts';
import { queueEvaluation } from './queue-evaluation.ts';
import { requireQualityEvaluation } from './require-quality-evaluation.ts';

export interface QualityEvaluationsOptions {
  readonly store: EvaluationStore;
  readonly objects: ObjectStore;
  readonly queue: Pick<JobQueue, 'add' | 'has' | 'remove'>;
  readonly secrets: Pick<SharedSecrets, 'share' | 'complete'>;
  readonly documents: Pick<DocumentStore, 'find'>;
  /** Undefined where none is installed. */
  readonly evaluator: QualityEvaluator | undefined;
  readonly detector: TextDetector;
  readonly textWork: TextWork;
  readonly ids: Identifiers;
  readonly clock: Clock;
  /** How long documents are kept at most, and with them what will be evaluated of them. */
  readonly documentMilliseconds: number;
  /** There is something to do. */
  readonly wake: () => void;
}

/** Segments as a client sends them. */
export interface EvaluationOrder {
  readonly sourceLanguage?: string;
  readonly targetLanguage: string;
  readonly segments: readonly { readonly source: string; readonly target: string }[];
}

export type EvaluationStatus =
  | { readonly state: 'processing' }
  | { readonly state: 'done'; readonly result: EvaluationReading }
  | { readonly state: 'error'; readonly message: string };

const hour = 3_600_000;
/** In seconds. */
const retryAfter = 10;

/**
 * Evaluations as their owners see them; the work on them is in `work-on-evaluation.ts`, and those of documents begin in
 * `document-evaluations.ts`:
 *
 *     submit ─────────────────────────────► queued ─► processing ─┬─► done ──┐
 *     document is accepted ─► translated ─────┘  ▲         │      └─► error ─┴─► expired, a day later ─► gone
 *             │                                  └─────────┘               ▲
 *             └─ failed, deleted, expired ──► another attempt  ────────────┘
 */
export class QualityEvaluations {
  readonly #options: QualityEvaluationsOptions;

  constructor(options: QualityEvaluationsOptions) {
    this.#options = options;
  }

  /** Answers the job id. Everything that can refuse the segments happens here; what is accepted is on disk. */
  async submit(identity: Identity, order: EvaluationOrder, signal: AbortSignal): Promise<string> {
    const { store, objects, queue, ids, clock } = this.#options;
    requireQualityEvaluation(identity);
    const pair = await this.#pairOf(identity, order, signal);
    const jobId = ids.secret();
    const { id, keys } = unlocked(jobId);
    const accountId = identity.account.id;
    const createdAt = clock.now();
    const record: EvaluationRecord = {
      id,
      accountId,
      state: 'processing',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + evaluationLimits.milliseconds),
    };
    try {
      await objects.put(segmentsName(record), seal(keys.segments, writeText({ pair, segments: order.segments })));
      if (!(await store.add(record, evaluationLimits.unfinished))) throw tooMany();
      await queueEvaluation(this.#options, record, keys);
    } catch (error) {
      await queue.remove(id);
      await store.remove(id);
      await removeEvaluationObjects(objects, record);
      throw error;
    }
    return jobId;
  }

  /** Keys that no node has are taken up again. */
  async status(identity: Identity, jobId: string): Promise<EvaluationStatus> {
    requireQualityEvaluation(identity);
    const { store, queue, secrets, clock, wake } = this.#options;
    const { id, keys } = unlocked(jobId);
    let record = await store.find(id);
    if (record === undefined || record.accountId !== identity.account.id || record.expiresAt <= clock.now())
      throw notFound();
    if (record.state === 'processing') {
      if (await queue.has(id)) {
        if (await secrets.complete(id, packEvaluationKeys(keys))) wake();
        return { state: 'processing' };
      }
      record = await this.#withoutJob(record);
    }
    if (record.state === 'processing') return { state: 'processing' };
    if (record.state === 'error') return { state: 'error', message: record.message ?? '' };
    return { state: 'done', result: await this.#resultOf(record, keys) };
  }

  /** Removes what has expired, and what came to nothing. */
  async clean(): Promise<void> {
    const { store, objects, queue, clock, documentMilliseconds } = this.#options;
    const now = clock.now();
    for (let some = await store.listExpired(now, 100); some.length > 0; some = await store.listExpired(now, 100))
      for (const record of some) {
        await queue.remove(record.id);
        await store.remove(record.id);
        await removeEvaluationObjects(objects, record);
      }
    const longest = documentMilliseconds + 2 * evaluationLimits.milliseconds + 2 * hour;
    await removeEvaluationObjectsBefore(objects, new Date(now.getTime() - longest));
  }

  async #pairOf(
    { account }: Identity,
    { sourceLanguage, targetLanguage, segments }: EvaluationOrder,
    signal: AbortSignal,
  ): Promise<LanguagePair> {
    const { detector, textWork } = this.#options;
    const evaluator = requireEvaluator(this.#options.evaluator);
    const target = readTarget(targetLanguage);
    if (sourceLanguage !== undefined) {
      const pair = { source: readSource(sourceLanguage), target };
      requireServed(evaluator, pair, 'target_lang');
      return pair;
    }
    const work = textWork.open({ accountId: account.id, signal });
    const texts = segments.map(({ source }) => source);
    return { source: await detectSource({ detector, evaluator, work }, texts, target), target };
  }

  /** Nobody works on it: it has ended a moment ago, or waits for its document, or will get nothing from that any more. */
  async #withoutJob({ id }: EvaluationRecord): Promise<EvaluationRecord> {
    const { store, documents, clock } = this.#options;
    // Before the record: a document hands over its translation before it is done.
    const before = await store.find(id);
    if (before?.documentId === undefined || before.state !== 'processing') return before ?? gone();
    const document = await documents.find(before.documentId);
    if (document?.state === 'queued' || document?.state === 'translating') return before;
    const record = (await store.find(id)) ?? gone();
    if (record.state !== 'processing' || (await this.#options.queue.has(id))) return record;
    const reason = document?.state === 'error' ? ` ${document.message}` : '';
    const message = `The document was not translated.${reason}`;
    const expiresAt = new Date(clock.now().getTime() + evaluationLimits.milliseconds);
    await store.end(id, { state: 'error', message, expiresAt });
    return (await store.find(id)) ?? gone();
  }

  async #resultOf(record: EvaluationRecord, keys: EvaluationKeys): Promise<EvaluationReading> {
    const sealed = await this.#options.objects.get(findingsName(record));
    if (sealed === undefined)
      throw new Error(`The findings of the evaluation ${record.id} are not in the object store.`);
    return readResult(open(keys.result, sealed));
  }
}

function unlocked(jobId: string): NonNullable<ReturnType<typeof unlockEvaluation>> {
  return unlockEvaluation(jobId) ?? gone();
}

function gone(): never {
  throw notFound();
}

function notFound(): ServiceError {
  return new ServiceError('quality_evaluation_not_found', {});
}

function tooMany(): ServiceError {
  const reason = `this account has ${evaluationLimits.unfinished} quality evaluations waiting or running, which is its limit.`;
  return new ServiceError('too_many_requests', { reason }, { retryAfter });
}
