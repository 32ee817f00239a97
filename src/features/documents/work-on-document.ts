import type { Clock } from '../../contracts/clock.ts';
import type { FilterProgress, ReadOptions } from '../../contracts/documents/document-filter.ts';
import type { DocumentTools } from '../../contracts/documents/document-tools.ts';
import type { EngineTier } from '../../contracts/engines/text-translator.ts';
import type { JobHandler } from '../../contracts/jobs/job-handler.ts';
import type { ClaimedJob } from '../../contracts/jobs/job-queue.ts';
import type { AccountStore } from '../../contracts/stores/accounts.ts';
import type { DocumentRecord, DocumentStore } from '../../contracts/stores/documents.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { TextDetector } from '../../language/tasks/text-detector.ts';
import { requestedLanguage } from '../../language/variants.ts';
import type { Events } from '../../observability/events.ts';
import type { Identity } from '../accounts/authenticate.ts';
import type { Membership } from '../nodes/membership.ts';
import type { SharedSecrets } from '../nodes/shared-secrets.ts';
import type { DocumentEvaluations } from '../quality/document-evaluations.ts';
import { evaluationLimits } from '../quality/evaluation-limits.ts';
import { open, openText, seal } from '../sealing/sealed-stream.ts';
import type { UnservedSource } from '../translation/group-by-source.ts';
import { resolveResources, type StoredResources } from '../translation/resources/resolve-resources.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import type { DocumentKeys } from './document-encryption.ts';
import { billedCharacters, type UploadLimits } from './document-limits.ts';
import { resultName, sourceName } from './document-objects.ts';
import { unpackKeys } from './document-secrets.ts';
import { formatOf } from './document-types.ts';
import { putNotices, warningCodes } from './document-warnings.ts';
import type { DocumentsUnderWork } from './documents-under-work.ts';
import type { RunningDocument } from './running-document.ts';
import { showProgress } from './show-progress.ts';
import {
  countBilled,
  countDocument,
  type DocumentProgress,
  type PreparedDocument,
  prepareDocument,
  type TranslatedDocument,
} from './translate-document.ts';

export interface DocumentWorkOptions {
  readonly store: DocumentStore;
  readonly objects: ObjectStore;
  readonly tools: DocumentTools;
  readonly stored: StoredResources;
  readonly detector: TextDetector;
  readonly textWork: TextWork;
  /** What is done with a document in a language without an engine; default `refuse`. */
  readonly unservedSource?: UnservedSource;
  readonly meter: Pick<UsageMeter, 'reserve'>;
  readonly accounts: Pick<AccountStore, 'findAccount' | 'listKeys'>;
  readonly nodes: Pick<Membership, 'live'>;
  readonly secrets: Pick<SharedSecrets, 'open'>;
  readonly evaluations: Pick<DocumentEvaluations, 'handOver'>;
  readonly underWork: DocumentsUnderWork;
  readonly limits: Pick<UploadLimits, 'reading' | 'refuseTooManyCharacters'>;
  readonly clock: Clock;
  readonly events: Pick<Events, 'documentEnded' | 'requestFailed' | 'translationDone'>;
}

/** Less only shows how long an engine takes to answer at all. */
const measuredCharacters = 500;

/** A document while it is worked on. */
interface UnderWork {
  readonly document: RunningDocument;
  /** Called after each progress: other nodes may be asked for it. */
  readonly show: () => void;
  readonly signal: AbortSignal;
}

/** What the whole of a document's translation was, for logs and metrics. */
interface Outcome extends Pick<TranslatedDocument, 'engines'> {
  readonly characters: number;
  readonly warnings: readonly string[];
}

/**
 * The work on a document, from its claim to its end:
 *
 *     source ─► opened in a thread ─► units ─► engines ─► written in a thread ─► result ─┬─► done and counted, in one
 *       │            │                  │         │                │                     │
 *       │            └── its fault ─────┴─► error │                └─► its fault: error  └─► the source is removed
 *       └────────── what may pass: queued again ──┘
 *
 * Whatever is repeated after a crash does no harm: a result replaces another, and ending a document counts once.
 */
export class DocumentWork implements JobHandler {
  readonly #options: DocumentWorkOptions;

  constructor(options: DocumentWorkOptions) {
    this.#options = options;
  }

  async handle({ id }: Pick<ClaimedJob, 'id'>, signal: AbortSignal): Promise<void> {
    const { store, clock, underWork, secrets } = this.#options;
    const record = await store.find(id);
    if (record === undefined || record.state === 'done' || record.state === 'error') return underWork.ends.end(id);
    const secret = await secrets.open(id);
    if (secret === undefined)
      throw new ServiceError('document_not_ready', { reason: 'its key is not on this server.' });
    if (record.state === 'queued' && !(await store.setState(id, 'queued', 'translating', clock.now()))) return;
    const { inputFormat } = record.job;
    const expected = underWork.durations.expected(inputFormat, record.size);
    const now = (): number => clock.now().getTime();
    using running = underWork.begin(id, { format: inputFormat, expected, now });
    const either = AbortSignal.any([signal, running.signal]);
    const begun = clock.now().getTime();
    try {
      const work = { document: running.document, show: showProgress(id, this.#options), signal: either };
      await this.#translate(record, unpackKeys(secret), work);
      const milliseconds = clock.now().getTime() - begun;
      underWork.durations.measure(inputFormat, record.size, milliseconds);
      underWork.expected.measure(inputFormat, record.size, milliseconds);
      underWork.ends.end(id);
    } catch (error) {
      if (running.signal.aborted) return;
      if (isFinal(error) && !signal.aborted) return await this.#fail(record, error);
      // Without the lease another may have taken it over.
      if (!signal.aborted) await store.setState(id, 'translating', 'queued', clock.now());
      throw error;
    }
  }

  async giveUp({ id }: Pick<ClaimedJob, 'id'>, error: unknown): Promise<void> {
    const record = await this.#options.store.find(id);
    if (record !== undefined) await this.#fail(record, error);
  }

  async #translate(
    record: DocumentRecord,
    keys: DocumentKeys,
    { document: running, show, signal }: UnderWork,
  ): Promise<void> {
    const { store, objects, tools, stored, meter, limits, clock, events, detector, textWork, unservedSource } =
      this.#options;
    const { id, job } = record;
    const identity = await this.#identityOf(record);
    const { account } = identity;
    const sealed = await objects.get(sourceName(record));
    if (sealed === undefined) throw new ServiceError('document_failed', { reason: 'the upload is gone.' });
    const content = { name: await openText(keys.fileName, job.encryptedFileName), bytes: open(keys.source, sealed) };
    const format = formatIdOf(tools, job.inputFormat);
    const reading = {
      format,
      limits: limits.reading(job.inputFormat, account.plan),
      conversion: job.conversion,
      keepCode: job.keepCode !== 'off',
      ...(job.pages && { pages: job.pages }),
      ...languagesOf(job),
    };
    const count = (progress: FilterProgress): void => {
      running.count(progress);
      show();
    };
    await using document = await tools.open(content, reading, signal, count);

    const characters = countDocument(document.units);
    running.beginTranslating(characters);
    limits.refuseTooManyCharacters(characters, job.inputFormat, account.plan);
    const resources = await resolveResources(stored, { identity, region: job.region }, job);
    const dependencies = { router: stored.router, detector, textWork, ...(unservedSource && { unservedSource }) };
    const requested = {
      ...job,
      accountId: account.id,
      keptSegments: job.qualityEvaluation ? evaluationLimits.segments : 0,
    };
    const prepared = await prepareDocument(dependencies, document.units, requested, resources, signal);
    const billed = prepared.billed ? billedCharacters(countBilled(document.units), job.inputFormat) : 0;
    const { reportingTag } = job;
    const usage = { identity, product: 'translate', category: 'document', amount: billed, reportingTag } as const;
    const reservation = await meter.reserve(usage);
    try {
      const translated = await prepared.run(this.#measured(prepared.tier, { document: running, show }));
      running.beginWriting();
      const { watermark, sideBySide = false, outputFormat: output } = job;
      const options = { targetLanguage: prepared.target, watermark, sideBySide, output };
      const { content: result } = await document.write(translated.translations, options, signal, count);
      await objects.put(resultName(record), seal(keys.result, result));
      running.written();
      const found = [...document.warnings, ...translated.warnings];
      if (found.length > 0) await putNotices(objects, record, keys, found);
      signal.throwIfAborted();
      if (job.qualityEvaluation) await this.#handOver(record, keys, prepared, translated);
      const warnings = warningCodes(found);
      await reservation.settleWith(billed, async (addition) => {
        if (!(await store.finish(id, { characters: billed, addition, warnings }, clock.now())))
          throw new Error('The document has been ended or removed by another.');
      });
      const { source, target } = prepared;
      events.translationDone({ engines: translated.engines, source, target, characters });
      this.#ended(record, 'done', { characters, engines: translated.engines, warnings });
    } catch (error) {
      await reservation.release();
      throw error;
    }
    await objects.remove(sourceName(record));
  }

  #handOver(
    { id, accountId }: DocumentRecord,
    keys: DocumentKeys,
    { source, target }: PreparedDocument,
    { segments }: TranslatedDocument,
  ): Promise<void> {
    return this.#options.evaluations.handOver({ id, accountId, keys }, { source, target }, segments);
  }

  /** Reports how far it is, and learns on the way how quick the engines are. */
  #measured(
    tier: EngineTier,
    { document, show }: Pick<UnderWork, 'document' | 'show'>,
  ): (progress: DocumentProgress) => void {
    const { clock, underWork } = this.#options;
    let charactersBefore = 0;
    let before = clock.now().getTime();
    return (progress) => {
      document.translated({ ...progress, tier });
      show();
      const characters = progress.charactersDone - charactersBefore;
      if (progress.charactersDone > 0 && characters < measuredCharacters) return;
      const now = clock.now().getTime();
      underWork.speed.measure({ ...progress, tier }, characters, now - before);
      charactersBefore = progress.charactersDone;
      before = now;
    };
  }

  /** Account and key as they are now: their limits may have changed since the upload. */
  async #identityOf({ accountId, job }: DocumentRecord): Promise<Identity> {
    const { accounts } = this.#options;
    const account = await accounts.findAccount(accountId);
    const key = (await accounts.listKeys(accountId)).find(({ id }) => id === job.keyId);
    if (account === undefined || key === undefined) throw new Error(`There is no key ${job.keyId} of ${accountId}.`);
    return { account, key };
  }

  async #fail(record: DocumentRecord, error: unknown): Promise<void> {
    const { store, objects, clock, events, underWork } = this.#options;
    const { id } = record;
    const known = error instanceof ServiceError && error.code !== 'internal';
    if (!known) events.requestFailed({ traceId: id, code: 'internal', error });
    const message = known ? error.message : 'Internal error. The document id finds it in the server log.';
    if (!(await store.fail(id, message, clock.now()))) return;
    underWork.ends.end(id);
    await objects.remove(sourceName(record));
    this.#ended(record, 'error', { characters: 0, engines: [], warnings: [] });
  }

  #ended(record: DocumentRecord, outcome: 'done' | 'error', { characters, engines, warnings }: Outcome): void {
    this.#options.events.documentEnded({
      documentId: record.id,
      format: record.job.inputFormat,
      outcome,
      seconds: (this.#options.clock.now().getTime() - record.createdAt.getTime()) / 1000,
      characters,
      engines,
      warnings,
    });
  }
}

/** It will not go away by trying again: what the document or the request is at fault for. */
function isFinal(error: unknown): boolean {
  return error instanceof ServiceError && !error.retryable;
}

/** As filters expect them. */
function languagesOf(job: DocumentRecord['job']): Pick<ReadOptions, 'sourceLanguage' | 'targetLanguage'> {
  const sourceLanguage = job.sourceLanguage && requestedLanguage(job.sourceLanguage);
  const targetLanguage = requestedLanguage(job.targetLanguage);
  return { ...(sourceLanguage && { sourceLanguage }), ...(targetLanguage && { targetLanguage }) };
}

function formatIdOf({ formats }: Pick<DocumentTools, 'formats'>, extension: string): string {
  const format = formatOf(formats, extension);
  if (format === undefined) throw new ServiceError('document_failed', { reason: `.${extension} is not supported.` });
  return format.id;
}
