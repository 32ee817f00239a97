import type { KeyObject } from 'node:crypto';
import type { EvaluatedSegment, QualityEvaluator } from '../../contracts/engines/quality-evaluator.ts';
import type { JobQueue } from '../../contracts/jobs/job-queue.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { EvaluationStore } from '../../contracts/stores/quality-evaluations.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { countCharacters } from '../../language/characters.ts';
import type { Identity } from '../accounts/authenticate.ts';
import type { SharedSecrets } from '../nodes/shared-secrets.ts';
import { seal } from '../sealing/sealed-stream.ts';
import { isAlwaysEligible, requireEligibleDocument } from './eligible-documents.ts';
import { readSource, readTarget, requireEvaluator, requireServed } from './evaluated-pair.ts';
import { writeText } from './evaluation-content.ts';
import { jobIdOfDocument, unlockEvaluation } from './evaluation-keys.ts';
import { evaluationLimits } from './evaluation-limits.ts';
import { removeEvaluationObjects, segmentsName } from './evaluation-objects.ts';
import { queueEvaluation } from './queue-evaluation.ts';
import { requireQualityEvaluation } from './require-quality-evaluation.ts';

export interface DocumentEvaluationsOptions {
  readonly store: EvaluationStore;
  readonly objects: Pick<ObjectStore, 'put' | 'remove'>;
  readonly queue: Pick<JobQueue, 'add' | 'remove'>;
  readonly secrets: Pick<SharedSecrets, 'share'>;
  /** Undefined where none is installed. */
  readonly evaluator: QualityEvaluator | undefined;
  /** There is something to do. */
  readonly wake: () => void;
}

/** What an evaluation needs to know of a document. */
export interface EvaluatedDocument {
  readonly id: string;
  readonly accountId: string;
  readonly keys: { readonly result: KeyObject };
}

const scope = 'quality:evaluate';

/** Evaluations of translated documents, as those see them who translate documents. */
export class DocumentEvaluations {
  readonly #options: DocumentEvaluationsOptions;

  constructor(options: DocumentEvaluationsOptions) {
    this.#options = options;
  }

  /** Whether the caller can have translations of such documents evaluated at the moment. */
  isOffered(identity: Identity, extension: string): boolean {
    try {
      requirePermission(identity);
      requireEvaluator(this.#options.evaluator);
    } catch (error) {
      if (error instanceof ServiceError) return false;
      throw error;
    }
    return isAlwaysEligible(extension);
  }

  /** Refuses what cannot be evaluated, before the document is accepted. */
  async check(
    identity: Identity,
    { sourceLanguage, targetLanguage }: { readonly sourceLanguage?: string; readonly targetLanguage: string },
    extension: string,
    content: () => AsyncIterable<Uint8Array>,
  ): Promise<void> {
    requirePermission(identity);
    await requireEligibleDocument(extension, content);
    if (sourceLanguage === undefined)
      throw new ServiceError(
        'missing_parameter',
        { parameter: 'source_lang' },
        { detail: 'Quality evaluation needs the language of the document.' },
      );
    const pair = { source: readSource(sourceLanguage), target: readTarget(targetLanguage) };
    requireServed(requireEvaluator(this.#options.evaluator), pair, 'enable_quality_evaluation');
  }

  /** The job id, which follows from the keys of the document. */
  jobId({ id, keys }: Pick<EvaluatedDocument, 'id' | 'keys'>): string {
    return jobIdOfDocument(id, keys);
  }

  /** On disk when it resolves. The document is about to be accepted, and is gone itself by `expiresAt`. */
  async begin(document: EvaluatedDocument, createdAt: Date, expiresAt: Date): Promise<void> {
    const { id } = this.#unlock(document);
    await this.#options.store.add({
      id,
      accountId: document.accountId,
      state: 'processing',
      documentId: document.id,
      createdAt,
      expiresAt: new Date(expiresAt.getTime() + evaluationLimits.milliseconds),
    });
  }

  /**
   * Before a document is done: its first segments are kept for the evaluation, which is queued. One with a text that is too long
   * is left out. Twice does no harm.
   */
  async handOver(
    document: EvaluatedDocument,
    pair: LanguagePair,
    segments: readonly EvaluatedSegment[],
  ): Promise<void> {
    const { store, objects } = this.#options;
    const { id, keys } = this.#unlock(document);
    const record = await store.find(id);
    if (record?.state !== 'processing') return;
    const fitting = segments
      .filter(({ source, target }) => fits(source) && fits(target))
      .slice(0, evaluationLimits.segments);
    await objects.put(segmentsName(record), seal(keys.segments, writeText({ pair, segments: fitting })));
    await queueEvaluation(this.#options, record, keys);
  }

  /** With the document, where its owner deletes it. */
  async remove(document: EvaluatedDocument): Promise<void> {
    const { store, objects, queue } = this.#options;
    const { id } = this.#unlock(document);
    const record = await store.find(id);
    if (record === undefined) return;
    await queue.remove(id);
    await store.remove(id);
    await removeEvaluationObjects(objects, record);
  }

  #unlock(document: EvaluatedDocument): NonNullable<ReturnType<typeof unlockEvaluation>> {
    const unlocked = unlockEvaluation(this.jobId(document));
    if (unlocked === undefined) throw new Error('A document has a job id of 64 hexadecimal digits.');
    return unlocked;
  }
}

function fits(text: string): boolean {
  return countCharacters(text) <= evaluationLimits.characters;
}

function requirePermission(identity: Identity): void {
  const { scopes } = identity.key;
  if (scopes !== null && !scopes.includes(scope))
    throw new ServiceError('out_of_scope', { scope }, { detail: `Missing required scope(s): ${scope}` });
  requireQualityEvaluation(identity);
}
