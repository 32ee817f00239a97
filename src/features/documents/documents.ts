import type { Clock } from '../../contracts/clock.ts';
import type { DocumentTools } from '../../contracts/documents/document-tools.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { JobQueue } from '../../contracts/jobs/job-queue.ts';
import type { DocumentRecord, DocumentStore, WorkProgress } from '../../contracts/stores/documents.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { StoreSignals } from '../../contracts/stores/store-signals.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Events } from '../../observability/events.ts';
import type { Identity } from '../accounts/authenticate.ts';
import type { Membership } from '../nodes/membership.ts';
import type { SharedSecrets } from '../nodes/shared-secrets.ts';
import type { DocumentEvaluations } from '../quality/document-evaluations.ts';
import { open, openText, seal } from '../sealing/sealed-stream.ts';
import { type Requester, resolveResources, type StoredResources } from '../translation/resources/resolve-resources.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import { createDocumentKeys, type DocumentKeys, unlockDocument } from './document-encryption.ts';
import { documentJob } from './document-job.ts';
import { documentTooLarge, leastBilled, type UploadLimits } from './document-limits.ts';
import { removeObjects, removeObjectsBefore, resultName, sourceName } from './document-objects.ts';
import { checkLanguages, type DocumentOrder } from './document-order.ts';
import { packKeys } from './document-secrets.ts';
import { type DocumentType, documentType, extensionOf, resultMediaType } from './document-types.ts';
import { type DocumentNotice, readNotices } from './document-warnings.ts';
import type { DocumentsUnderWork } from './documents-under-work.ts';
import { HandOuts } from './hand-outs.ts';
import { type AcceptedType, listDocumentTypes } from './list-document-types.ts';
import { TextSearch } from './text-search.ts';

/** Names the jobs of this feature in the queue. */
export const documentJobKind = 'document';

export interface DocumentsOptions {
  readonly store: DocumentStore;
  readonly objects: ObjectStore;
  readonly queue: Pick<JobQueue, 'add' | 'isRunning' | 'remove'>;
  /** By which other nodes say what has ended there. */
  readonly signals: Pick<StoreSignals, 'isListening'> | undefined;
  readonly nodes: Pick<Membership, 'id' | 'live'>;
  readonly secrets: Pick<SharedSecrets, 'share' | 'complete'>;
  readonly tools: Pick<DocumentTools, 'formats' | 'missing'>;
  readonly stored: StoredResources;
  readonly meter: Pick<UsageMeter, 'reserve'>;
  readonly evaluations: Pick<DocumentEvaluations, 'check' | 'begin' | 'jobId' | 'remove'>;
  readonly underWork: DocumentsUnderWork;
  readonly limits: UploadLimits;
  readonly textWork: TextWork;
  readonly ids: Identifiers;
  readonly clock: Clock;
  readonly events: Pick<Events, 'requestFailed' | 'documentCancelled'>;
  /** From the upload on, done or not. */
  readonly retentionMilliseconds: number;
  /** How long anyone who asks for the status of a new document waits for its end at most. */
  readonly patienceMilliseconds: number;
  /** There is something to do. */
  readonly wake: () => void;
  /** The worker of this process may take a document that no other has heard of. */
  readonly offer: () => void;
}

/** A file that was received and waits for its form fields. */
export interface ReceivedFile {
  readonly id: string;
  readonly documentKey: string;
  readonly keys: DocumentKeys;
  readonly keyDigest: Uint8Array;
  readonly createdAt: Date;
  /** Bytes. */
  readonly size: number;
  /** Of the texts that files of some formats always contain, those that it does. */
  readonly found: ReadonlySet<string>;
}

export interface DocumentStatus {
  readonly id: string;
  readonly state: DocumentRecord['state'];
  /** With `translating`. */
  readonly secondsRemaining?: number;
  /** With `translating`, for documents with pages or pictures. */
  readonly progress?: WorkProgress;
  readonly billedCharacters?: number;
  /** Codes of what was lost or left, with `done`. */
  readonly warnings: readonly string[];
  /** The same in words, with locations: for the owner only. */
  readonly notices: readonly DocumentNotice[];
  readonly message?: string;
  /** Where its translation is evaluated. */
  readonly evaluationJobId?: string;
}

export interface DocumentDownload {
  readonly content: AsyncIterable<Uint8Array>;
  /** As it was given, with the extension of the result. */
  readonly fileName: string;
  readonly mediaType: string;
  /** As in the status. */
  readonly warnings: readonly string[];
  /** Everything was sent, and the document is gone; or it was not, and can be fetched again. The first call counts. */
  end(wasSent: boolean): Promise<void>;
}

const hour = 3_600_000;
/** How often a status that waits looks for an end in another process, where nothing is heard of it. */
const lookMilliseconds = 100;

/**
 * Documents as their owners see them; the work on them is in `work-on-document.ts`.
 *
 *     receive ─► accept ─► queued ─► translating ─┬─► done ─► downloaded once ─► gone
 *        │          │         ▲          │        └─► error ─────┐                ▲
 *        ▼          ▼         └──────────┘                       ├── expired ─────┤
 *     discarded  refused       another attempt                   └── deleted ─────┘
 */
export class Documents {
  readonly #options: DocumentsOptions;
  readonly #handOuts: HandOuts;

  constructor(options: DocumentsOptions) {
    this.#options = options;
    this.#handOuts = new HandOuts(options);
  }

  /** Bytes that a document of any type may have. */
  get largest(): number {
    return this.#options.limits.largest;
  }

  /** What the account may upload. */
  types({ account }: Identity): readonly AcceptedType[] {
    return listDocumentTypes(this.#options.tools.formats, this.#options.limits, account.plan);
  }

  /** Stores a file encrypted as it comes. `fileName` bounds its size as far as it is known. */
  async receive(
    { account }: Identity,
    fileName: string | undefined,
    content: AsyncIterable<Uint8Array>,
  ): Promise<ReceivedFile> {
    const { ids, clock, objects, limits, tools } = this.#options;
    const id = ids.uuid().replaceAll('-', '').toUpperCase();
    const documentKey = ids.secret().toUpperCase();
    const { keys, digest } = createDocumentKeys(id, documentKey);
    const createdAt = clock.now();
    const limit = limits.size(fileName === undefined ? undefined : extensionOf(fileName), account.plan);
    const search = new TextSearch(tools.formats.flatMap(({ contains }) => contains?.text ?? []));
    let size = 0;
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const bytes of content) {
        size += bytes.length;
        if (size > limit) throw documentTooLarge(limit);
        search.add(bytes);
        yield bytes;
      }
    };
    await objects.put(sourceName({ id, createdAt }), seal(keys.source, counted()));
    return { id, documentKey, keys, keyDigest: digest, createdAt, size, found: search.found };
  }

  /** Forgets a file that is not accepted. */
  discard(file: ReceivedFile): Promise<void> {
    return removeObjects(this.#options.objects, file);
  }

  /**
   * Everything that can refuse an upload happens here or in `receive`; what is accepted is on disk. Answers the job id of the
   * evaluation, if one is wanted.
   */
  async accept(caller: Requester, file: ReceivedFile, order: DocumentOrder): Promise<string | undefined> {
    const { store, queue, secrets, evaluations, offer } = this.#options;
    const { account } = caller.identity;
    const type = await this.#check(caller, file, order);
    const job = await documentJob(caller, file.keys, order, type);
    const { id, keys, createdAt } = file;
    const expiresAt = new Date(createdAt.getTime() + this.#options.retentionMilliseconds);
    const evaluated = order.qualityEvaluation === true ? { id, accountId: account.id, keys } : undefined;
    try {
      if (evaluated !== undefined) await evaluations.begin(evaluated, createdAt, expiresAt);
      await store.add({
        id,
        accountId: account.id,
        keyDigest: file.keyDigest,
        state: 'queued',
        job,
        size: file.size,
        createdAt,
        updatedAt: createdAt,
        expiresAt,
        warnings: [],
      });
      const expected = this.#options.underWork.expected.of(type.input, file.size);
      const work = { id, kind: documentJobKind, accountId: account.id, payload: '', createdAt, ...expected };
      await queue.add({ ...work, needsSecret: true });
      await secrets.share(id, packKeys(keys), { isOffered: true });
    } catch (error) {
      await store.remove(id);
      if (evaluated !== undefined) await evaluations.remove(evaluated);
      throw error;
    }
    offer();
    return evaluated && evaluations.jobId(evaluated);
  }

  /** A small document is over in a moment, but official clients ask again after seconds only: the first answer waits. */
  async status(identity: Identity, id: string, documentKey: string): Promise<DocumentStatus> {
    using waiting = this.#options.underWork.ends.wait(id.toUpperCase());
    let { record, keys } = await this.#find(identity, id, documentKey);
    const patience =
      record.createdAt.getTime() + this.#options.patienceMilliseconds - this.#options.clock.now().getTime();
    if (isUnfinished(record) && patience > 0) {
      await this.#endOf(record.id, waiting.ended, patience);
      ({ record, keys } = await this.#find(identity, id, documentKey));
    }
    const { state, billedCharacters, message, warnings, job } = record;
    const working = await this.#progress(record);
    const evaluated = job.qualityEvaluation && {
      evaluationJobId: this.#options.evaluations.jobId({ id: record.id, keys }),
    };
    const shared = { id: record.id, warnings, ...evaluated };
    // Who was translating it is gone, and it waits for its turn again.
    if (state === 'translating' && working === undefined) return { ...shared, state: 'queued', notices: [] };
    const notices = warnings.length === 0 ? [] : await readNotices(this.#options.objects, record, keys);
    return {
      ...shared,
      state,
      notices,
      ...(state === 'translating' ? working : {}),
      ...(billedCharacters === undefined ? {} : { billedCharacters }),
      ...(message === undefined ? {} : { message }),
    };
  }

  async download(identity: Identity, id: string, documentKey: string): Promise<DocumentDownload> {
    const { record, keys } = await this.#find(identity, id, documentKey);
    const { state, job, message = '' } = record;
    if (state === 'error') throw new ServiceError('document_failed', { reason: message });
    if (state !== 'done') throw notReady(`it is ${state}.`);
    const claim = await this.#handOuts.claim(record.id);
    if (claim === 'handed_out') throw notFound();
    if (claim === 'taken') throw notReady('it is being downloaded already.');
    try {
      let isEnded = false;
      const name = await openText(keys.fileName, job.encryptedFileName);
      return {
        content: this.#resultOf(record, keys),
        fileName: `${name.replace(/\.[^.]*$/, '')}.${job.outputFormat}`,
        mediaType: resultMediaType(this.#options.tools.formats, job.outputFormat),
        warnings: record.warnings,
        end: async (wasSent) => {
          if (isEnded) return;
          isEnded = true;
          if (wasSent) await this.#removeSent(record);
          await this.#handOuts.end(record.id, wasSent);
        },
      };
    } catch (error) {
      await this.#handOuts.end(record.id, false);
      throw error;
    }
  }

  /** Ends the work on it, and removes everything. */
  async delete(identity: Identity, id: string, documentKey: string): Promise<void> {
    const { record, keys } = await this.#find(identity, id, documentKey);
    if (record.job.qualityEvaluation) await this.#options.evaluations.remove({ ...record, keys });
    await this.#remove(record);
    if (isUnfinished(record))
      this.#options.events.documentCancelled({ documentId: id, format: record.job.inputFormat });
  }

  /** Removes what has expired, and what uploads have left that came to nothing. */
  async clean(): Promise<void> {
    const { store, objects, clock, retentionMilliseconds } = this.#options;
    const now = clock.now();
    for (let ids = await store.listExpired(now, 100); ids.length > 0; ids = await store.listExpired(now, 100))
      for (const id of ids) {
        const record = await store.find(id);
        if (record !== undefined) await this.#remove(record);
      }
    await removeObjectsBefore(objects, new Date(now.getTime() - retentionMilliseconds - 2 * hour));
  }

  /** Undefined when nobody translates it. Alone, this process knows; else the job has a lease, and its worker has written how far it is. */
  async #progress({
    id,
    state,
    expectedEndAt,
    progress,
  }: DocumentRecord): Promise<Pick<DocumentStatus, 'secondsRemaining' | 'progress'> | undefined> {
    const { underWork, nodes, queue, clock } = this.#options;
    const here = underWork.progress(id);
    const isAlone = nodes.live.length === 1;
    if (here !== undefined) {
      // What every node says of it, or a client that asks one after the other would see it go back.
      const shown = isAlone ? here.progress : progress;
      return {
        ...(here.seconds !== undefined && { secondsRemaining: here.seconds }),
        ...(shown !== undefined && { progress: shown }),
      };
    }
    const now = clock.now();
    if (state !== 'translating' || isAlone || !(await queue.isRunning(id, now))) return undefined;
    return {
      ...(expectedEndAt !== undefined && {
        secondsRemaining: Math.max(1, Math.ceil((expectedEndAt.getTime() - now.getTime()) / 1000)),
      }),
      ...(progress !== undefined && { progress }),
    };
  }

  /** The document of that account and key. A key that no node has is taken up again. */
  async #find(
    { account }: Identity,
    id: string,
    documentKey: string,
  ): Promise<{ readonly record: DocumentRecord; readonly keys: DocumentKeys }> {
    const { store, clock, underWork, secrets, wake } = this.#options;
    const record = await store.find(id.toUpperCase());
    if (record === undefined || record.accountId !== account.id || record.expiresAt <= clock.now()) throw notFound();
    const keys = unlockDocument(record, documentKey);
    if (keys === undefined || underWork.isRemoved(record.id)) throw notFound();
    if (isUnfinished(record) && (await secrets.complete(record.id, packKeys(keys)))) wake();
    return { record, keys };
  }

  /** Resolves when it is over, or the time is. */
  async #endOf(id: string, endedHere: Promise<void>, milliseconds: number): Promise<void> {
    const { store, nodes, signals, clock } = this.#options;
    let isOver = false;
    const ended = endedHere.then(() => {
      isOver = true;
    });
    for (let left = milliseconds; left > 0 && !isOver; left -= lookMilliseconds) {
      const hears = nodes.live.length === 1 || signals?.isListening === true;
      const late = Promise.withResolvers<void>();
      const cancel = clock.after(hears ? left : Math.min(left, lookMilliseconds), late.resolve);
      await Promise.race([ended, late.promise]);
      cancel();
      const record = hears ? undefined : await store.find(id);
      if (record === undefined || !isUnfinished(record)) return;
    }
  }

  async #check(caller: Requester, file: ReceivedFile, order: DocumentOrder): Promise<DocumentType> {
    const { stored, tools, meter, limits, textWork, evaluations } = this.#options;
    const { identity } = caller;
    const type = documentType(tools.formats, order.fileName, order.outputFormat);
    const missing = tools.missing?.(type.format);
    if (missing !== undefined)
      throw new ServiceError('invalid_file', {
        reason: `this server cannot translate the file extension .${type.input}: ${missing}.`,
      });
    const limit = limits.size(type.input, identity.account.plan);
    if (file.size > limit) throw documentTooLarge(limit);
    if (file.size === 0) throw new ServiceError('invalid_file', { reason: 'it is empty.' });
    const { contains } = type.format;
    if (contains !== undefined && !file.found.has(contains.text))
      throw new ServiceError('invalid_file', { reason: contains.otherwise });
    if (order.qualityEvaluation) await evaluations.check(identity, order, type.input, () => this.#contentOf(file));
    // Accepted is kept: the upload goes on without its client.
    const work = textWork.open({ accountId: identity.account.id, signal: new AbortController().signal });
    await checkLanguages(stored.router, order, await resolveResources(stored, caller, order), work);
    const least = {
      identity,
      product: 'translate',
      category: 'document',
      amount: leastBilled(type.input),
    } as const;
    await (await meter.reserve(least)).release();
    return type;
  }

  async *#contentOf(file: ReceivedFile): AsyncGenerator<Uint8Array> {
    const sealed = await this.#options.objects.get(sourceName(file));
    if (sealed !== undefined) yield* open(file.keys.source, sealed);
  }

  /** Opened when it is read, since nobody may come to read it. */
  async *#resultOf(record: DocumentRecord, keys: DocumentKeys): AsyncGenerator<Uint8Array> {
    const sealed = await this.#options.objects.get(resultName(record));
    if (sealed === undefined) throw new Error(`The result of the document ${record.id} is not in the object store.`);
    yield* open(keys.result, sealed);
  }

  /** The client has it, so nobody is left to be notified of what fails; it expires like any other. */
  async #removeSent(record: DocumentRecord): Promise<void> {
    try {
      await this.#remove(record);
    } catch (error) {
      this.#options.events.requestFailed({ traceId: record.id, code: 'internal', error });
    }
  }

  async #remove(record: DocumentRecord): Promise<void> {
    const { store, queue, objects, underWork } = this.#options;
    const removed = underWork.remove(record.id);
    try {
      await queue.remove(record.id);
      await store.remove(record.id);
      await removeObjects(objects, record);
    } finally {
      removed.end();
    }
  }
}

function isUnfinished({ state }: DocumentRecord): boolean {
  return state === 'queued' || state === 'translating';
}

function notReady(reason: string): ServiceError {
  return new ServiceError('document_not_ready', { reason }, { retryAfter: 1 });
}

function notFound(): ServiceError {
  return new ServiceError('document_not_found', {});
}
